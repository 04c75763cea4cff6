import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Remark } from "../../../content/proofreading/remark.ts";
import type { Language } from "../../../i18n/languages.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { updateKeys, keyLines } from "./lineKeys.ts";
import {
  splitLine,
  joinLines,
  moveLine,
  pasteLines,
  removeLine,
  type EditedLines,
} from "./lineOperations.ts";
import type { Noun } from "./splitPastedText.ts";
import { SentenceLine, type LineActs } from "./SentenceLine.tsx";
import { dropEdge, useLineDrag } from "./useLineDrag.ts";
import "./SentenceList.css";

/** Changes the present lines; typing at the same `place` without a pause is one step. */
export type ChangeLines = (
  change: (lines: readonly string[]) => readonly string[],
  place?: string,
) => void;

type SentenceListProps = {
  /** What the lines are of, for a screen reader: other lists stand on the same page. */
  label: string;
  noun?: Noun;
  lines: readonly string[] | undefined;
  language: Language;
  /** The lines of the original, where this is a translation. */
  originals?: readonly string[] | undefined;
  originalLanguage?: Language | undefined;
  /** The remarks on each line that has any. */
  remarks: ReadonlyMap<number, readonly Remark[]>;
  onChange: ChangeLines;
};

type Focus = EditedLines["focus"] & { on?: "text" | "handle" };

const none: readonly never[] = [];

/** A text line by line; each line is a field of its own that can be split, joined and moved. */
export const SentenceList = memo(function SentenceList({
  label,
  noun = "frase",
  lines = none,
  language,
  originals = none,
  originalLanguage,
  remarks,
  onChange,
}: SentenceListProps) {
  // A translation has a line ready for each of the original, and every list at least one.
  const least = Math.max(originals.length, 1);
  const shown = useMemo(() => padded(lines, least), [lines, least]);
  const [known, setKnown] = useState(() => keyLines(shown));
  const now = updateKeys(known, shown);
  if (now !== known) setKnown(now);

  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<Focus>();
  // A line that moves in the page loses the focus, so it is given back after every change.
  useLayoutEffect(() => {
    if (focus) goTo(list.current, focus);
  }, [focus]);

  const acts = useMemo<LineActs>(() => {
    const edit = (change: (lines: readonly string[]) => EditedLines) =>
      onChange((before) => {
        const { lines: after, focus: next } = change(padded(before, least));
        setFocus(next);
        return after;
      });
    return {
      type(index, text, isTyped) {
        if (text.includes("\n")) edit((before) => splitLine(before, index, text));
        else
          onChange(
            (before) => padded(before, least).with(index, text),
            isTyped ? `${index}` : undefined,
          );
      },
      join: (index) => edit((before) => joinLines(before, index)),
      add: (index) =>
        edit((before) => ({
          lines: before.toSpliced(index + 1, 0, ""),
          focus: { index: index + 1, caret: 0 },
        })),
      remove(index) {
        edit((before) => removeLine(before, index));
        announce(noun === "frase" ? "Frase tolta" : "Paragrafo tolto");
      },
      paste: (index, selected, pieces) =>
        edit((before) => pasteLines(before, index, selected, pieces)),
      go: (index, caret) => setFocus({ index, caret }),
      move(from, to, on) {
        onChange((before) => {
          const all = padded(before, least);
          if (to < 0 || to >= all.length) return before;
          setFocus({ index: to, caret: caretIn(list.current, from), on });
          const what = noun === "frase" ? "Frase spostata" : "Paragrafo spostato";
          announce(`${what}: ora ${to + 1} di ${all.length}`);
          return moveLine(all, from, to);
        });
      },
    };
  }, [onChange, least, noun]);

  const dropped = useCallback((from: number, to: number) => acts.move(from, to, "handle"), [acts]);
  const { drag, handle } = useLineDrag(list, dropped);

  return (
    <div className="lines">
      <ol ref={list} role="list" aria-label={label} data-dragging={drag ? true : undefined}>
        {shown.map((text, index) => (
          <SentenceLine
            key={now.keys[index]}
            text={text}
            index={index}
            count={shown.length}
            noun={noun}
            label={label}
            language={language}
            original={originals[index]}
            originalLanguage={originalLanguage}
            remarks={remarks.get(index) ?? none}
            acts={acts}
            handle={handle}
            isDragged={drag?.from === index}
            drop={dropEdge(drag, index)}
          />
        ))}
      </ol>
      <Button look="quiet" icon="plus" onClick={() => acts.add(shown.length - 1)}>
        <span>
          {noun === "frase" ? "Aggiungi una frase" : "Aggiungi un paragrafo"}
          <span className="visually-hidden">: {label}</span>
        </span>
      </Button>
    </div>
  );
});

/** The lines and as many empty ones as are missing. */
function padded(lines: readonly string[], least: number): readonly string[] {
  const missing = least - lines.length;
  return missing > 0 ? [...lines, ...Array.from({ length: missing }, () => "")] : lines;
}

function caretIn(list: HTMLElement | null, index: number): number {
  return list?.querySelectorAll("textarea")[index]?.selectionStart ?? 0;
}

function goTo(list: HTMLElement | null, { index, caret, on }: Focus) {
  const lines = [...(list?.children ?? [])];
  const line = lines[Math.min(index, lines.length - 1)];
  const field = line?.querySelector("textarea");
  if (on === "handle") return line?.querySelector<HTMLElement>(".line-handle")?.focus();
  field?.focus();
  const at = Math.min(caret, field?.value.length ?? 0);
  field?.setSelectionRange(at, at);
}
