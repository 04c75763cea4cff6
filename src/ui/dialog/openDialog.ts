import { forgetAnnouncements } from "../announce.ts";

/**
 * In milliseconds: by then a screen reader has read of the dialog, and `first` gets focus. Sooner,
 * a slow one names the field alone.
 */
const KNOWN = 400;

/**
 * Opens a modal dialog. With focus on its first button, Firefox would have that button read out and
 * not what the dialog is about, so the dialog itself takes focus. `first` gets it next.
 */
export function openDialog(dialog: HTMLDialogElement | null, first?: HTMLElement | null) {
  if (!dialog || dialog.open) return;
  forgetAnnouncements();
  dialog.setAttribute("autofocus", "");
  dialog.showModal();
  // Safari before 17 ignores `autofocus` on a dialog.
  if (document.activeElement !== dialog) dialog.focus();
  // Had `first` focus at once, it would be read out without its dialog, and Orca would take digits
  // for commands of its own.
  setTimeout(() => document.activeElement === dialog && first?.focus(), KNOWN);
}
