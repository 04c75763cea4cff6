import { commandForPhrase, type Commands } from "../../../i18n/commands.ts";
import type { HearingNews } from "../../../platform/speech/hearing.ts";
import type { TourEvent } from "./tourBehaviour.ts";

type PhraseHeard = HearingNews & { type: "phraseHeard" };

/**
 * The event for what was heard by a recogniser that listens for the commands alone. It has compared
 * them itself, so no command is searched for in other words.
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
