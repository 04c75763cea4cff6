import { encodeQR } from "qr";
import { pdfNumber, pdfOf, wordsAt } from "../files/pdf.ts";
import { inserts } from "../model/holder.ts";

/** What goes into a holder on paper: the code of a page, and what is on the label in print. */
export type Insert = { page: string; lines: readonly string[] };

const ON_A_PAGE = 5;

/** Sheets of A4 with a code and the words beside it for each label, to be cut along the lines. */
export function codesSheet(title: string, language: string, all: readonly Insert[]): Uint8Array {
  const pages = Array.from({ length: Math.ceil(all.length / ON_A_PAGE) }, (_, page) =>
    all
      .slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE)
      .map((insert, row) => insertAt(insert, 20, 16 + row * 54))
      .join("\n"),
  );
  return pdfOf(title, language, pages);
}

function insertAt({ page, lines }: Insert, left: number, top: number): string {
  const [[code], [wide, high]] = [inserts.code, inserts.words];
  const words = left + code + 8;
  const rows = encodeQR(page, "raw", { ecc: "medium", border: 4 });
  const square = code / rows.length;
  const black = rows.flatMap((row, y) =>
    row.flatMap((isBlack, x) =>
      isBlack
        ? `${pdfNumber(left + x * square)} ${pdfNumber(top + y * square)} ${pdfNumber(square + 0.01)} ${pdfNumber(square + 0.01)} re`
        : [],
    ),
  );
  const [first = "", ...others] = lines;
  return [
    "0 g",
    `${black.join("\n")} f`,
    `0.2 w 0.6 G ${pdfNumber(left)} ${pdfNumber(top)} ${code} ${code} re S`,
    `${pdfNumber(words)} ${pdfNumber(top)} ${wide} ${high} re S`,
    wordsAt(words + 4, top + 10, fitting(first, 5), first),
    ...others.map((line, at) => wordsAt(words + 4, top + 19 + at * 6.2, fitting(line, 3.6), line)),
  ].join("\n");
}

/** How large a line may be to stay in its place: a letter is little more than half as wide as high. */
function fitting(line: string, most: number) {
  return Math.min(most, (inserts.words[0] - 8) / (line.length * 0.56));
}
