import { PageHead } from "../ui/PageHead.tsx";
import "./AccessibilityPage.css";

/** What visitors must know of the voices, each in the language it is said in. */
const voices = {
  it: "Le voci sono sintetiche, e i testi non sono ancora stati valutati da persone cieche.",
  en: "The voices are made by a computer, and blind listeners have not reviewed the texts yet.",
  fr: "Les voix sont des voix de synthèse, et les textes n’ont pas encore été évalués par des personnes aveugles.",
  de: "Die Stimmen sind computergeneriert, und blinde Menschen haben die Texte noch nicht geprüft. Die deutsche Stimme hat einen fremden Akzent.",
  es: "Las voces son sintéticas, y personas ciegas aún no han revisado los textos.",
};

export function AccessibilityPage() {
  return (
    <div className="site-page statement">
      <PageHead
        title="Accessibilità · Varco"
        description="Che cosa è accessibile in Varco, che cosa non lo è ancora, e come segnalarlo."
        language="it"
      />
      <h1>Accessibilità</h1>
      <h2 id="voci">Le voci delle registrazioni</h2>
      <p>
        Audiodescrizioni e visita guidata si ascoltano in cinque lingue. Ogni registrazione è anche
        scritta, frase per frase, nella pagina in cui si ascolta.
      </p>
      <ul role="list">
        {Object.entries(voices).map(([language, note]) => (
          <li key={language} lang={language}>
            {note}
          </li>
        ))}
      </ul>
      <p>
        Un museo può sostituire ogni registrazione con la voce di una persona; la pagina allora lo
        dice.
      </p>
    </div>
  );
}
