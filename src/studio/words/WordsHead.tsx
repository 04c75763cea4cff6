import { Link, NavLink } from "react-router";
import type { Language } from "../../i18n/languages.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Icon } from "../../ui/brand/Icon.tsx";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";

/** The ways from one work in one language: to its other languages, its facts and its neighbours. */
export function WordsHead({ slug, language }: { slug: string; language: Language }) {
  const { id } = useDraft();
  const { languages, works } = useMuseum();
  const place = works.indexOf(slug);
  return (
    <div className="words-head">
      <nav aria-label="Lingua dei testi">
        <ul role="list" className="words-languages">
          {languages.map((each, index) => (
            <li key={each}>
              <NavLink to={`/${id}/opere/${slug}/${each}`} replace>
                {languagesInItalian[each]}
                {index === 0 && " · originale"}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Opere vicine" className="studio-row">
        <Neighbour slug={works[place - 1]} language={language} way="back" />
        <ButtonLink look="plain" to={`/${id}/opere/${slug}`}>
          Scheda dell’opera
        </ButtonLink>
        <Neighbour slug={works[place + 1]} language={language} way="next" />
      </nav>
    </div>
  );
}

function Neighbour({
  slug,
  language,
  way,
}: {
  slug: string | undefined;
  language: Language;
  way: "back" | "next";
}) {
  const { id } = useDraft();
  const [original] = useMuseum().languages;
  const work = useDocument(at.work(slug ?? ""));
  if (!slug || !work) return null;
  return (
    <Link
      className="button words-neighbour"
      data-look="quiet"
      data-way={way}
      to={`/${id}/opere/${slug}/${language}`}
    >
      {way === "back" && <Icon name="left" />}
      <span>
        <span className="visually-hidden">
          {way === "back" ? "Opera precedente: " : "Opera successiva: "}
        </span>
        <span lang={original}>{work.title.trim() || untitled(work)}</span>
      </span>
      {way === "next" && <Icon name="right" />}
    </Link>
  );
}
