import Papa from "papaparse";
import { collectRows, type Sheet } from "./collectRows.ts";
import { limits } from "./limits.ts";

const delimiters = [";", "\t", ",", "|"] as const;

/** Reads a text with separators (.csv, .tsv): the sheet, and notes for the curator. */
export function readCsv(text: string, name: string): { sheet: Sheet; notes: string[] } {
  const { declared, body, line } = splitDeclaration(text.replaceAll(/\r\n?/g, "\n"));
  const delimiter = declared ?? delimiterOf(body);
  const { data, errors } = parse(body, delimiter, limits.lines + 1);
  const { take, notes, sheet } = collectRows(name, { characters: limits.charactersInAll });
  for (const [index, cells] of data.entries()) if (!take(index + line, cells)) break;
  const isUnclosed = errors.some(({ code }) => code === "MissingQuotes");
  return {
    sheet: sheet(),
    notes: [
      ...notes(),
      ...(isUnclosed
        ? [
            `Nel foglio «${name}» le virgolette aperte in una cella non vengono mai chiuse: controlla che dopo quella cella non manchino righe.`,
          ]
        : []),
    ],
  };
}

/** Excel writes and reads a first line that names the separator: “sep=;”. */
function splitDeclaration(text: string) {
  const declaration = /^sep=([;,|\t])\n/i.exec(text);
  return {
    declared: declaration?.[1],
    body: declaration ? text.slice(declaration[0].length) : text,
    line: declaration ? 1 : 0,
  };
}

/** The separator that cuts the first rows into equally many cells; of two that do, into more. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, 64 * 1024);
  let best = { delimiter: ";", share: 0, cells: 0 };
  for (const delimiter of delimiters) {
    const counts = parse(beginning, delimiter, 40)
      .data.map((cells) => cells.length)
      .filter((count) => count > 1);
    const cells = mostFrequent(counts);
    const share = counts.filter((count) => count === cells).length;
    if (share > best.share || (share === best.share && cells > best.cells))
      best = { delimiter, share, cells };
  }
  return best.delimiter;
}

function mostFrequent(numbers: readonly number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

function parse(text: string, delimiter: string, preview: number) {
  return Papa.parse<string[]>(text, { delimiter, preview, newline: "\n", quoteChar: '"' });
}
