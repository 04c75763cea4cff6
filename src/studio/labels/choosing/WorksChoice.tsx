import { memo, useDeferredValue, useMemo, useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { at, type MuseumDocument } from "../../draft/documents/documents.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { foldText } from "../../../lib/text/foldText.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../parts/fields/TextField.tsx";

/** A work as it is chosen: by its number and its title. */
type Choosable = { slug: string; number: number; title: string };

type WorksChoiceProps = {
  museum: MuseumDocument;
  chosen: readonly string[];
  /** Gets a function that makes the new choice from the one before. */
  onChange: (changed: (chosen: readonly string[]) => readonly string[]) => void;
};

/** The works one by one, with a search. */
export function WorksChoice({ museum, chosen, onChange }: WorksChoiceProps) {
  const works = useChoosable(museum.works);
  const [sought, setSought] = useState("");
  const isChosen = useMemo(() => new Set(chosen), [chosen]);
  const found = useMemo(() => worksWith(works, sought), [works, sought]);
  const slugs = new Set(found.map(({ slug }) => slug));
  const numberChosen = works.filter(({ slug }) => isChosen.has(slug)).length;
  return (
    <div className="works-choice">
      <TextField
        label="Cerca per titolo o numero"
        hint="Per titolo o per numero."
        value={sought}
        onText={setSought}
      />
      <p role="status" className="studio-soft">
        {found.length === 0
          ? `Nessuna opera con «${sought}», `
          : `${countInItalian(found.length, "opera trovata", "opere trovate")}, `}
        {countInItalian(numberChosen, "scelta", "scelte")} in tutto.
      </p>
      <div className="studio-row">
        <Button
          look="plain"
          onClick={() => onChange((before) => [...new Set([...before, ...slugs])])}
        >
          Scegli tutte quelle trovate
        </Button>
        <Button
          look="plain"
          onClick={() => onChange((before) => before.filter((slug) => !slugs.has(slug)))}
        >
          Togli quelle trovate
        </Button>
      </div>
      {/* Deferred: a key may not wait for a thousand rows. */}
      <WorksFound
        found={useDeferredValue(found)}
        isChosen={isChosen}
        language={museum.languages[0]}
        onChange={onChange}
      />
    </div>
  );
}

type WorksFoundProps = Pick<WorksChoiceProps, "onChange"> & {
  language: Language;
  found: readonly Choosable[];
  isChosen: ReadonlySet<string>;
};

const WorksFound = memo(function WorksFound(props: WorksFoundProps) {
  const { found, isChosen, language, onChange } = props;
  if (found.length === 0) return null;
  return (
    <ul role="list" className="works-found" aria-label="Opere da scegliere">
      {found.map(({ slug, number, title }) => (
        <WorkCheck
          key={slug}
          slug={slug}
          number={number}
          title={title}
          language={language}
          isChosen={isChosen.has(slug)}
          onChange={onChange}
        />
      ))}
    </ul>
  );
});

type WorkCheckProps = Choosable &
  Pick<WorksFoundProps, "language" | "onChange"> & { isChosen: boolean };

const WorkCheck = memo(function WorkCheck(props: WorkCheckProps) {
  const { slug, number, title, language, isChosen, onChange } = props;
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) =>
            onChange((before) =>
              checked ? [...before, slug] : before.filter((each) => each !== slug),
            )
          }
        />
        <span>
          {number}. <span lang={language}>{title}</span>
        </span>
      </label>
    </li>
  );
});

/** All works as they are when this is shown. */
function useChoosable(slugs: readonly string[]): Choosable[] {
  const draft = useDraft();
  return useMemo(
    () =>
      slugs.flatMap((slug) => {
        const facts = draft.read(at.work(slug));
        if (!facts) return [];
        return [{ slug, number: facts.id, title: facts.title.trim() || untitled(facts) }];
      }),
    [draft, slugs],
  );
}

/** The works in whose number and title all the words are. */
function worksWith(works: readonly Choosable[], sought: string) {
  const parts = foldText(sought).split(/\s+/).filter(Boolean);
  return works.filter(({ number, title }) => {
    const text = foldText(`${number} ${title}`);
    return parts.every((part) => text.includes(part));
  });
}

function countInItalian(count: number, one: string, many: string) {
  return `${count.toLocaleString("it")} ${count === 1 ? one : many}`;
}
