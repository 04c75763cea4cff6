import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { isLanguage, type Language } from "../../i18n/languages.ts";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { WordsColumn } from "./WordsColumn.tsx";
import { WordsHead } from "./WordsHead.tsx";
import "../parts/fields/TextField.css";
import "./WordsScreen.css";

/** The words of one work in one language; `beside` is what stands next to them where there is room. */
export function WordsScreen({ beside }: { beside?: ReactNode }) {
  const { slug = "", language = "" } = useParams();
  const { id } = useDraft();
  const { languages, works } = useMuseum();
  const work = useDocument(at.work(slug));
  if (!work || !works.includes(slug))
    return (
      <StudioScreen title="Quest’opera non c’è">
        <p>
          In questa bozza non c’è un’opera a questo indirizzo: forse è stata tolta.{" "}
          <Link to={`/${id}/opere`}>Torna alle opere</Link>
        </p>
      </StudioScreen>
    );
  const title = work.title.trim() || untitled(work);
  if (!isLanguage(language) || !languages.includes(language))
    return (
      <StudioScreen title={title} titleLanguage={languages[0]}>
        <p>
          Questa lingua non è tra quelle della guida. Le lingue si scelgono nella pagina del{" "}
          <Link to={`/${id}/museo`}>museo</Link>.{" "}
          <Link to={`/${id}/opere/${slug}/${languages[0]}`}>Apri i testi originali</Link>
        </p>
      </StudioScreen>
    );
  const isOriginal = language === languages[0];
  return (
    <StudioScreen
      isWide
      title={title}
      titleLanguage={languages[0]}
      about={`testi ${inLanguage[language]}`}
      lead={`I testi ${inLanguage[language]}${isOriginal ? ", la lingua originale" : ", accanto all’originale"}.`}
    >
      <WordsHead slug={slug} language={language} />
      <div className="words-layout" data-original={isOriginal}>
        {/* The key: another work or language has fields of its own, without state of the last ones. */}
        <WordsColumn key={`${language}/${slug}`} slug={slug} work={work} language={language} />
        {beside && <div className="words-beside">{beside}</div>}
      </div>
    </StudioScreen>
  );
}

const inLanguage = Object.fromEntries(
  Object.entries(languagesInItalian).map(([code, name]) => [code, `in ${name}`]),
) as Record<Language, string>;
