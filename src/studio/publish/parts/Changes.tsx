import { at } from "../../draft/documents/documents.ts";
import { useDraft, useMuseum } from "../../draft/useDraft.ts";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";
import { whenInItalian } from "../../italian/whenInItalian.ts";
import type { Comparison } from "../behaviour/publishBehaviour.ts";
import { changesInItalian, type ToldChange } from "../telling/changesInItalian.ts";

/** Changes shown at once; the others can be opened. */
const MOST = 10;

/** What visitors will find otherwise, by work and language, and how much has to go up for it. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const draft = useDraft();
  const { works } = useMuseum();
  const { changes, files, from, made } = comparison;
  const titles = new Map(
    works.flatMap((slug) => {
      const work = draft.read(at.work(slug));
      return work ? [[work.id, work.title.trim()] as const] : [];
    }),
  );
  const told = changesInItalian(changes, (number) => titles.get(number));
  return (
    <div className="publish-part">
      <h3>Che cosa cambia</h3>
      <p>
        {from === "here"
          ? "Rispetto a quella che hai pubblicato"
          : "Rispetto a quella in linea, fatta"}{" "}
        {whenInItalian(Date.parse(made))}:
      </p>
      {told.length === 0 ? (
        <p>Niente: testi, immagini e registrazioni sono gli stessi.</p>
      ) : (
        <ChangeList told={told.slice(0, MOST)} />
      )}
      {told.length > MOST && (
        <details>
          <summary>E altre {(told.length - MOST).toLocaleString("it")}</summary>
          <ChangeList told={told.slice(MOST)} />
        </details>
      )}
      <p className="studio-soft">{inFiles(files)}</p>
    </div>
  );
}

function ChangeList({ told }: { told: readonly ToldChange[] }) {
  const [own] = useMuseum().languages;
  return (
    <ul>
      {told.map(({ title, words }) => (
        <li key={words}>
          {title && <span lang={own}>{title}</span>} {words}
        </li>
      ))}
    </ul>
  );
}

function inFiles({ written, gone, bytes }: Comparison["files"]): string {
  const up =
    written === 0
      ? "Da caricare: niente"
      : `Da caricare: ${written.toLocaleString("it")} file (${sizeInItalian(bytes)})`;
  if (gone === 0) return `${up}.`;
  return `${up}. Da cancellare, quando vuoi: ${gone.toLocaleString("it")}.`;
}
