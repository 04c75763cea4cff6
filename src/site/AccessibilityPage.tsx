import { PageHead } from "../ui/PageHead.tsx";
import "./AccessibilityPage.css";

/** What visitors must know of the voices, each in the language it is said in. */
const voices = {
  it: "Le voci sono sintetiche, e i testi non sono ancora stati valutati da persone cieche.",
  en: "The voices are computer voices, and blind listeners have not reviewed the texts yet.",
  fr: "Les voix sont des voix de synthèse, et les textes n’ont pas encore été évalués par des personnes aveugles.",
  de: "Die Stimmen sind computergeneriert, und blinde Menschen haben die Texte noch nicht geprüft. Die deutsche Stimme spricht mit fremdsprachigem Akzent.",
  es: "Las voces son sintéticas y los textos aún no han sido revisados por personas ciegas.",
};

export function AccessibilityPage() {
  return (
    <div className="site-page statement">
      <PageHead
        title="Accessibilità · Varco"
        description="Le voci delle registrazioni di Varco: come sono fatte, e che cosa resta da verificare."
        language="it"
      />
      <h1>Accessibilità</h1>
      <h2 id="voci">Le voci delle registrazioni</h2>
      <p>
        Le audiodescrizioni e la visita guidata si possono ascoltare in cinque lingue. Ogni
        registrazione è anche trascritta, frase per frase, nella pagina in cui si ascolta.
      </p>
      <ul role="list">
        {Object.entries(voices).map(([language, note]) => (
          <li key={language} lang={language}>
            {note}
          </li>
        ))}
      </ul>
      <p>
        Un museo può sostituire ogni registrazione con la voce di una persona: in quel caso la
        pagina lo indica. Il tedesco è la prima lingua da registrare così: la voce sintetica ha un
        accento straniero.
      </p>
    </div>
  );
}
