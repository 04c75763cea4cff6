import type { WorkWords } from "../../../catalogue/catalogue.ts";
import { useVisitStorage } from "../../../platform/storage/useVisitStorage.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Marked } from "../../../ui/text/Marked.tsx";
import { NotTranslated } from "../../language/NotTranslated.tsx";
import { useVisit } from "../../shell/visit.ts";
import { EasyText } from "./EasyText.tsx";

/** What is written of a work, as a description or easy to read, as the visitor has chosen. */
export function WorkText({ words }: { words: WorkWords }) {
  const { messages } = useVisit();
  const [choice, choose] = useVisitStorage("easy");
  const { description, easy, foreign = {} } = words;
  const isEasy = easy && (choice === "on" || !description);
  return (
    <>
      {easy && description && (
        <p className="easy-choice needs-script">
          <Button
            look="plain"
            icon={isEasy ? "check" : "letters"}
            aria-pressed={isEasy}
            onClick={() => choose(isEasy ? "off" : "on")}
          >
            {messages.easy}
          </Button>
        </p>
      )}
      {isEasy ? (
        <EasyText text={easy} language={foreign.easy} />
      ) : description ? (
        <>
          <NotTranslated language={foreign.description} />
          <div className="work-description" lang={foreign.description}>
            {description.map((paragraph) => (
              <p key={paragraph}>
                <Marked text={paragraph} />
              </p>
            ))}
          </div>
        </>
      ) : (
        <p className="missing">{messages.missing.description}</p>
      )}
      {easy && description && (
        <noscript>
          <h2>{messages.easy}</h2>
          <EasyText text={easy} language={foreign.easy} />
        </noscript>
      )}
    </>
  );
}
