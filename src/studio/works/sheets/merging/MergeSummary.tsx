import type { SheetMerge } from "./mergeSheet.ts";

/** Rows listed in each group; the others are only counted. */
const NAMED = 100;

/** What a sheet would do: new works, works that are updated, rows that are left, and doubts. */
export function MergeSummary({
  merge: { added, updated, doubled, skipped },
}: {
  merge: SheetMerge;
}) {
  const doubts = [...added, ...updated].flatMap(({ title, work }) =>
    work.problems.map((problem) => ({ row: work.row, words: `${title}. ${problem}` })),
  );
  const left = [
    ...doubled.map(({ id, first, work }) => ({
      row: work.row,
      words: `Il numero ${id} è già nella riga ${first}: questa riga resta fuori.`,
    })),
    ...skipped.map(({ why, work }) => ({ row: work.row, words: why })),
  ];
  return (
    <section className="studio-card" aria-labelledby="merge">
      <h2 id="merge">Che cosa succederà</h2>
      <ul>
        <li>{added.length === 1 ? "Una nuova opera" : `${added.length} nuove opere`}</li>
        <li>
          {updated.length === 1 ? "Un’opera aggiornata" : `${updated.length} opere aggiornate`}
        </li>
        {left.length > 0 && (
          <li>
            {left.length === 1 ? "Una riga lasciata fuori" : `${left.length} righe lasciate fuori`}
          </li>
        )}
      </ul>
      <Rows
        title="Opere nuove"
        rows={added.map(({ id, title, work }) => ({ row: work.row, words: `${id} · ${title}` }))}
      />
      <Rows
        title="Opere aggiornate"
        rows={updated.map(({ id, title, work }) => ({ row: work.row, words: `${id} · ${title}` }))}
      />
      <Rows title="Da controllare" rows={doubts} isOpen />
      <Rows title="Righe lasciate fuori" rows={left} isOpen />
    </section>
  );
}

type RowsProps = {
  title: string;
  rows: readonly { row: number; words: string }[];
  isOpen?: boolean;
};

function Rows({ title, rows, isOpen = false }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{`${title}: ${rows.length}`}</summary>
      <ul>
        {rows.slice(0, NAMED).map(({ row, words }) => (
          <li key={`${row} ${words}`}>
            <span className="studio-soft">Riga {row}: </span>
            {words}
          </li>
        ))}
        {rows.length > NAMED && (
          <li>{rows.length === NAMED + 1 ? "e un’altra" : `e altre ${rows.length - NAMED}`}</li>
        )}
      </ul>
    </details>
  );
}
