import { commandForPhrase, type Commands } from "../../../i18n/commands.ts";
import type { HearingNews } from "../../../platform/speech/hearing.ts";
import type { TourEvent } from "./tourBehaviour.ts";

type PhraseHeard = HearingNews & { type: "phraseHeard" };

/**
 * What the news of a recogniser mean that listened for the commands alone. It has weighed them
 * already: in what was said besides, none is searched for.
 */
export function phraseEvent({ phrase, said }: PhraseHeard, spoken: Commands): TourEvent {
  const heard = phrase ?? said.trim();
  if (!heard) return { type: "nothingHeard" };
  return {
    type: "phraseHeard",
    phrase: heard,
    command: phrase === undefined ? undefined : commandForPhrase(phrase, spoken),
  };
}
