import { splitSentences } from "../../../content/speaking/splitSentences.ts";
import type { Language } from "../../../i18n/languages.ts";
import { plainText } from "../../../lib/text/plainText.ts";

/** What one line of a list holds. */
export type Noun = "frase" | "paragrafo";

/** The lines that a pasted text becomes: its sentences, or its paragraphs. */
export function splitPastedText(text: string, noun: Noun, language: Language): string[] {
  const paragraphs = plainText(text)
    .replaceAll("\t", " ")
    .split(/\n\s*\n/)
    .flatMap((block) => joinWrappedLines(block.split("\n")));
  const lines =
    noun === "paragrafo"
      ? paragraphs
      : paragraphs.flatMap((paragraph) => splitSentences(paragraph, language));
  return lines.map((line) => line.replace(/ {2,}/g, " ").trim()).filter(Boolean);
}

/** Joins the lines that a PDF breaks in the middle of a sentence. */
function joinWrappedLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const before = whole.at(-1);
    const goesOn = before !== undefined && !/[.!?…:;][”»“’)]*$/u.test(before);
    if (goesOn && /^[\p{Ll}\d(«“]/u.test(line)) whole[whole.length - 1] = `${before} ${line}`;
    else whole.push(line);
  }
  return whole;
}
