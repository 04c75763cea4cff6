import { useRef } from "react";
import { useLocation } from "react-router";
import { chooseLanguage } from "../i18n/chooseLanguage.ts";
import { languageNames, languages } from "../i18n/languages.ts";
import { withoutSlash } from "../lib/withoutSlash.ts";
import { preferredLanguage } from "../platform/preferredLanguage.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import type { Visit } from "./visit.ts";
import "./LanguageSwitch.css";

/** Changes the language and stays on the same screen. */
export function LanguageSwitch({ visit: { language, words } }: { visit: Visit }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  return (
    <div className="language-switch needs-script">
      <Button
        look="quiet"
        icon="language"
        aria-label={words.languageIs(languageNames[language])}
        onClick={() => dialog.current?.showModal()}
      >
        {languageNames[language]}
      </Button>
      <Dialog ref={dialog} title={chooseLanguage[language]} closeLabel={words.close}>
        <ul role="list" className="language-choices">
          {languages.map((code) => (
            <li key={code}>
              <ButtonLink
                look="plain"
                to={`${withoutSlash(pathname)}?lang=${code}`}
                replace
                preventScrollReset
                lang={code}
                hrefLang={code}
                {...(code === language && { icon: "check", "aria-current": true })}
                onClick={() => {
                  preferredLanguage.write(code);
                  dialog.current?.close();
                }}
              >
                {languageNames[code]}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
