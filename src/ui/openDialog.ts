import { forgetAnnouncements } from "./Announcer.tsx";

/** In milliseconds: by then a screen reader knows that there is a dialog. */
const KNOWN = 150;

/**
 * Opens a modal dialog. It takes focus itself: had its first button the focus, Firefox would say
 * that one, and not what the dialog is about. `first` has it next.
 */
export function openDialog(dialog: HTMLDialogElement | null, first?: HTMLElement | null) {
  if (!dialog || dialog.open) return;
  forgetAnnouncements();
  dialog.setAttribute("autofocus", "");
  dialog.showModal();
  // Safari before 17 does not know it of a dialog.
  if (document.activeElement !== dialog) dialog.focus();
  // At once, it would be said of nothing, and digits would be commands to Orca.
  setTimeout(() => document.activeElement === dialog && first?.focus(), KNOWN);
}
