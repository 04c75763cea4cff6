import { memo, useMemo } from "react";
import type { Remark } from "../../../content/proofreading/remark.ts";
import type { Language } from "../../../i18n/languages.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { keepFocus } from "../../parts/keepFocus.ts";
import { moveLine } from "../sentences/lineOperations.ts";
import type { RemarkPlaces } from "../remarks/remarkPlaces.ts";
import { SentenceList, type ChangeLines } from "../sentences/SentenceList.tsx";

type Paragraphs = readonly (readonly string[])[];

/** Changes the present paragraphs. */
export type ChangeParagraphs = (
  change: (paragraphs: Paragraphs) => Paragraphs,
  place?: string,
) => void;

type ScriptPartProps = {
  label: string;
  paragraphs: Paragraphs | undefined;
  language: Language;
  originals: Paragraphs | undefined;
  originalLanguage: Language | undefined;
  remarks: RemarkPlaces["paragraphs"];
  onChange: ChangeParagraphs;
};

const none: readonly never[] = [];
const noRemarks: ReadonlyMap<number, readonly Remark[]> = new Map();

/** A part in paragraphs of sentences. */
export function ScriptPart({
  label,
  paragraphs = none,
  language,
  originals = none,
  originalLanguage,
  remarks,
  onChange,
}: ScriptPartProps) {
  const count = Math.max(paragraphs.length, originals.length, 1);
  return (
    <>
      <ol role="list" className="script-paragraphs" aria-label={label}>
        {Array.from({ length: count }, (_, index) => (
          // oxlint-disable-next-line no-array-index-key -- A list knows its own lines wherever it is.
          <li key={index}>
            <Paragraph
              label={label}
              index={index}
              count={count}
              lines={paragraphs[index]}
              language={language}
              originals={originals[index]}
              originalLanguage={originalLanguage}
              remarks={remarks.get(index) ?? noRemarks}
              onChange={onChange}
            />
          </li>
        ))}
      </ol>
      <Button
        look="plain"
        icon="plus"
        onClick={({ currentTarget }) => {
          const list = currentTarget.previousElementSibling;
          onChange((before) => [...padded(before, count), [""]]);
          // The field is there only now.
          setTimeout(() => list?.lastElementChild?.querySelector("textarea")?.focus());
        }}
      >
        <span>
          Aggiungi un paragrafo<span className="visually-hidden">: {label}</span>
        </span>
      </Button>
    </>
  );
}

type ParagraphProps = {
  label: string;
  index: number;
  count: number;
  lines: readonly string[] | undefined;
  language: Language;
  originals: readonly string[] | undefined;
  originalLanguage: Language | undefined;
  remarks: ReadonlyMap<number, readonly Remark[]>;
  onChange: ChangeParagraphs;
};

const Paragraph = memo(function Paragraph({
  label,
  index,
  count,
  onChange,
  ...list
}: ParagraphProps) {
  const where = `paragrafo ${index + 1}, ${label}`;
  const changeLines = useMemo<ChangeLines>(
    () => (change, place) =>
      onChange(
        (before) => {
          const all = padded(before, index + 1);
          return all.with(index, change(all[index] ?? []));
        },
        place && `${index}.${place}`,
      ),
    [onChange, index],
  );
  const move = (to: number) => {
    onChange((before) => moveLine(padded(before, count), index, to));
    announce(`Paragrafo spostato: ora ${to + 1} di ${count}`);
  };
  const remove = () => {
    onChange((before) => before.toSpliced(index, 1));
    announce("Paragrafo tolto");
    keepFocus();
  };
  return (
    <>
      <div className="script-head">
        <h3>{`Paragrafo ${index + 1} di ${count}`}</h3>
        <Button
          look="quiet"
          icon="up"
          aria-label={`Sposta su il ${where}`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && move(index - 1)}
        />
        <Button
          look="quiet"
          icon="down"
          aria-label={`Sposta giù il ${where}`}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && move(index + 1)}
        />
        <Button look="quiet" icon="erase" aria-label={`Togli il ${where}`} onClick={remove} />
      </div>
      <SentenceList label={where} {...list} onChange={changeLines} />
    </>
  );
});

function padded(paragraphs: Paragraphs, least: number): Paragraphs {
  const missing = Math.max(least - paragraphs.length, 0);
  return [...paragraphs, ...Array.from({ length: missing }, () => [])];
}
