import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { languageOffered, type Offered } from "../../catalogue/languageOfAddress.ts";
import { languagesOf, languageUnasked } from "../../catalogue/museumLanguages.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import { offerLanguage } from "../../i18n/inAllLanguages/offerLanguage.ts";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { browserLanguages } from "../../platform/browser/browserLanguage.ts";
import { visits } from "../../platform/storage/visits.ts";
import { preferredLanguage } from "../../platform/storage/preferredLanguage.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { focusOn } from "../../ui/page/focusOn.ts";
import type { Visit } from "../shell/visit.ts";
import "./LanguageOffer.css";

/** In the built page every language is offered, and `firstPaint` shows the browser's own. */
const ANY = "any";

let isAnnounced = false;

/** Where nobody has chosen a language, offers the browser's, as the first thing on the page. */
export function LanguageOffer({ visit: { museum, language } }: { visit: Visit }) {
  const { pathname, search } = useLocation();
  const now = useSyncExternalStore<Offered | typeof ANY | undefined>(
    visits.subscribe,
    () =>
      languageOffered(
        new URLSearchParams(search),
        preferredLanguage.read(),
        browserLanguages(),
        museum,
      ),
    () => ANY,
  );
  const offered = now === ANY ? undefined : now;
  const sent = now === ANY && language === languageUnasked(museum) ? languagesOf(museum) : [];
  const offers = offered ? [offered] : sent.filter((code) => code !== language);

  useEffect(() => {
    if (!offered || isAnnounced) return;
    isAnnounced = true;
    const { offer, where } = offerLanguage[offered];
    announce(`${offer} ${where}`, offered);
  }, [offered]);

  return offers.filter(isOffered).map((code) => {
    const { offer, accept, decline } = offerLanguage[code];
    return (
      <aside
        key={code}
        className="language-offer needs-script"
        lang={code}
        aria-label={offer}
        data-sent={now === ANY ? code : undefined}
      >
        <ButtonLink
          look="plain"
          icon="language"
          to={`${withoutSlash(pathname)}?lang=${code}`}
          replace
          preventScrollReset
          hrefLang={code}
          onClick={() => preferredLanguage.write(code)}
        >
          {accept}
        </ButtonLink>
        <Button
          look="quiet"
          onClick={() => {
            // To decline is to choose the language that the page is in: nobody is asked again.
            preferredLanguage.write(language);
            focusOn(document.querySelector("h1"));
          }}
        >
          {decline}
        </Button>
      </aside>
    );
  });
}

function isOffered(code: string): code is Offered {
  return code !== defaultLanguage;
}
