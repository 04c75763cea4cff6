import { useId, type ReactNode, type Ref } from "react";
import type { Language } from "../i18n/languages.ts";
import { Button } from "./Button.tsx";
import "./Dialog.css";

type DialogProps = {
  /** Open it with `showModal()`. */
  ref: Ref<HTMLDialogElement>;
  title: string;
  /** Where the title is not in the language of the page. */
  titleLanguage?: Language;
  closeLabel: string;
  /** `alertdialog` interrupts: `describedBy` names what is read out with its title. */
  role?: "alertdialog";
  describedBy?: string;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
};

/** The browser's own modal dialog: it keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({
  ref,
  title,
  titleLanguage,
  closeLabel,
  role,
  describedBy,
  className = "",
  onClose,
  children,
}: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`.trim()}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog" className="dialog-head">
        <h2 id={titleId} lang={titleLanguage}>
          {title}
        </h2>
        <Button type="submit" look="quiet" icon="close" aria-label={closeLabel} />
      </form>
      {children}
    </dialog>
  );
}
