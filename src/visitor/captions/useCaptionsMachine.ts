import { useEffect } from "react";
import { captionsBehaviour } from "../../captions/captionsBehaviour.ts";
import type { CaptionsEvent, CaptionsState } from "../../captions/captionsState.ts";
import { performCaptions, type CaptionsPorts } from "../../captions/performCaptions.ts";
import { useMachine } from "../../lib/machine/useMachine.ts";
import type { Ears } from "../../onDevice/ears/useEars.ts";
import { hearing } from "../../platform/speech/hearing.ts";
import { useVisit } from "../shell/visit.ts";
import { glossaryNames } from "./log/glossary.ts";
import type { TranscriptStorage } from "./keeping/transcriptStorage.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";
import { readGlossary } from "./log/useGlossaries.ts";

type Options = Pick<CaptionsPorts, "language" | "recognisedBy"> & {
  ears: Ears;
  storage: TranscriptStorage;
};

export function useCaptionsMachine(
  options: Options,
): [CaptionsState, (event: CaptionsEvent) => void] {
  const { language, recognisedBy, ears, storage } = options;
  const { chosen, recogniser, areChosen } = ears;
  const { museum } = useVisit();
  const { unsupported } = useCaptionsMessages();
  const [state, send] = useMachine(
    captionsBehaviour,
    performCaptions({
      language,
      recognisedBy,
      ears: recogniser,
      hasEars: areChosen,
      // They may come later than the first words: whoever recognises speech waits for them.
      names: async () => glossaryNames(await readGlossary(museum, language)),
      keptPages: storage.read,
      unsupported,
    }),
  );

  // The recogniser listens to the old language, or in the old place, until it is started anew; and
  // one that was gone from the device may be there again.
  useEffect(() => {
    const at = Date.now();
    send({ type: "wayChanged", language, recognisedBy, ears: recogniser, at });
    const isSupported = (chosen ?? recogniser ?? hearing()) !== undefined;
    send({ type: "supportChanged", isSupported, at });
  }, [language, recognisedBy, chosen, recogniser, send]);

  return [state, send];
}
