import type { Messages } from "../i18n/en.ts";
import type { WorkFacts } from "./museum.ts";

/** Who made a work, or to whom the museum attributes it. */
export function artistOf(
  messages: Messages,
  { artist, hand }: Pick<WorkFacts, "artist" | "hand">,
): string {
  return hand === "workshop" ? messages.artwork.attributed(artist) : artist;
}
