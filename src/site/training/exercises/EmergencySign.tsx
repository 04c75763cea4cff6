import type { Language } from "../../../i18n/languages.ts";
import { Button } from "../../../ui/buttons/Button.tsx";

const inOtherLanguages: Record<Exclude<Language, "it">, string> = {
  en: "Emergency. We are leaving. Come with me.",
  fr: "Urgence. Nous sortons. Venez avec moi.",
  de: "Notfall. Wir gehen hinaus. Kommen Sie mit.",
  es: "Emergencia. Salimos. Venga conmigo.",
};

/** What is held up before somebody who cannot hear the alarm. */
export function EmergencySign() {
  return (
    <article
      id="cartello"
      className="paper handout sign"
      tabIndex={-1}
      aria-labelledby="cartello-titolo"
    >
      <header>
        <h2 id="cartello-titolo">Cartello per l’emergenza</h2>
        <p>Da mostrare a chi non sente l’allarme. Stampalo e tienilo dove lo trovi al buio.</p>
      </header>
      <p className="sign-words">
        <strong>Emergenza.</strong> <strong>Usciamo.</strong> <strong>Venga con me.</strong>
      </p>
      <ul role="list">
        {Object.entries(inOtherLanguages).map(([language, words]) => (
          <li key={language} lang={language}>
            {words}
          </li>
        ))}
      </ul>
      <Button look="plain" icon="keep" className="button course-script" data-prints="cartello">
        <span>
          Stampa questo<span className="visually-hidden">: Cartello per l’emergenza</span>
        </span>
      </Button>
    </article>
  );
}
