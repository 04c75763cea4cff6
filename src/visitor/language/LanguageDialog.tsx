import type { RefObject } from "react";
import { useLocation } from "react-router";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import { languageNames } from "../../i18n/languages.ts";
import { withoutSlash } from "../../lib/withoutSlash.ts";
import { preferredLanguage } from "../../platform/storage/preferredLanguage.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { Visit } from "../shell/visit.ts";
import "./LanguageDialog.css";

type LanguageDialogProps = { ref: RefObject<HTMLDialogElement | null>; visit: Visit };

/** Changes the language and stays on the same screen. Open it with `openDialog`. */
export function LanguageDialog({
  ref,
  visit: { museum, language, messages },
}: LanguageDialogProps) {
  const { pathname } = useLocation();
  return (
    <Dialog ref={ref} title={chooseLanguage[language]} closeLabel={messages.close}>
      <ul role="list" className="language-choices">
        {languagesOf(museum).map((code) => (
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
                ref.current?.close();
              }}
            >
              {languageNames[code]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
