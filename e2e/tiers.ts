import { languages } from "../src/i18n/languages.ts";

/**
 * What `npm test` leaves to `npm run test:all`: whole files, or the journeys of a file whose titles
 * have these words. Chosen by what they cost and by what notices the same faults (`npm run mutants`,
 * docs/testing.md). A journey may also say so itself, by the tag `@extended`.
 */
const left: Record<string, "all" | string[]> = {
  "visitor/artworks": ["in it is played on artwork-description/apollo"],
  "booth/booth": "all",
  "booth/troubles": [
    "a part of the tour is read by buttons",
    "what was read is listed",
    "pulled out in mid-sentence",
    "while nobody sees the page",
    "no sound can be recorded",
    "without a file system",
    "the room and the voice are heard",
    "on a full disk",
    "is cut into its sentences",
    "a file that is no sound",
    "is kept to the last sample",
  ],
  "visitor/captions": [
    "behind a dialog it is said",
    "without a network captions wait",
    "can be light, dark or dim",
    "keeps the screen on",
    "saves, shares and copies",
    "holds up a card",
    "where speech is recognised",
  ],
  "visitor/ears": [
    "is offered to: checked, downloaded",
    "without a network it goes on",
    "the download",
    "too slow",
    "beside the browser's own",
    "the tour understands",
    "a microphone that is refused",
    "what the browser has removed",
  ],
  "visitor/resilience": ["a clock that says"],
  "visitor/baseFolder": ["plays the tour", "is scanned", "is visited without a network"],
  "site/fuzz": ["on a cold start"],
  "visitor/language": [
    ...[...languages.filter((code) => code !== "it"), "it&lang=fr"].map(
      (asked) => `list?lang=${asked}, remembered undefined`,
    ),
    "lang=__proto__",
    "list?q=",
    "remembered rubbish",
  ],
  "visitor/preloads": [
    "/artwork-description/",
    "/deaf-user",
    "/disability",
    "/list lists",
    "/transcription",
  ],
  "site/homePictures": "all",
  "checks/colourSchemes": "all",
  "site/models": [
    "a model is fetched",
    "where it cannot be drawn",
    "without a network",
    "no device keeps",
  ],
  "visitor/newVersion": [
    "forgets nothing that is downloaded",
    "in the middle of a download",
    "with a strange page",
    "has what was downloaded",
  ],
  "visitor/offline": [
    "goes on while one visits",
    "has its own title when it is opened again",
    "is heard without a network",
    "whose network goes before",
    "says that there is no room",
    "says that the browser refuses",
    "in two tabs at once",
    "is the next visitor's too",
    "keeps no page of a network",
  ],
  "site/oldPhone": "all",
  "visitor/otherMuseums": "all",
  // Works have one skeleton: the first of them is looked at.
  "site/pages": [
    ...["2", "3", "4", "5", "6"].map((id) => `/artwork/${id} speaks`),
    ...["andromeda", "autunno", "davide", "primavera", "rinaldo-e-armida"].map(
      (slug) => `/artwork-description/${slug} speaks`,
    ),
    "/formazione/accompagnare speaks",
    "/formazione/app-in-sessanta-secondi speaks",
    "/formazione/imprevisti speaks",
    "/formazione/toccare speaks",
    "/formazione/guida speaks",
    "/formazione/schede speaks",
    "/formazione/descrivere on a wide screen",
    "/modellini on a wide screen",
  ],
  "visitor/recordings": ["that does not arrive", "can be taken home", "is told of the voices"],
  "visitor/scanner": [
    "waits while the visitor chooses",
    "a code of ours beside another one",
    "the round palette",
    "that cannot be had",
    "where there is no camera says so",
    "where the camera is refused",
    "a code with bytes",
  ],
  // A guide from the first click to the last scan, for which the site is built once more.
  "studio/guideFromScratch": "all",
  "studio/keyboard": "all",
  "studio/crash": "all",
  "studio/drafts": [
    "one of which throws the draft away",
    "work from the menu of a field",
    "several drafts lie side by side",
    "reach everything",
    "show what is typed in the other",
    "fails a moment later",
    "does not even have the storage",
  ],
  "studio/labels": [
    "are printed on A4",
    "Da banco",
    "Da tasca",
    "lead to their works",
    "fits a small phone",
  ],
  "studio/models": ["a drawing becomes a model", "a drawing with a fault is kept"],
  "studio/offline": "all",
  "studio/screens": [
    "the voices and the models: on each screen",
    "what is not there: on each screen",
    "the tour in translation and the translators: on each screen",
  ],
  "studio/printedPlan": "all",
  "visitor/tour": [
    "begins 1200 ms after a tap",
    "the whole tour by a headset",
    "in es the tour fits",
    "ended in another tab",
    "two phrases that are not understood",
    "declined, the microphone stays off",
    "a recording of the tour that is not there",
    "without speech recognition",
  ],
  "site/training": [
    "every answer tells why",
    "whoever tries the app after a lesson",
    "the two hours of whoever runs it",
    "without a network",
  ],
  "site/trainingCaptions": [
    "trouble a refusal",
    "said well it is praised",
    "in a browser that recognises no speech",
    "stopped halfway",
    "where nothing was heard",
    "started anew",
    "without a microphone",
    "without a network",
    "nothing is cut off",
  ],
  "site/trainingDescription": [
    "the rules answer whoever",
    "a good description",
    "without a network",
  ],
};

/** Each line of the list; Playwright holds the file and the titles of a journey against it. */
export const leftOut = Object.entries(left).flatMap(([file, titles]) =>
  (titles === "all" ? [""] : titles).map((title) => ({
    file,
    title,
    pattern: new RegExp(`(?:^| )${file}\\.spec\\.ts .*${literally(title)}`),
  })),
);

export const extended = [/@extended/, ...leftOut.map(({ pattern }) => pattern)];

/** `test`: without what is left; `rest`: only that; otherwise everything. */
export const tier = process.env["JOURNEYS_TIER"];

function literally(words: string) {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
