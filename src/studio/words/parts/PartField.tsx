import { useMemo } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { longest } from "../../../content/schema/limits.ts";
import { partGuides } from "./partGuides.ts";
import type { RemarkPlaces } from "../remarks/remarkPlaces.ts";
import { ScriptPart, type ChangeParagraphs } from "./ScriptPart.tsx";
import { SentenceList, type ChangeLines } from "../sentences/SentenceList.tsx";
import { TextPart } from "./TextPart.tsx";
import type { PartValue, WordsPart } from "./wordsParts.ts";

/** Changes the present value of a part; typing at the same `place` without a pause is one step. */
export type ChangePart = (change: (value: PartValue) => PartValue, place?: string) => void;

type PartFieldProps = {
  part: WordsPart;
  value: PartValue;
  language: Language;
  original: PartValue;
  originalLanguage: Language | undefined;
  places: RemarkPlaces;
  label: string;
  labelledBy: string;
  describedBy: string;
  onChange: ChangePart;
};

type Lines = readonly string[];
type Paragraphs = readonly Lines[];

/** The field of a part, by the shape of what is written in it. */
export function PartField({
  part,
  value,
  original,
  places,
  label,
  labelledBy,
  describedBy,
  onChange,
  ...languages
}: PartFieldProps) {
  const { shape } = partGuides[part];
  const changeLines = useMemo<ChangeLines>(
    () => (change, place) => onChange((lines) => change((lines ?? []) as Lines), place),
    [onChange],
  );
  const changeParagraphs = useMemo<ChangeParagraphs>(
    () => (change, place) => onChange((before) => change((before ?? []) as Paragraphs), place),
    [onChange],
  );
  if (shape === "sentences" || shape === "paragraphs")
    return (
      <SentenceList
        label={label}
        noun={shape === "sentences" ? "frase" : "paragrafo"}
        lines={value as Lines | undefined}
        originals={original as Lines | undefined}
        remarks={places.lines}
        onChange={changeLines}
        {...languages}
      />
    );
  if (shape === "script")
    return (
      <ScriptPart
        label={label}
        paragraphs={value as Paragraphs | undefined}
        originals={original as Paragraphs | undefined}
        remarks={places.paragraphs}
        onChange={changeParagraphs}
        {...languages}
      />
    );
  const isNames = shape === "names";
  const text = (written: PartValue, between: string) =>
    typeof written === "string" ? written : ((written ?? []) as Lines).join(between);
  return (
    <TextPart
      label={label}
      labelledBy={labelledBy}
      describedBy={describedBy}
      text={text(value, "\n")}
      original={text(original, ", ")}
      remarks={places.whole}
      hasLines={isNames}
      {...((isNames || shape === "line") && { most: longest.line })}
      onText={(written, isTyped) =>
        onChange(() => (isNames ? written.split("\n") : written), isTyped ? "text" : undefined)
      }
      {...languages}
    />
  );
}
