import type { Language } from "../../../../i18n/languages.ts";
import { languagesInItalian } from "../../../italian/languagesInItalian.ts";

/** What a sheet may say in several languages: “Titolo inglese”. */
export const spokenFields = ["title", "short", "description", "alt"] as const;

type Spoken = (typeof spokenFields)[number];
type Plain =
  | Spoken
  | "id"
  | "makers"
  | "date"
  | "technique"
  | "size"
  | "height"
  | "width"
  | "depth"
  | "diameter"
  | "inventory"
  | "room"
  | "kind"
  | "note";

/** What a column of a sheet may hold; a text in a stated language is `titleIn-en`. */
export type SheetField = Plain | `${Spoken}In-${Language}`;

const plainNames: Readonly<Record<Plain, string>> = {
  id: "Numero dell’etichetta",
  title: "Titolo",
  makers: "Autore",
  date: "Data",
  technique: "Tecnica e materiali",
  size: "Misure",
  height: "Altezza",
  width: "Larghezza",
  depth: "Profondità",
  diameter: "Diametro",
  inventory: "Numero d’inventario",
  room: "Sala",
  kind: "Tipo di opera",
  short: "Testo breve",
  description: "Testo da leggere",
  alt: "Alternativa testuale dell’immagine",
  note: "Nota interna",
};

/** Each field with its Italian name, in the order in which a curator chooses. */
export const fieldNames: readonly { field: SheetField; name: string }[] = [
  ...Object.entries(plainNames).map(([field, name]) => ({ field: field as Plain, name })),
  ...spokenFields.flatMap((field) =>
    (Object.keys(languagesInItalian) as Language[]).map((language) => ({
      field: `${field}In-${language}` as const,
      name: `${plainNames[field]} in ${languagesInItalian[language]}`,
    })),
  ),
];

/** The Italian name of a field. */
export function fieldName(field: SheetField): string {
  return fieldNames.find((one) => one.field === field)?.name ?? field;
}

export type Column = { heading: string; field: SheetField | undefined };

/** What each column of a sheet is taken for; `headings` is the index of the row that says so, if any. */
export type Columns = { headings: number | undefined; columns: Column[] };
