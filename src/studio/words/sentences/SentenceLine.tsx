import { memo, useId, type ClipboardEvent, type KeyboardEvent } from "react";
import type { Remark } from "../../../content/proofreading/remark.ts";
import type { Language } from "../../../i18n/languages.ts";
import { plainText } from "../../../lib/text/plainText.ts";
import { GrowingText } from "./GrowingText.tsx";
import { LineMenu, type LineAction } from "./LineMenu.tsx";
import { MarkChips } from "../marks/MarkChips.tsx";
import { OriginalText } from "../parts/OriginalText.tsx";
import { splitPastedText, type Noun } from "./splitPastedText.ts";
import { remarkIds, RemarkNotes } from "../remarks/RemarkNotes.tsx";
import type { HandleEvents } from "./useLineDrag.ts";

/** What can be done to the lines of a list, each by its place. */
export type LineActs = {
  /** What is typed without a pause is one step; anything else is a step of its own. */
  type: (index: number, text: string, isTyped: boolean) => void;
  join: (index: number) => void;
  /** `on`: what has the focus afterwards, the text or the handle. */
  move: (from: number, to: number, on: "text" | "handle") => void;
  add: (index: number) => void;
  remove: (index: number) => void;
  paste: (index: number, selected: readonly [number, number], pieces: readonly string[]) => void;
  go: (index: number, caret: number) => void;
};

type SentenceLineProps = {
  text: string;
  index: number;
  count: number;
  noun: Noun;
  /** What the line is of, for a screen reader. */
  label: string;
  language: Language;
  /** The same line of the original, where this is a translation. */
  original?: string | undefined;
  originalLanguage: Language | undefined;
  remarks: readonly Remark[];
  acts: LineActs;
  handle: (index: number) => HandleEvents;
  isDragged: boolean;
  drop: "before" | "after" | undefined;
};

/** One line of a list: a sentence or a paragraph, with all that can be done to it. */
export const SentenceLine = memo(function SentenceLine({
  text,
  index,
  count,
  noun,
  label,
  language,
  original,
  originalLanguage,
  remarks,
  acts,
  handle,
  isDragged,
  drop,
}: SentenceLineProps) {
  const id = useId();
  const Noun = noun === "frase" ? "Frase" : "Paragrafo";
  const where = `${noun} ${index + 1}, ${label}`;

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const copied = event.clipboardData.getData("text/plain");
    const pieces = splitPastedText(copied, noun, language);
    // One piece without line breaks is left to the browser’s own paste.
    if (pieces.length < 2 && !plainText(copied).trim().includes("\n")) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    acts.paste(index, [selectionStart, selectionEnd], pieces);
  };

  return (
    <li
      className="line"
      data-dragged={isDragged || undefined}
      data-drop={drop}
      data-beside={originalLanguage ? true : undefined}
    >
      {originalLanguage && (
        <OriginalText text={original} language={originalLanguage} number={index + 1} />
      )}
      <div className="line-own">
        <label htmlFor={id} className="line-number">
          <span className="visually-hidden">{Noun} </span>
          {index + 1}
          <span className="visually-hidden"> di {count}</span>
        </label>
        <div className="line-text">
          <GrowingText
            id={id}
            lang={language}
            value={text}
            aria-describedby={remarkIds(id, remarks)}
            onChange={(event) => acts.type(index, plainText(event.currentTarget.value), true)}
            onKeyDown={(event) => onLineKey(event, index, count, acts)}
            onPaste={onPaste}
          />
          <MarkChips
            text={text}
            of={where}
            onText={(unmarked) => acts.type(index, unmarked, false)}
          />
          <RemarkNotes id={id} remarks={remarks} language={language} />
        </div>
        <LineMenu
          label={`Azioni: ${where}`}
          actions={actionsOf(index, count, noun, acts)}
          drag={handle(index)}
        />
      </div>
    </li>
  );
});

function onLineKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  index: number,
  count: number,
  acts: LineActs,
) {
  // While an input method composes, its keys are not meant for the list.
  if (event.nativeEvent.isComposing) return;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAt = (caret: number) => selectionStart === caret && selectionEnd === caret;
  const { key, altKey } = event;
  const isPlain = !altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (altKey && key === "ArrowUp") acts.move(index, index - 1, "text");
  else if (altKey && key === "ArrowDown") acts.move(index, index + 1, "text");
  else if (!isPlain) return;
  else if (key === "Backspace" && isAt(0) && index > 0) acts.join(index);
  else if (key === "Delete" && isAt(value.length) && index < count - 1) acts.join(index + 1);
  else if (key === "ArrowUp" && isAt(0) && index > 0) acts.go(index - 1, Infinity);
  else if (key === "ArrowDown" && isAt(value.length) && index < count - 1) acts.go(index + 1, 0);
  else return;
  event.preventDefault();
}

function actionsOf(index: number, count: number, noun: Noun, acts: LineActs): LineAction[] {
  const a = noun === "frase" ? "una frase" : "un paragrafo";
  const last = noun === "frase" ? "alla precedente" : "al precedente";
  return [
    ...(index > 0
      ? [
          {
            name: "Sposta su",
            icon: "up",
            act: () => acts.move(index, index - 1, "handle"),
          } as const,
        ]
      : []),
    ...(index < count - 1
      ? [
          {
            name: "Sposta giù",
            icon: "down",
            act: () => acts.move(index, index + 1, "handle"),
          } as const,
        ]
      : []),
    { name: `Aggiungi ${a} sotto`, icon: "plus", act: () => acts.add(index) },
    ...(index > 0
      ? [{ name: `Unisci ${last}`, icon: "minus", act: () => acts.join(index) } as const]
      : []),
    { name: "Togli", icon: "erase", act: () => acts.remove(index) },
  ];
}
