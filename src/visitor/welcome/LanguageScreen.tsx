import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { flags } from "../../i18n/flags.ts";
import { languageNames } from "../../i18n/languages.ts";
import { browserLanguage } from "../../platform/browser/browserLanguage.ts";
import { preferredLanguage } from "../../platform/storage/preferredLanguage.ts";
import { announce } from "../../ui/announce.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Screen } from "../shell/Screen.tsx";
import { addressOf, lastVisit, useVisit } from "../shell/visit.ts";
import { NewVersion } from "./NewVersion.tsx";
import "./LanguageScreen.css";

export function LanguageScreen() {
  // A visit may end on this very screen, which then has to say so.
  return <LanguageChoice key={useLocation().key} />;
}

function LanguageChoice() {
  const visit = useVisit();
  const [hasEnded] = useState(lastVisit.hasJustEnded);
  const own = useSyncExternalStore(unchanging, browserLanguage, () => undefined);
  const offered = languagesOf(visit.museum).toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  );

  const { welcome } = visit.messages;

  const ended = hasEnded ? visit.messages.endVisit.ended : undefined;
  useEffect(() => {
    lastVisit.hasJustEnded = false;
    if (ended) announce(ended);
  }, [ended]);

  return (
    <Screen
      title={chooseLanguage[visit.language]}
      description={welcome.description(welcome.languages[offered.length - 1]!)}
    >
      <p className="language-sentences">
        {offered
          .filter((language) => language !== visit.language)
          .map((language) => (
            <span key={language} lang={language}>
              {chooseLanguage[language]}
            </span>
          ))}
      </p>
      {ended && <p className="visit-ended">{ended}</p>}
      <NewVersion />
      <ul role="list" className="visitor-choices language-picker">
        {offered.map((language) => (
          <li key={language} data-offers={language}>
            <ButtonLink
              look="plain"
              to={addressOf({ ...visit, language }, "disability")}
              lang={language}
              hrefLang={language}
              onClick={() => preferredLanguage.write(language)}
            >
              <img className="flag" src={flags[language]} width="36" height="24" alt="" />
              {languageNames[language]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function unchanging() {
  return () => {};
}
