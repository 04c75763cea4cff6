import { excel } from "../../src/studio/sheets/fixtures/excel.ts";

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
export function sheetOfWorks() {
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
