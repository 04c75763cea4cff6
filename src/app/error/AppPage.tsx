import { errorMessages } from "../../i18n/inAllLanguages/errorMessages.ts";
import type { Guide } from "../../catalogue/guide.ts";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import type { Language } from "../../i18n/languages.ts";
import { Brand } from "../../ui/brand/Brand.tsx";
import "./ErrorScreen.css";

/** Shown where the network is slow and where the app does not start, so it must be true of both. */
const slow: Record<Language, string> = {
  en: "This page is taking a while to open.",
  fr: "Cette page met du temps à s’ouvrir.",
  de: "Diese Seite braucht etwas länger zum Öffnen.",
  it: "Questa pagina ci mette un po’ ad aprirsi.",
  es: "Esta página está tardando en abrirse.",
};

/** The page kept on the device for every screen: its words are seen if the app does not come. */
export function AppPage({ guide: { base, museum } }: { guide: Guide }) {
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
          {languagesOf(museum!).map((language) => (
            <li key={language} lang={language}>
              {slow[language]}{" "}
              <a href={`${base}/${museum!.slug}?lang=${language}`}>
                {errorMessages[language].tryAgain}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
