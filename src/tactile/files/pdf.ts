import { strFromU8, strToU8, zlibSync } from "fflate";

/** In points: A4, and a millimetre. */
const [WIDTH, HEIGHT, MM] = [595.276, 841.89, 72 / 25.4];

/** Pages of A4 with these drawing commands, in millimetres from the top left. */
export function pdfOf(title: string, language: string, pages: readonly string[]): Uint8Array {
  const [first, font] = [5, 3];
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> /Lang (${language}) >>`,
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    `<< /Title ${utf16(title)} >>`,
    ...pages.flatMap((drawing, index) => {
      const commands = `${pdfNumber(MM)} 0 0 ${pdfNumber(-MM)} 0 ${pdfNumber(HEIGHT)} cm\n${drawing}`;
      // As text of single bytes, in which places can be counted.
      const content = strFromU8(zlibSync(strToU8(commands, true), { level: 9 }), true);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F ${font} 0 R >> >> >>`,
        `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return strToU8(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    true,
  );
}

/** Words in print, `size` millimetres high, from this place on. */
export function wordsAt(x: number, y: number, size: number, text: string): string {
  const letters = [...text]
    .map((letter) => beyondLatin[letter] ?? (letter <= "\u00FF" ? letter : plainLetter(letter)))
    .join("")
    .replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /F ${pdfNumber(size)} Tf 1 0 0 -1 ${pdfNumber(x)} ${pdfNumber(y)} Tm (${letters}) Tj ET`;
}

/** What WinAnsi has in other places than Unicode. */
const beyondLatin: Readonly<Record<string, string>> = {
  "’": "\u0092",
  "‘": "\u0091",
  "“": "\u0093",
  "”": "\u0094",
  "„": "\u0084",
  "‚": "\u0082",
  "–": "\u0096",
  "—": "\u0097",
  "‹": "\u008B",
  "›": "\u009B",
  "…": "\u0085",
  œ: "\u009C",
  Œ: "\u008C",
};

/** A letter that the font of every reader does not have, without its accent or as a mark. */
function plainLetter(letter: string) {
  const [base = "?"] = letter.normalize("NFD");
  return base <= "\u00FF" ? base : "?";
}

/** A number as PDF writes it. */
export function pdfNumber(number: number) {
  return String(Math.round(number * 100) / 100);
}

function utf16(text: string) {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, "0")).join("")}>`;
}
