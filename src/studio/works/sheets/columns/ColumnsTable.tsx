import { type Columns, fieldNames, type SheetField } from "./sheetFields.ts";
import "../ImportScreen.css";

const EXAMPLES = 4;
const NOTHING = "";

type ColumnsTableProps = {
  rows: readonly (readonly string[])[];
  columns: Columns;
  onColumns: (columns: Columns) => void;
};

/** Which field each column was recognised as, with its first cells; the curator can correct it. */
export function ColumnsTable({ rows, columns, onColumns }: ColumnsTableProps) {
  const { headings, columns: list } = columns;
  const first = rows
    .slice(headings === undefined ? 0 : headings + 1)
    .filter((row) => row.some(Boolean))
    .slice(0, EXAMPLES);
  return (
    <section className="studio-card" aria-labelledby="columns">
      <h2 id="columns">Le colonne</h2>
      <p>
        {headings === undefined
          ? "Non ci sono intestazioni: le colonne sono state riconosciute da quello che contengono. Controllale."
          : "Controlla che ogni colonna sia presa per quello che è. Una colonna che non serve si lascia fuori."}
      </p>
      <ul role="list" className="sheet-columns">
        {list.map(({ heading, field }, number) => {
          const name = heading || `Colonna ${number + 1}`;
          const id = `column-${number}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            <li key={number} data-taken={field !== undefined}>
              <label htmlFor={id}>{name}</label>
              <select
                id={id}
                value={field ?? NOTHING}
                aria-describedby={`${id}-cells`}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = (value || undefined) as SheetField | undefined;
                  onColumns({
                    headings,
                    columns: list.map(({ heading: head, field: before }, at) => {
                      if (at === number) return { heading: head, field: chosen };
                      // Each field is that of one column only.
                      return { heading: head, field: before === chosen ? undefined : before };
                    }),
                  });
                }}
              >
                <option value={NOTHING}>lasciata fuori</option>
                {fieldNames.map(({ field: each, name: called }) => (
                  <option key={each} value={each}>
                    {called}
                  </option>
                ))}
              </select>
              <p id={`${id}-cells`} className="studio-soft">
                {first
                  .map((row) => row[number] ?? "")
                  .filter(Boolean)
                  .map((cell) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell))
                  .join(" · ") || "vuota"}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
