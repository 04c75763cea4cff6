import type { SheetField } from "./sheetFields.ts";

export type Column = { heading: string; field: SheetField | undefined };

/** What each column of a sheet is taken for; `headings` is the index of the row that says so, if any. */
export type Columns = { headings: number | undefined; columns: Column[] };
