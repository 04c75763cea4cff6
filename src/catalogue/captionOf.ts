import type { Messages } from "../i18n/messages/en.ts";
import type { Work } from "./catalogue.ts";

/** The caption of a picture: that it is our drawing and not the work, or whose photograph it is. */
export function captionOf({ artwork }: Messages, { picture, kind }: Work): string | undefined {
  if (picture?.kind === "photograph") return artwork.photograph(picture.credit);
  return picture && (kind ? artwork.illustrationOfWork : artwork.illustration);
}
