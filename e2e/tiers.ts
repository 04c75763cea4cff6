/**
 * What `npm test` leaves to `npm run test:all`: whole files, or the journeys of a file whose titles
 * have these words. Chosen by what they cost and by what notices the same faults (`npm run mutants`,
 * docs/testing.md). A journey may also say so itself, by the tag `@extended`.
 */
const left: Record<string, "all" | string[]> = {
  booth: "all",
  boothTroubles: [
    "what was read is listed",
    "pulled out in mid-sentence",
    "while nobody sees the page",
    "no sound can be recorded",
    "without a file system",
    "the room and the voice are heard",
    "on a full disk",
    "is cut into its sentences",
    "a file that is no sound",
  ],
  ears: [
    "without a network it goes on",
    "the download",
    "too slow",
    "beside the browser's own",
    "the tour understands",
    "a microphone that is refused",
    "what the browser has removed",
  ],
  fuzz: ["on a cold start"],
  listed: ["/artwork-description/", "/deaf-user", "/disability", "/list lists", "/transcription"],
  looks: "all",
  models: ["where it cannot be drawn", "without a network", "no device keeps"],
  newVersion: [
    "comes to the page that needs it",
    "forgets nothing that is downloaded",
    "with a strange page",
    "has what was downloaded",
  ],
  offline: [
    "has its own title when it is opened again",
    "is heard without a network",
    "whose network goes before",
    "says that there is no room",
    "says that the browser refuses",
    "in two tabs at once",
    "is the next visitor's too",
    "keeps no page of a network",
  ],
  oldPhone: "all",
  otherMuseums: "all",
  // Works have one skeleton: the first of them is looked at.
  pages: [
    ...["2", "3", "4", "5", "6"].map((id) => `/artwork/${id} speaks`),
    ...["andromeda", "autunno", "davide", "primavera", "rinaldo-e-armida"].map(
      (slug) => `/artwork-description/${slug} speaks`,
    ),
    "/formazione/accompagnare speaks",
    "/formazione/imprevisti speaks",
    "/formazione/toccare speaks",
  ],
  studioByKeyboard: "all",
  studioCrash: "all",
  studioDrafts: [
    "one of which throws the draft away",
    "work from the menu of a field",
    "several drafts lie side by side",
    "fails a moment later",
    "does not even have the storage",
  ],
  studioLabels: ["Da banco", "Da tasca", "lead to their works", "fits a small phone"],
  studioModels: ["a drawing with a fault is kept"],
  studioOffline: "all",
  studioScreens: ["the voices and the models: on each screen"],
  studioPlan: ["of 6 works", "of 300 works"],
  training: [
    "whoever tries the app after a lesson",
    "the two hours of whoever runs it",
    "without a network",
  ],
  trainingCaptions: [
    "stopped halfway",
    "where nothing was heard",
    "started anew",
    "without a microphone",
    "without a network",
    "nothing is cut off",
  ],
  trainingDescription: ["the rules answer whoever", "without a network"],
};

/** Playwright holds it against the file, the titles around it and the tags of a journey. */
export const extended = new RegExp(
  [
    "@extended",
    ...Object.entries(left).map(([file, titles]) => {
      const ofFile = `(?:^| )${file}\\.spec\\.ts `;
      return titles === "all" ? ofFile : `${ofFile}.*(?:${titles.map(literally).join("|")})`;
    }),
  ].join("|"),
);

/** `test`: without what is left; `rest`: only that; otherwise everything. */
export const tier = process.env["JOURNEYS_TIER"];

function literally(words: string) {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
