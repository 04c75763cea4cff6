import { errorMessages } from "../i18n/errorMessages.ts";
import { languages, type Language } from "../i18n/languages.ts";
import { Brand } from "../ui/Brand.tsx";
import "./ErrorScreen.css";

/** True of a network that is slow and of an app that does not come up. */
const slow: Record<Language, string> = {
  en: "This page is taking a while to open.",
  fr: "Cette page met du temps à s’ouvrir.",
  de: "Diese Seite braucht etwas länger zum Öffnen.",
  it: "Questa pagina ci mette un po’ ad aprirsi.",
  es: "Esta página está tardando en abrirse.",
};

/** The page that a device keeps for every screen: its words are seen only if the app is long in coming. */
export function AppPage({ museum }: { museum: string }) {
  return (
    <div className="error-screen">
      <title data-page="">Varco</title>
      <meta data-page="" name="robots" content="noindex" />
      <header>
        <Brand />
      </header>
      <main id="main">
        <h1>Varco</h1>
        <ul role="list">
          {languages.map((language) => (
            <li key={language} lang={language}>
              {slow[language]}{" "}
              <a href={`/${museum}?lang=${language}`}>{errorMessages[language].tryAgain}</a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
