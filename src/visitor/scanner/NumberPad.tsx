import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { useAllWorks } from "../parts/useAllWorks.ts";
import { addressOf, useVisit } from "../shell/visit.ts";
import "./NumberPad.css";

const MOST_DIGITS = 4;

/** Opens a work by the number on its label. Open it with `openDialog`. */
export function NumberPad({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const visit = useVisit();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const inputId = useId();
  const whereId = useId();
  const { number, artwork, close } = visit.messages;
  const [isOpen, setIsOpen] = useState(false);
  const [all] = useAllWorks(visit, isOpen);
  // Without the list of works every number can be opened: the work's screen says if there is none.
  const works = all.phase === "there" ? all.works : undefined;
  const work = works?.find(({ id }) => String(id) === typed);
  const canOpen = works ? work !== undefined : typed !== "";
  // The first digit of a longer number is not a mistake yet.
  const isUnknown = works?.every(({ id }) => !String(id).startsWith(typed)) ?? false;

  function type(text: string) {
    // A visitor may press a key of the pad before the field has had focus.
    setIsOpen(true);
    setTyped(text.replaceAll(/\D/g, "").slice(0, MOST_DIGITS));
  }

  /** A digit typed on a keyboard while something else has focus is meant for the field. */
  function toField({ key }: KeyboardEvent) {
    if (/^\d$/.test(key)) input.current?.focus();
  }

  function open(event: SubmitEvent) {
    event.preventDefault();
    if (!canOpen) return input.current?.focus();
    ref.current?.close();
    navigate(addressOf(visit, `artwork/${typed}`));
  }

  return (
    <Dialog
      ref={ref}
      title={number.title}
      closeLabel={close}
      onClose={() => setTyped("")}
      onKeyDown={toField}
    >
      <form className="number-form" onSubmit={open}>
        <label htmlFor={inputId}>{number.label}</label>
        <p id={whereId}>{number.where}</p>
        {/* The phone's own keyboard would cover the keys below, which are larger. */}
        <input
          ref={input}
          id={inputId}
          inputMode="none"
          autoComplete="off"
          aria-describedby={whereId}
          value={typed}
          onFocus={() => setIsOpen(true)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <p aria-live="polite">
          {/* A visitor who presses a key of the pad hears the number that is now in the field. */}
          <span className="visually-hidden">{typed} </span>
          {work && <span lang={visit.museum.languages[0]}>{work.title}</span>}
          {isUnknown && artwork.notInCatalogue}
        </p>
        <div className="number-keys">
          {["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => (
            <Button key={digit} look="plain" onClick={() => type(typed + digit)}>
              {digit}
            </Button>
          ))}
          <Button look="plain" onClick={() => type(`${typed}0`)}>
            0
          </Button>
          <Button
            look="plain"
            icon="erase"
            aria-label={number.erase}
            onClick={() => type(typed.slice(0, -1))}
          />
          <Button type="submit" aria-disabled={!canOpen}>
            {number.open}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
