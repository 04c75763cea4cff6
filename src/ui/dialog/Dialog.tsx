import { useId, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router";
import type { Language } from "../../i18n/languages.ts";
import { Button } from "../buttons/Button.tsx";
import "./Dialog.css";

type DialogProps = {
  /** Open it with `openDialog`. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Where the title is not in the language of the page. */
  titleLanguage?: Language;
  /** Without it only an answer closes it, or Escape. */
  closeLabel?: string;
  /** `alertdialog` interrupts: `describedBy` names what is read out with its title. */
  role?: "alertdialog";
  describedBy?: string;
  className?: string;
  onClose?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape and gives focus back.
 * Left open, it would stand over the next page, so each page has a new one.
 */
export function Dialog({
  ref,
  title,
  titleLanguage,
  closeLabel,
  role,
  describedBy,
  className = "",
  onClose,
  onKeyDown,
  children,
}: DialogProps) {
  const titleId = useId();
  const { key } = useLocation();
  return (
    <dialog
      key={key}
      ref={ref}
      tabIndex={-1}
      className={`dialog ${className}`.trim()}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // An `alertdialog` may open under a finger: a tap meant for the page must not close it.
      closedby={role === "alertdialog" ? "closerequest" : "any"}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <form method="dialog" className="dialog-head">
        <h2 id={titleId} lang={titleLanguage}>
          {title}
        </h2>
        {closeLabel && <Button type="submit" look="quiet" icon="close" aria-label={closeLabel} />}
      </form>
      {children}
    </dialog>
  );
}
