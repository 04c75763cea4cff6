import * as v from "valibot";
import { languageNames, languages } from "../../i18n/languages.ts";
import { didYouMean } from "../reading/fault.ts";
import {
  longest,
  longestSide,
  mostMakers,
  wordBounds,
  workCenturies,
  workNumbers,
  workYears,
  type Bounds,
} from "./limits.ts";

/** The version of the format that is written; `upgradeFormat` reads the older ones. */
export const FORMAT = 2;

/*
 * What a museum’s files may say. Every message tells what would be right: `parseJson` adds what is
 * wrong. Nothing here is more than JSON Schema can say, because editors get it as that, and show
 * the descriptions while somebody writes.
 */

const YEARS = `A year is between ${workYears.first} and ${workYears.last}`;
const year = v.pipe(
  v.number("A year is a number, without quotation marks; one before Christ is negative: -44"),
  v.integer("A year is a whole number"),
  v.minValue(workYears.first, YEARS),
  v.maxValue(workYears.last, YEARS),
  v.notValue(0, "There is no year 0: -1 comes before 1"),
);
const oneOrTwoYears = v.union(
  [year, v.strictTuple([year, year])],
  "A year is a number, 1613, or from and to in square brackets, [1613, 1615]",
);
const CENTURIES = `A century is between ${workCenturies.first} and ${workCenturies.last}`;
const century = v.pipe(
  v.number("A century is a number, 17 for the 17th; one before Christ is negative: -1"),
  v.integer("A century is a whole number, 17 for the 17th"),
  v.minValue(workCenturies.first, CENTURIES),
  v.maxValue(workCenturies.last, CENTURIES),
  v.notValue(0, "There is no century 0: 1 is the first, -1 the first before Christ"),
);
const centimetres = v.pipe(
  v.number("A size is a number of centimetres, without quotation marks: 127.5"),
  v.gtValue(0, "A size is more than 0 centimetres"),
  v.maxValue(longestSide, "A size is in centimetres, and at most a kilometre"),
);
const written = v.pipe(
  v.string('A text stands between quotation marks: "Apollo"'),
  v.regex(/\S/, "Write a text, or take the entry away if it may be missing"),
);
const line = v.pipe(
  written,
  v.maxLength(longest.line, `A line has at most ${longest.line} characters`),
);
const text = v.pipe(
  written,
  v.maxLength(longest.text, `A paragraph has at most ${longest.text} characters`),
);
const texts = v.pipe(
  v.array(text, 'Write texts in square brackets, with commas between them: ["One.", "Two."]'),
  v.minLength(1, "Write at least one text, or leave the whole entry out until there is one"),
);
const script = v.pipe(
  v.array(
    v.pipe(
      v.array(text, 'A paragraph is a list of sentences: ["One.", "Two."]'),
      v.minLength(1, "Write at least one sentence, or take the paragraph away"),
    ),
    'Write paragraphs in square brackets, and in each its sentences: [["One.", "Two."], ["Three."]]',
  ),
  v.minLength(1, "Write at least one paragraph, or leave the whole entry out until there is one"),
);
const names = v.array(line, 'Write names in square brackets: ["Apollo", "Daphne"]');
const slug = v.pipe(
  v.string('An address is a text between quotation marks: "rinaldo-e-armida"'),
  v.regex(
    /^[a-z]+(?:-[a-z]+)*$/,
    "An address has small letters a to z and single dashes between them, so that it can be read aloud: rinaldo-e-armida",
  ),
  v.maxLength(longest.address, `An address has at most ${longest.address} letters`),
);
const language = oneOf(
  languages,
  `A language is one of ${languages.map((code) => `${code} (${languageNames[code]})`).join(", ")}`,
);
const day = v.pipe(
  v.string('A day is a text between quotation marks: "2026-11-17"'),
  v.regex(
    /^(?:(?:19|20)\d\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:(?:19|20)(?:0[48]|[2468][048]|[13579][26])|2000)-02-29)$/,
    "A day is one of the calendar, written as year, month and day: 2026-11-17",
  ),
);
const fileName = v.pipe(
  v.string('A file’s name is a text between quotation marks: "apollo.jpg"'),
  v.regex(
    /^[\w-]+\.(?:svg|jpe?g|png)$/,
    "A picture is an SVG, JPEG or PNG in the folder “pictures”, its name without spaces and accents: apollo.jpg",
  ),
);

export const kinds = ["painting", "sculpture", "object", "room", "building"] as const;
export const hands = [
  "attributed",
  "workshopOf",
  "withWorkshop",
  "withAssistants",
  "workshop",
  "school",
  "circle",
  "follower",
  "manner",
  "after",
] as const;
/** The techniques and materials that we have in every language; a museum may write its own. */
export const techniques = [
  "oilOnCanvas",
  "oilOnPanel",
  "fresco",
  "marble",
  "bronze",
  "terracotta",
  "plaster",
  "wood",
  "stone",
  "brick",
] as const;

const DATE =
  'A date is one of {"year": 1613}, {"year": [1613, 1615]}, {"about": 1525}, {"about": [1620, 1625]}, {"before": 1612}, {"after": 1600}, {"century": 17}';
const dating = v.union(
  [
    group({ year: described(oneOrTwoYears, "The year, or the first and the last one.") }, DATE),
    group(
      { about: described(oneOrTwoYears, "About that year, or between about these two.") },
      DATE,
    ),
    group({ before: described(year, "Made before that year.") }, DATE),
    group({ after: described(year, "Made after that year.") }, DATE),
    group({ century: described(century, "17 is the 17th, -1 the first before Christ.") }, DATE),
  ],
  DATE,
);

const maker = group(
  {
    name: described(line, "As the museum writes it: Dosso Dossi."),
    hand: v.optional(
      described(
        oneOf(hands, `A hand is one of ${hands.join(", ")}`),
        "Left out where it is the maker’s own. attributed: attributed to them; workshopOf: by their workshop; withWorkshop, withAssistants: by them and their workshop or assistants; workshop: attributed to them and their workshop; school, circle, follower, manner: of theirs; after: a copy.",
      ),
    ),
  },
  'A maker is written {"name": "Dosso Dossi"}, or {"name": "Dosso Dossi", "hand": "workshopOf"}',
);

const size = v.pipe(
  group(
    {
      height: v.optional(described(centimetres, "In centimetres: 127.5")),
      width: v.optional(described(centimetres, "In centimetres: 188.5")),
      depth: v.optional(described(centimetres, "In centimetres: 40")),
      diameter: v.optional(described(centimetres, "In centimetres: 62")),
    },
    'A size has height, width, depth or diameter, in centimetres: {"height": 191, "width": 116}',
  ),
  v.minEntries(1, "Write height, width, depth or diameter, or leave the size out"),
);

const PICTURE =
  'A picture is {"kind": "illustration", "file": "apollo.svg"} or {"kind": "photograph", "file": "apollo.jpg", "credit": "Maria Rossi"}';
const file = described(fileName, "The name of a file in the folder “pictures”: apollo.jpg");
const picture = v.variant(
  "kind",
  [
    group({ kind: described(v.literal("illustration"), "Drawn for Varco."), file }, PICTURE),
    group(
      {
        kind: described(v.literal("photograph"), "A photograph of the work."),
        file,
        credit: described(
          line,
          "Who took it, and who allows it to be shown. Visitors read it after “Photograph:”.",
        ),
      },
      PICTURE,
    ),
  ],
  PICTURE,
);

const NUMBERS = `The number on the label is between ${workNumbers.first} and ${workNumbers.last}`;
const work = group(
  {
    slug: described(
      slug,
      "The end of the work’s address, and the name of its files: rinaldo-e-armida. It stays as it is: links lead to it.",
    ),
    id: described(
      v.pipe(
        v.number("The number on the label is a number, without quotation marks: 12"),
        v.integer("The number on the label is a whole number"),
        v.minValue(workNumbers.first, NUMBERS),
        v.maxValue(workNumbers.last, NUMBERS),
      ),
      "The number on the label, which visitors type: 12. No two works have the same.",
    ),
    kind: v.optional(
      described(
        oneOf(kinds, `A kind is one of ${kinds.join(", ")}`),
        "What it is; without it, a painting.",
      ),
    ),
    title: described(line, "As the museum writes it; the title in each language is in its file."),
    makers: v.optional(
      described(
        v.pipe(
          v.array(
            maker,
            'Makers are a list in square brackets: [{"name": "Dosso Dossi"}]; where none is known the entry is left out',
          ),
          v.maxLength(mostMakers, `At most ${mostMakers} makers are named`),
        ),
        "Who made it, the first first. Left out where nobody is known.",
      ),
    ),
    date: v.optional(described(dating, "When it was made; Varco says it in every language.")),
    technique: v.optional(
      described(
        oneOf(
          techniques,
          `A technique here is one of ${techniques.join(", ")}; any other is written in words, as “technique” in the file of each language`,
        ),
        "One that Varco knows in every language. Any other is written as “technique” in the files of the languages, which is read only where there is none here.",
      ),
    ),
    size: v.optional(described(size, "How large it is, without its frame.")),
    inventory: v.optional(described(line, "The inventory number, in quotation marks: 36")),
    room: v.optional(described(line, "Where it is, as the signs in the museum say it: III")),
    picture: v.optional(described(picture, "What is shown of it.")),
    note: v.optional(described(text, "For whoever works on this file. Visitors do not see it.")),
  },
  "A work has slug, id, title, and where known kind, makers, date, technique, size, inventory, room, picture, note",
);

const $schema = v.optional(
  described(
    v.string("Here stands the address of a JSON Schema, for editors"),
    "For the editor, which then shows these lines. Varco does not read it.",
  ),
);

/** `museum.json`: what is true in every language. */
export const museumSchema = v.pipe(
  group(
    {
      $schema,
      format: described(
        v.literal(FORMAT, `Write ${FORMAT}, without quotation marks: this is the format of today`),
        `The version of this format: ${FORMAT}`,
      ),
      name: described(line, "The museum’s name: Galleria Borghese"),
      town: v.optional(
        described(
          line,
          "The town that it is in, as Italians call it: Roma. The page of all museums, which is in Italian, lists them by town.",
        ),
      ),
      languages: described(
        v.pipe(
          v.array(language, 'Languages are a list in square brackets: ["it", "en"]'),
          v.minLength(1, 'Write at least one language: ["it"]'),
          v.metadata({ uniqueItems: true }),
        ),
        'The languages that visitors can choose, the museum’s own first: ["it", "en"]',
      ),
      works: described(
        v.pipe(
          v.array(work, "Works are a list in square brackets, each between { and }"),
          v.minLength(1, "A museum shows at least one work"),
        ),
        "The works, in the order in which they are shown.",
      ),
      tour: v.optional(
        described(
          v.pipe(
            v.array(slug, 'A tour is a list of addresses in square brackets: ["apollo", "davide"]'),
            v.minLength(1, "Write at least one stop, or leave the tour out"),
            v.metadata({ uniqueItems: true }),
          ),
          'The stops of the tour by the addresses of the works, in their order: ["apollo", "davide"]',
        ),
      ),
      note: v.optional(described(text, "For whoever works on this file. Visitors do not see it.")),
    },
    "museum.json has format, name, languages, works, and where there are any town, tour and note",
  ),
  v.title("A museum"),
  v.description("What is true of the museum and its works in every language."),
);

const audio = group(
  {
    warning: v.optional(
      described(text, "One calm sentence, where violence or nudity is described."),
    ),
    label: described(texts, "Title, maker, date and technique in spoken sentences."),
    size: v.optional(described(texts, "How large it is, first compared with something known.")),
    subject: described(text, "One sentence: what there is to see."),
    order: v.optional(
      described(
        text,
        "One sentence: in which order it is described. Without it, a painting is described from front to back.",
      ),
    ),
    namesSides: v.optional(
      described(
        v.literal(true, "Write true where left or right is said; else leave the entry out"),
        "true where left or right is said: then the voice says that they are the visitor’s.",
      ),
    ),
    path: described(texts, "The description itself, sentence by sentence."),
    light: v.optional(described(texts, "Colours, light and mood.")),
    story: v.optional(
      described(
        v.pipe(texts, v.maxLength(2, "The story has at most two sentences")),
        "What happened before or comes after, in one or two sentences.",
      ),
    ),
  },
  "An audio description has label, subject, path, and where there are any warning, size, order, namesSides, light, story",
);

/** `<language>/<work>.json`: what is said of one work in one language. Each part may come later. */
export const workWordsSchema = v.pipe(
  group(
    {
      $schema,
      title: v.optional(described(line, "The title in this language: Spring")),
      technique: v.optional(
        described(
          line,
          "A technique that Varco does not know, in words: Mosaic of glass. It is read only where museum.json has none for the work.",
        ),
      ),
      alt: v.optional(
        described(
          text,
          "What the picture shows, for visitors who do not see it. One or two sentences.",
        ),
      ),
      short: v.optional(described(text, `The work in ${inWords(wordBounds.short)}.`)),
      description: v.optional(
        described(
          texts,
          `The description to read, paragraph by paragraph: ${inWords(wordBounds.description)}.`,
        ),
      ),
      easy: v.optional(
        described(
          script,
          "The description in easy language: paragraphs, and in each its sentences, one idea in each.",
        ),
      ),
      audio: v.optional(
        described(audio, "The audio description: what the voice says, one sentence a text."),
      ),
      touchEmblem: v.optional(
        described(
          script,
          `The touch guide of the tactile model “models/<work>-emblem.svg”: what hands do and find, in the order in which they move. ${inWords(wordBounds.touchGuide)}.`,
        ),
      ),
      touchComposition: v.optional(
        described(
          script,
          `The touch guide of “models/<work>-composition.svg”, the scheme of who is where. ${inWords(wordBounds.touchGuide)}.`,
        ),
      ),
      names: v.optional(
        described(
          names,
          'What a guide may call the work and what is in it; captions write it so: ["Apollo", "Daphne"]',
        ),
      ),
    },
    "The words of a work are title, technique, alt, short, description, easy, audio, touchEmblem, touchComposition, names; each may be left out",
  ),
  v.title("The words of a work"),
  v.description("What is said of one work in one language. Each part may come later."),
);

/** `<language>/museum.json`: what is said of the museum as a whole in one language. */
export const museumWordsSchema = v.pipe(
  group(
    {
      $schema,
      names: v.optional(
        described(
          names,
          'What a guide may name in the whole museum; captions write it so: ["Bernini", "Villa Borghese"]',
        ),
      ),
    },
    "The words of a museum are its names",
  ),
  v.title("The words of a museum"),
  v.description("What is said of the museum as a whole in one language."),
);

/** `<language>/tour.json`: what the voice of the tour says in one language. */
export const tourSchema = v.pipe(
  group(
    {
      $schema,
      introduction: described(script, "The welcome, for visitors who can speak to the tour."),
      introductionByButtons: described(script, "The welcome, where the tour cannot hear them."),
      steps: described(
        v.record(
          slug,
          script,
          'The steps are scripts under the addresses of their works: {"apollo": [["One.", "Two."]]}',
        ),
        'What is said at each stop, under its work’s address: {"apollo": [["One.", "Two."]]}',
      ),
      help: described(script, "What the voice answers to “Help”."),
      helpByButtons: described(script, "The same, where the tour cannot hear visitors."),
      notRecognised: described(script, "When what a visitor said was not understood."),
      completed: described(script, "After the last stop."),
      cannotGoBack: described(script, "When a visitor wants to go back from the first stop."),
    },
    "A tour has introduction, introductionByButtons, steps, help, helpByButtons, notRecognised, completed, cannotGoBack",
  ),
  v.title("A tour"),
  v.description("What the voice of the tour says in one language: paragraphs of sentences."),
);

/** `narrated/<language>/<recording>.json`: who reads a recording, and that they allowed it. */
export const narrationSchema = v.pipe(
  group(
    {
      $schema,
      reader: described(line, "Who reads, as visitors are told: Maria Rossi"),
      date: described(
        day,
        "The day on which it was read: 2026-11-17. Visitors are told month and year.",
      ),
      permission: described(
        day,
        "The day on which the reader allowed the museum to publish their voice: 2026-11-17. Visitors do not see it.",
      ),
    },
    'The file has reader, date and permission, as nobody’s voice is published without their permission: write the day on which the reader gave it, "permission": "2026-11-17"',
  ),
  v.title("Who reads a recording"),
  v.description("Who reads the recording of the same name, and that they allowed it."),
);

export type MuseumFacts = v.InferOutput<typeof museumSchema>;
export type WorkFacts = MuseumFacts["works"][number];
export type Dating = v.InferOutput<typeof dating>;
export type WorkWords = v.InferOutput<typeof workWordsSchema>;
export type AudioDescription = v.InferOutput<typeof audio>;
export type MuseumWords = v.InferOutput<typeof museumWordsSchema>;
export type TourWords = v.InferOutput<typeof tourSchema>;
export type Narration = v.InferOutput<typeof narrationSchema>;

/** An object with no other keys than these; a misspelt one is asked about. */
function group<Entries extends v.ObjectEntries>(entries: Entries, right: string) {
  return v.strictObject(entries, ({ expected, path }) => {
    const isUnknown = expected === "never";
    return (isUnknown && didYouMean(String(path?.[0].key), Object.keys(entries))) || right;
  });
}

/** One of these words; what is written almost so is asked about. */
function oneOf<const Words extends readonly string[]>(words: Words, right: string) {
  return v.picklist(
    words,
    ({ input }) => (typeof input === "string" && didYouMean(input, words)) || right,
  );
}

function inWords([least, most]: Bounds) {
  return `${least} to ${most} words`;
}

/** The description is what an editor shows while somebody writes the entry. */
function described<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description));
}
