import { useEffect, useRef } from "react";
import { vibrate } from "../../platform/vibration.ts";
import { announce } from "../../ui/Announcer.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { addressOf, useVisit } from "../visit.ts";
import { useCaptionsWords } from "./useCaptionsWords.ts";
import { isHopeless, isWanted, type CaptionsState } from "./captionsBehaviour.ts";
import { statusOf } from "./statusOf.ts";

/** The same words again, sooner than this, are not said again. */
const AGAIN = 60_000;

/** What the captions are doing, in words: to the eye always, to a screen reader once. */
export function CaptionsStatus({ state }: { state: CaptionsState }) {
  const visit = useVisit();
  const words = useCaptionsWords();
  const { text, isTrouble } = statusOf(state, words);
  const isUnsupported = isHopeless(state);
  const isNews = isTrouble || isWanted(state) || (state.phase === "ready" && state.wasOn);
  const said = useRef(new Map<string, number>());

  useEffect(() => {
    const before = said.current.get(text) ?? -Infinity;
    if (!isNews || Date.now() - before < AGAIN) return;
    said.current.set(text, Date.now());
    announce(text);
    // Whoever looks at a painting does not see that the words have stopped.
    if (isTrouble && !isUnsupported) vibrate();
  }, [text, isNews, isTrouble, isUnsupported]);

  return (
    <div className="captions-status needs-script" data-trouble={isTrouble}>
      <Icon name={isTrouble ? "warning" : "microphone"} />
      <div>
        {isUnsupported && (
          <p>
            <strong>{words.unsupported}</strong>
          </p>
        )}
        <p>{text}</p>
        {isUnsupported && (
          <ButtonLink look="plain" icon="palette" to={addressOf(visit, "list")}>
            {visit.words.list.title}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
