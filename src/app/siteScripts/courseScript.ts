/** All the JavaScript of the course’s pages beside that of the site; exercises bring their own. */
import { startCourse } from "../../site/training/script/startCourse.ts";

/** Written by the build: where the scripts of the exercises are. */
declare const CAPTIONS: string;
declare const DESCRIPTION: string;

startCourse({
  captions: async (tries) => (await import(/* @vite-ignore */ at(CAPTIONS, tries))).speakToCaptions,
  description: async (tries) =>
    (await import(/* @vite-ignore */ at(DESCRIPTION, tries))).startDescription,
});

function at(address: string, tries: number) {
  return tries > 0 ? `${address}?${tries}` : address;
}
