import type { Language } from "../../../i18n/languages.ts";
import type { TourMessages } from "../../../i18n/tour/en.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { addressOf, useVisit } from "../../shell/visit.ts";

type NoTourProps = {
  messages: TourMessages["missing"];
  /** The languages in which the museum has a tour. */
  elsewhere: readonly Language[];
};

/** Says that there is no tour, or none in this language, and what there is instead. */
export function NoTour({ messages, elsewhere }: NoTourProps) {
  const visit = useVisit();
  const { list, missing } = visit.messages;
  return (
    <>
      <p className="visitor-lead">{elsewhere.length > 0 ? messages.notHere : messages.none}</p>
      <p>{messages.instead}</p>
      <ul role="list" className="visitor-choices">
        <li>
          <ButtonLink icon="palette" to={addressOf(visit, "list")}>
            {list.title}
          </ButtonLink>
        </li>
        {elsewhere.map((language) => (
          <li key={language}>
            <ButtonLink
              look="plain"
              icon="play"
              to={addressOf({ ...visit, language }, "blind-user")}
              hrefLang={language}
              // “Back, Welcome” on that screen leads where its name says.
              replace
            >
              {messages.elsewhere(missing.languages[language])}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
