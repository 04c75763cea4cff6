import { flags } from "../../i18n/flags.ts";
import { languageNames, languages } from "../../i18n/languages.ts";
import { preferredLanguage } from "../../platform/preferredLanguage.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";
import "./LanguageScreen.css";

export function LanguageScreen() {
  const visit = useVisit();
  const { title, description } = visit.words.welcome;
  return (
    <Screen title={title} description={description}>
      <p className="visitor-lead">{description}</p>
      <ul role="list" className="visitor-choices language-picker">
        {languages.map((language) => (
          <li key={language}>
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
