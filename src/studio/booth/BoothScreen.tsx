import { Link, useParams } from "react-router";
import { isLanguage, type Language } from "../../i18n/languages.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { at } from "../draft/documents/documents.ts";
import { scriptOf, touchOf, tourPartOf } from "../draft/readings/scriptOf.ts";
import { sentencesToRead } from "../draft/readings/sentencesToRead.ts";
import { useDocument, useDraft, useEveryChange, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { Booth } from "./Booth.tsx";
import { BoothKeys } from "./stage/BoothKeys.tsx";
import { nameOfClip } from "./nameOfClip.ts";
import { ReaderForm } from "./preparing/ReaderForm.tsx";
import { WholeRecording } from "./WholeRecording.tsx";
import "../parts/fields/TextField.css";
import "../words/WordsScreen.css";
import "./BoothScreen.css";

/** Where somebody reads one script, sentence by sentence. */
export function BoothScreen() {
  const { language = "", clip = "" } = useParams();
  const { id } = useDraft();
  const { languages } = useMuseum();
  if (!isLanguage(language) || !languages.includes(language))
    return (
      <StudioScreen title="Qui non c’è niente da leggere">
        <p>
          Questa lingua non è tra quelle della guida. <Link to={`/${id}/voci`}>Vai alle voci</Link>
        </p>
      </StudioScreen>
    );
  // Without the key the state of the last script would stay.
  return <BoothOf key={`${language}/${clip}`} language={language} clip={clip} />;
}

function BoothOf({ language, clip }: { language: Language; clip: string }) {
  const draft = useDraft();
  useEveryChange();
  const booth = useDocument(at.booth(language, clip));
  const script = scriptOf(draft.read, language, clip);
  const { name, language: nameLanguage } = nameOfClip(draft.read, clip);
  const touched = touchOf(clip);
  const isOfTour = !touched && tourPartOf(clip) !== undefined;
  const words = isOfTour
    ? `/${draft.id}/percorso/${language}`
    : `/${draft.id}/opere/${touched?.slug ?? clip}/${language}`;
  if (!script)
    return (
      <StudioScreen title={name} titleLanguage={nameLanguage} about="cabina">
        <p>
          Prima di leggere bisogna scrivere. <Link to={words}>Apri i testi</Link>, oppure{" "}
          <Link to={`/${draft.id}/voci`}>torna alle voci</Link>.
        </p>
      </StudioScreen>
    );
  const sentences = sentencesToRead(script, booth);
  const label = `${name}, voce in ${languagesInItalian[language]}`;
  return (
    <StudioScreen
      isWide
      title={name}
      titleLanguage={nameLanguage}
      about={`cabina, ${languagesInItalian[language]}`}
      lead={`${whatIsRead(isOfTour, touched !== undefined)} in ${languagesInItalian[language]}, una frase alla volta: ${progressIn(sentences)}.`}
      actions={
        <>
          <ButtonLink look="plain" to={`/${draft.id}/voci?lingua=${language}`}>
            Tutte le voci
          </ButtonLink>
          <ButtonLink look="plain" to={words}>
            Apri i testi
          </ButtonLink>
        </>
      }
    >
      <Booth
        language={language}
        clip={clip}
        label={label}
        sentences={sentences}
        below={
          <>
            <ReaderForm language={language} clip={clip} label={label} />
            <WholeRecording language={language} clip={clip} label={label} />
          </>
        }
        beside={
          <>
            <section className="studio-card" aria-labelledby="gia-registrata">
              <h2 id="gia-registrata">C’è già una registrazione?</h2>
              <p>
                Un file MP3 o WAV si divide nelle sue frasi, e qui si possono rileggere una per una.
              </p>
              <div className="studio-row">
                <ButtonLink look="plain" to={`/${draft.id}/voci/${language}/${clip}/importa`}>
                  Porta un file
                </ButtonLink>
              </div>
            </section>
            <BoothKeys />
          </>
        }
      />
    </StudioScreen>
  );
}

function whatIsRead(isOfTour: boolean, isTouched: boolean) {
  if (isOfTour) return "Una parte del percorso";
  return isTouched ? "La guida per chi tocca il modello" : "L’audiodescrizione";
}

function progressIn(sentences: readonly { chosen: unknown }[]) {
  const read = sentences.filter(({ chosen }) => chosen).length;
  if (read === sentences.length) return `tutte e ${read} lette`;
  return `${read} su ${sentences.length} ${read === 1 ? "letta" : "lette"}`;
}
