import { languageNames } from "../../i18n/languages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { Visit } from "../shell/visit.ts";
import "./LanguageSwitch.css";

type LanguageSwitchProps = { visit: Visit; onClick: () => void };

export function LanguageSwitch({ visit: { language, messages }, onClick }: LanguageSwitchProps) {
  return (
    <div className="language-switch needs-script">
      <Button
        look="quiet"
        icon="language"
        aria-label={messages.languageIs(languageNames[language])}
        onClick={onClick}
      >
        {languageNames[language]}
      </Button>
    </div>
  );
}
