import { useMemo, useState } from "react";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { at } from "../../draft/documents/documents.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import { outdatedPaths, previewChanges } from "../../draft/journal/changePreview.ts";
import { useDraft, useMuseum } from "../../draft/useDraft.ts";
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx";
import { columnsIn } from "./columns/columnsIn.ts";
import { ColumnsTable } from "./columns/ColumnsTable.tsx";
import type { Columns } from "./columns/sheetFields.ts";
import { MergeSummary } from "./merging/MergeSummary.tsx";
import { mergeSheet } from "./merging/mergeSheet.ts";
import { sheetChanges } from "./merging/sheetChanges.ts";
import { worksIn } from "./merging/worksIn.ts";
import type { Sheet } from "./reading/readRows.ts";

/** A sheet that was read: its columns, and which of its sheets is meant. */
export type ReadSheet = { sheets: Sheet[]; notes: string[]; sheet: number; columns: Columns };

/** What a sheet would change, for the curator to correct and to take. */
export function SheetReview({
  read,
  onChange,
  onTaken,
}: {
  read: ReadSheet;
  onChange: (read: ReadSheet) => void;
  onTaken: (added: number, updated: number) => void;
}) {
  const draft = useDraft();
  const museum = useMuseum();
  const { sheets, notes, sheet, columns } = read;
  const { rows } = sheets[sheet]!;
  const look = () => {
    const known = draft.read(at.museum)!.works.flatMap((slug) => {
      const work = draft.read(at.work(slug));
      return work ? [{ slug, ...work }] : [];
    });
    const merge = mergeSheet(known, worksIn(rows, columns, museum.languages[0]));
    return {
      merge,
      preview: previewChanges(draft.documents, sheetChanges(draft.documents, merge)),
    };
  };
  /**
   * The works that have changed in the draft since the changes were shown; then they are shown
   * anew.
   */
  const [since, setSince] = useState<readonly string[]>();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is shown stays until it is looked at again
  const { merge, preview } = useMemo(look, [draft, museum, rows, columns, since]);
  const count = merge.added.length + merge.updated.length;

  function take() {
    if (count === 0) return;
    const { preview: now } = look();
    const outdated = outdatedPaths(preview, now);
    // Another tab may have changed the draft: nothing is overwritten that the curator has not seen.
    if (outdated.length > 0) {
      const titles = titlesIn(outdated);
      setSince(titles);
      return announce(changedSince(titles));
    }
    draft.edit(`Dal foglio di calcolo: ${count === 1 ? "un’opera" : `${count} opere`}`, now.edits);
    announce(takenInWords(merge.added.length, merge.updated.length));
    onTaken(merge.added.length, merge.updated.length);
  }

  /** The works whose documents these are. */
  function titlesIn(paths: readonly string[]) {
    const slugs = new Set(paths.map((path) => path.slice(path.lastIndexOf("/") + 1)));
    return [...slugs].flatMap((slug) => {
      const work = draft.read(at.work(slug));
      return work ? [work.title.trim() || untitled(work)] : [];
    });
  }

  return (
    <>
      {notes.map((note) => (
        <p key={note} className="studio-notice">
          {note}
        </p>
      ))}
      {sheets.length > 1 && (
        <ChoiceField
          label="Quale foglio"
          value={String(sheet)}
          choices={sheets.map(({ name }, number) => [String(number), name])}
          onChoice={(chosen) => {
            const number = Number(chosen);
            onChange({ ...read, sheet: number, columns: columnsIn(sheets[number]!.rows) });
          }}
        />
      )}
      <ColumnsTable
        rows={rows}
        columns={columns}
        onColumns={(changed) => onChange({ ...read, columns: changed })}
      />
      <MergeSummary merge={merge} />
      <div>
        {since && <p className="studio-notice">{changedSince(since)}</p>}
        <Button aria-disabled={count === 0} onTap={take}>
          {count === 0
            ? "Nessuna opera da prendere"
            : count === 1
              ? "Prendi un’opera"
              : `Prendi ${count} opere`}
        </Button>
      </div>
    </>
  );
}

/** Works that are named; the others are counted. */
const NAMED = 5;

function changedSince(titles: readonly string[]) {
  const others = titles.length - NAMED;
  const named = titles.slice(0, NAMED).join(", ");
  const which =
    named &&
    ` (${named}${others > 0 ? ` e ${others === 1 ? "un’altra" : `altre ${others}`}` : ""})`;
  return `La bozza è cambiata nel frattempo${which}. Controlla che il foglio sia ancora aggiornato, poi premi di nuovo.`;
}

/** “Un’opera nuova, 2 aggiornate”. */
export function takenInWords(added: number, updated: number) {
  const fresh = added === 1 ? "Un’opera nuova" : `${added} opere nuove`;
  return `${fresh}, ${updated === 1 ? "una aggiornata" : `${updated} aggiornate`}`;
}
