import { useMemo } from "react";
import { Link, NavLink, useParams } from "react-router";
import { partInItalian } from "../../content/proofreading/partInItalian.ts";
import { isLanguage, type Language } from "../../i18n/languages.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { at } from "../draft/documents/documents.ts";
import { partsOfTour, untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { useDebounced } from "../parts/useDebounced.ts";
import { TourPartSection } from "./TourPartSection.tsx";
import { tourPart, type TourPart } from "./tourParts.ts";
import { useTourRemarks } from "./useTourRemarks.ts";
import "../words/WordsScreen.css";
import "./TourScreen.css";

/** What the voice of the tour says in one language. */
export function TourWordsScreen() {
  const { language = "" } = useParams();
  const { id } = useDraft();
  const { languages, tour } = useMuseum();
  if (!isLanguage(language) || !languages.includes(language) || tour.length === 0)
    return (
      <StudioScreen
        title="Qui non c’è un percorso"
        lead="Questa lingua non è tra quelle della guida, oppure il percorso non ha ancora tappe."
      >
        <p>
          <Link to={`/${id}/percorso`}>Vai al percorso</Link>
        </p>
      </StudioScreen>
    );
  return <TourWords key={language} language={language} />;
}

const hints: Record<(typeof partsOfTour)[number], string> = {
  introduction:
    "Il benvenuto, per chi può parlare alla guida. Da quaranta a sessanta secondi, con le quattro parole che guidano la visita.",
  introductionByButtons:
    "Lo stesso benvenuto, per i telefoni che non capiscono la voce: solo pulsanti.",
  help: "La risposta a «Aiuto».",
  helpByButtons: "Lo stesso aiuto, per i telefoni che non capiscono la voce.",
  notRecognised: "Quando una parola non è stata capita.",
  completed: "Dopo l’ultima tappa.",
  cannotGoBack: "Quando dalla prima tappa si vuole tornare indietro.",
};

function TourWords({ language }: { language: Language }) {
  const draft = useDraft();
  const { languages, tour } = useMuseum();
  const [own] = languages;
  const words = useDocument(at.tour(language));
  const ownWords = useDocument(at.tour(own));
  const from = useDocument(at.tourFrom(language));
  const remarks = useTourRemarks(useDebounced(words), language);
  const stops = useMemo(
    () =>
      tour.map((slug) => {
        const work = draft.read(at.work(slug))!;
        return { slug, title: work.title || untitled(work) };
      }),
    [draft, tour],
  );
  const section = (part: TourPart, name: string, hint: string) => (
    <TourPartSection
      key={part}
      part={part}
      name={name}
      hint={hint}
      language={language}
      paragraphs={tourPart(words, part)}
      isTranslation={language !== own}
      originals={language === own ? undefined : tourPart(ownWords, part)}
      before={tourPart(from, part)}
      remarks={remarks.get(part)}
    />
  );
  return (
    <StudioScreen
      title={`Il percorso in ${languagesInItalian[language]}`}
      lead="Una frase per riga: la voce le dice una alla volta. Il numero della tappa si aggiorna da solo quando cambi l’ordine."
    >
      <div className="words-head">
        <nav aria-label="Lingua del percorso">
          <ul role="list" className="words-languages">
            {languages.map((code) => (
              <li key={code}>
                <NavLink to={`/${draft.id}/percorso/${code}`} replace>
                  {languagesInItalian[code]}
                  {code === own && " · originale"}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink look="plain" to={`/${draft.id}/percorso`}>
          Tappe e ordine
        </ButtonLink>
      </div>
      {section("introduction", partInItalian("introduction"), hints.introduction)}
      {section(
        "introductionByButtons",
        partInItalian("introductionByButtons"),
        hints.introductionByButtons,
      )}
      {stops.map(({ slug, title }, index) =>
        section(
          `steps.${slug}`,
          `Tappa ${index + 1}: ${title}`,
          "Che cosa c’è davanti a chi ascolta, e come arrivare alla tappa successiva. Circa due minuti.",
        ),
      )}
      {partsOfTour
        .filter((part) => !part.startsWith("introduction"))
        .map((part) => section(part, partInItalian(part), hints[part]))}
    </StudioScreen>
  );
}
