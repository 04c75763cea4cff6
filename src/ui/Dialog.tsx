import { useId, type ReactNode, type Ref } from "react";
import { Button } from "./Button.tsx";
import "./Dialog.css";

type DialogProps = {
  /** Open it with `showModal()`. */
  ref: Ref<HTMLDialogElement>;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** The browser's own modal dialog: it keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ ref, title, closeLabel, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} closedby="any">
      <form method="dialog" className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <Button type="submit" look="quiet" icon="close" aria-label={closeLabel} />
      </form>
      {children}
    </dialog>
  );
}
