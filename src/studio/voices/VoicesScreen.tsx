import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { announce } from "../../ui/announce.ts";
import { at } from "../draft/documents/documents.ts";
import { useDraft, useEveryChange, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { NoWorksYet } from "../parts/NoWorksYet.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { VoiceList } from "./VoiceList.tsx";
import { voicesIn, type Voice } from "./voicesIn.ts";
import { voicesInOneSentence } from "./voicesInOneSentence.ts";
import "../words/WordsScreen.css";
import "./VoicesScreen.css";

/** Every script of a language, and who reads it. */
export function VoicesScreen() {
  const draft = useDraft();
  const version = useEveryChange();
  const { languages } = useMuseum();
  const [params] = useSearchParams();
  const language = languages.find((each) => each === params.get("lingua")) ?? languages[0];
  // Not in the address: navigating there would move the focus from the box to the heading.
  const [isOnlyToRead, setOnlyToRead] = useState(false);
  const { works, touch, tour } = useMemo(
    () => voicesIn(draft.read, language),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version stands for the documents
    [draft, version, language],
  );
  const shown = (voices: readonly Voice[]) =>
    isOnlyToRead ? voices.filter(({ state }) => state === "toRead") : voices;
  const isForeign =
    language === "de" &&
    [...works, ...touch, ...tour].some(
      ({ clip, state }) => state === "toRead" && draft.read(at.file(`recordings/de/${clip}.mp3`)),
    );
  const status = voicesInOneSentence(works, language);
  const announced = useRef(language);
  // Announced: Orca reads the heading, which gets the focus, and no status that changes meanwhile.
  useEffect(() => {
    if (announced.current !== language) announce(status);
    announced.current = language;
  }, [language, status]);
  const lists = [
    { id: "works", name: "Audiodescrizioni", voices: works, none: "Nessuna da leggere." },
    { id: "touch", name: "Guide tattili", voices: touch, none: "Nessuna da leggere." },
    { id: "tour", name: "Percorso", voices: tour, none: "Nessuna parte da leggere." },
  ].filter(({ voices }) => voices.length > 0);

  if (works.length === 0)
    return (
      <NoWorksYet
        title="Voci"
        lead="Non c’è ancora niente da leggere ad alta voce: la guida comincia dalle opere."
      />
    );
  return (
    <StudioScreen
      title="Voci"
      lead="Chi legge la guida? Può farlo una persona del museo, una frase alla volta: bastano un portatile, un microfono anche economico, una stanza silenziosa e un pomeriggio."
    >
      <div className="words-head">
        <nav aria-label="Lingua delle voci">
          <ul role="list" className="words-languages">
            {languages.map((each) => (
              <li key={each}>
                <Link
                  to={`?lingua=${each}`}
                  replace
                  aria-current={each === language ? "page" : undefined}
                >
                  {languagesInItalian[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <label className="check">
          <input
            type="checkbox"
            checked={isOnlyToRead}
            onChange={({ currentTarget: { checked } }) => setOnlyToRead(checked)}
          />
          Solo quelle da leggere
        </label>
      </div>
      <p className="studio-notice">
        {status}
        {isForeign &&
          " Il tedesco è la lingua che ne ha più bisogno: la sua voce sintetica suona straniera."}
      </p>
      {lists.map(({ id, name, voices, none }) => (
        <section key={id} className="studio-card" aria-labelledby={`voices-${id}`}>
          <h2 id={`voices-${id}`}>
            {name} in {languagesInItalian[language]}
          </h2>
          {shown(voices).length === 0 && <p className="studio-soft">{none}</p>}
          <VoiceList key={language} voices={shown(voices)} language={language} />
        </section>
      ))}
    </StudioScreen>
  );
}
