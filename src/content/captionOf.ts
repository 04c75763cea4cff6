import type { Messages } from "../i18n/en.ts";
import type { Picture } from "./museum.ts";

/** The caption of a picture: that it is our drawing and not the work, or whose photograph it is. */
export function captionOf({ artwork }: Messages, picture: Picture): string {
  return picture.kind === "illustration"
    ? artwork.illustration
    : artwork.photograph(picture.credit);
}
