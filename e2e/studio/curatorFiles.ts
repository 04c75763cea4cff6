import sharp from "sharp";
import { excel } from "../../src/studio/works/sheets/fixtures/excel.ts";
import { translationDocument } from "../../src/studio/translator/writing/translationDocument.ts";
import { translationsIn } from "../../src/studio/translator/reading/translationsIn.ts";

/** The twelve works of an invented museum. */
export const works = [
  "Carro nave",
  "Ancora di pietra",
  "Lanterna del molo",
  "Rete da lampara",
  "Remo di faggio",
  "Nodo da galera",
  "Timone a barra",
  "Bussola di bordo",
  "Polena con delfino",
  "Bozzello a tre vie",
  "Campana di nebbia",
  "Modello di trabaccolo",
].map((title, index) => ({ number: index + 1, title }));

const headings = [
  "N.",
  "Titolo",
  "Title (EN)",
  "Autore",
  "Datazione",
  "Tecnica",
  "Misure (cm)",
  "Inv.",
  "Sala",
  "Stato di conservazione",
];

/** The museum's list as it lies about in an office: a title above it, dates in a curator's words. */
export function spreadsheet() {
  const rows = works.map(({ number, title }) => [
    String(number),
    title,
    `${title} (English)`,
    number % 2 ? "ignoto" : "Bottega di Ugo Prova",
    ["1911", "ca. 1880", "XIX secolo", "1901-1905"][number % 4]!,
    ["legno", "ferro battuto"][number % 2]!,
    `${100 + number} x ${50 + number}`,
    `MP ${String(number).padStart(3, "0")}`,
    "Sala grande",
    "buono",
  ]);
  const lines = [["Museo del Porto: elenco delle opere"], headings, ...rows].map(
    (row) =>
      `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`,
  );
  const buffer = Buffer.from(excel({ sheets: { Opere: lines.join("") } }));
  return { name: "elenco opere.xlsx", mimeType: "application/octet-stream", buffer };
}

/** Four photographs as a phone takes them: lying on their side, and saying so in their metadata. */
export function photographs(): Promise<Buffer[]> {
  return Promise.all(
    [6, 8, 3, 1].map((orientation, number) =>
      sharp({
        create: {
          width: 1600,
          height: 1200,
          channels: 3,
          background: { r: 60 + 40 * number, g: 90, b: 120 },
        },
      })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    ),
  );
}

/** The document as a translator sends it back: every original in English, after a fashion. */
export async function translatedDocument(document: Buffer): Promise<Buffer> {
  const sent = translationsIn(new Uint8Array(document));
  // What is all empty is refused as untranslated, and these documents are not.
  if ("refusal" in sent) throw new Error(sent.refusal);
  const rows = [...sent.originals].map(([key, original]) => ({
    key,
    what: "Opera · testo",
    original,
    translation: sent.rows.get(key) || `EN ${original}`,
  }));
  const about = {
    museum: "Museo del Porto",
    from: "italiano",
    to: "inglese",
    language: "en",
    original: "it",
    made: "oggi",
  } as const;
  return Buffer.from(translationDocument(rows, about));
}
