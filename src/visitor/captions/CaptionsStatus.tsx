import { useEffect, useRef } from "react";
import { isHopeless, isWanted, type CaptionsState } from "../../captions/captionsState.ts";
import type { EarsMessages } from "../../i18n/ears/en.ts";
import { vibrate } from "../../platform/browser/vibration.ts";
import { announce } from "../../ui/announce.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Icon } from "../../ui/brand/Icon.tsx";
import { addressOf, useVisit } from "../shell/visit.ts";
import { describeCaptions } from "./describeCaptions.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";

/** In milliseconds: a status that comes back sooner by itself is not announced again. */
const AGAIN = 60_000;

type CaptionsStatusProps = {
  state: CaptionsState;
  ears: EarsMessages["captions"] | undefined;
};

/** What the captions are doing, in words: always on the screen, announced once. */
export function CaptionsStatus({ state, ears }: CaptionsStatusProps) {
  const visit = useVisit();
  const messages = useCaptionsMessages();
  const { phase } = state;
  const { text, isTrouble } = describeCaptions(state, messages, ears);
  const isUnsupported = isHopeless(state);
  const isNews = isTrouble || isWanted(state) || (phase === "ready" && state.wasOn);
  const said = useRef({ when: new Map<string, number>(), wasTrouble: false });

  useEffect(() => {
    const { when, wasTrouble } = said.current;
    // A visitor who has pressed a button wants to know what came of it, even if it was just said.
    if (phase === "asking" || phase === "ready") when.clear();
    const isRecent = Date.now() - (when.get(text) ?? -Infinity) < AGAIN;
    if (!isNews || (isRecent && (isTrouble || !wasTrouble))) return;
    when.set(text, Date.now());
    said.current.wasTrouble = isTrouble;
    announce(text);
    // A visitor who looks at a painting does not see that the captions have stopped.
    if (isTrouble && !isUnsupported) vibrate();
  }, [phase, text, isNews, isTrouble, isUnsupported]);

  return (
    <div className="captions-status needs-script" data-trouble={isTrouble}>
      <Icon name={isTrouble ? "warning" : "microphone"} />
      {isUnsupported ? (
        <div>
          <p>
            <strong>{messages.unsupported}</strong>
          </p>
          <p>{messages.problems.unsupported}</p>
          <ButtonLink look="plain" icon="palette" to={addressOf(visit, "list")}>
            {visit.messages.list.title}
          </ButtonLink>
        </div>
      ) : (
        <p>{text}</p>
      )}
    </div>
  );
}
