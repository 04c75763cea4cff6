import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  tuple,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { languageNames, languages, type Language } from "../../i18n/languages.ts";
import { hostile, hostileText } from "../../lib/fixtures/hostileText.ts";
import { localizeMuseum } from "../publishing/localizeMuseum.ts";
import { describeFault } from "./fault.ts";
import { mediaOf } from "../fixtures/museumOf.ts";
import { gapsIn } from "../publishing/gapsIn.ts";
import type { MuseumFiles } from "./museumFiles.ts";
import { serialiseCatalogue } from "../publishing/serialiseCatalogue.ts";
import { readMuseum } from "./readMuseum.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>';
const script = [["One.", "Two."]];
const everyLanguage = languages.map((code) => `${code} (${languageNames[code]})`).join(", ");
const words = {
  title: "Apollo",
  alt: "A lyre.",
  description: ["One."],
  easy: [["One.", "Two."]],
  audio: { label: ["Apollo."], subject: "Apollo sits.", path: ["He sits."] },
};
const tour = {
  introduction: script,
  introductionByButtons: script,
  steps: { apollo: script },
  help: script,
  helpByButtons: script,
  notRecognised: script,
  completed: script,
  cannotGoBack: script,
};

/** A whole museum of two works in two languages. */
const whole: Record<string, unknown> = {
  "museum.json": {
    format: 2,
    name: "Small",
    languages: ["it", "en"],
    works: [
      {
        slug: "apollo",
        id: 1,
        title: "Apollo",
        makers: [{ name: "Dosso Dossi" }],
        date: { about: 1525 },
        technique: "oilOnCanvas",
        size: { height: 191, width: 127.5 },
        inventory: "36",
        picture: { kind: "illustration", file: "apollo.svg" },
      },
      { slug: "davide", id: 2, title: "Davide" },
    ],
    tour: ["apollo"],
  },
  "it/apollo.json": words,
  "it/tour.json": tour,
  "en/apollo.json": words,
  "en/davide.json": {},
  "en/museum.json": { names: ["Bernini"] },
  "en/tour.json": tour,
  "pictures/apollo.svg": drawing,
  "recordings/en/apollo.mp3": "",
  "narrated/en/apollo.mp3": "",
  "narrated/en/apollo.json": {
    reader: "Maria Rossi",
    date: "2026-11-17",
    permission: "2026-11-18",
  },
  "booth/0123456789abcdef.wav": "",
  "signs/lis/apollo.mp4": "sizeftypisom",
};
const utf16 = new Uint8Array(
  Buffer.from("\uFEFF" + JSON.stringify(whole["museum.json"]), "utf16le"),
);

describe("what is told of", () => {
  describe("files that are no JSON", () => {
    it.each<Row>([
      [
        "a comma too many",
        ({ edit }) => edit("en/apollo.json", '"One."\n  ]', '"One.",\n  ]'),
        "en/apollo.json, line 6: there is a comma too many before “]”. After the last entry there is no comma.",
      ],
      [
        "a comma too many after the last entry",
        ({ edit }) => edit("museum.json", '"apollo"\n  ]', '"apollo"\n  ],'),
        "museum.json, line 41: there is a comma too many before “}”. After the last entry there is no comma.",
      ],
      [
        "a comma missing",
        ({ edit }) => edit("museum.json", '"name": "Small",', '"name": "Small"'),
        'museum.json, line 4: a comma is missing before “"languages": [”. Between two entries there is a comma.',
      ],
      [
        "a colon missing",
        ({ edit }) => edit("museum.json", '"name": "Small"', '"name" "Small"'),
        'museum.json, line 3: a colon is missing before “"Small",”. An entry is written "title": "Apollo".',
      ],
      [
        "a quotation mark missing at the end",
        ({ edit }) => edit("museum.json", '"name": "Small"', '"name": "Small'),
        'museum.json, line 3: a quotation mark is missing at the end of “"Small,”. A text begins and ends with ", in one line.',
      ],
      [
        "a quotation mark missing at the beginning",
        ({ edit }) => edit("museum.json", '"name": "Small"', '"name": Small"'),
        'museum.json, line 3: “Small",” is not between quotation marks. A text is written "Apollo", and a number without any letters.',
      ],
      [
        "a quotation mark missing in a key",
        ({ edit }) => edit("museum.json", '"name": "Small"', '"name: "Small"'),
        'museum.json, line 3: a straight quotation mark ends the text before “Small",”. Inside a text write curly ones, “…”; or one is missing further up in this line.',
      ],
      [
        "straight quotation marks in a text",
        ({ edit }) => edit("museum.json", '"Small"', '"The "Small" one"'),
        'museum.json, line 3: a straight quotation mark ends the text before “Small" one",”. Inside a text write curly ones, “…”; or one is missing further up in this line.',
      ],
      [
        "curly quotation marks",
        ({ edit }) => edit("museum.json", '"name": "Small"', "“name”: “Small”"),
        'museum.json, line 3: ““name”: “Small”,” begins with a curly quotation mark. JSON has straight ones: "…".',
      ],
      [
        "no quotation marks",
        ({ edit }) => edit("museum.json", '"Small"', "Small"),
        'museum.json, line 3: “Small,” is not between quotation marks. A text is written "Apollo", and a number without any letters.',
      ],
      [
        "a comma in a number",
        ({ edit }) => edit("museum.json", "127.5", "127,5"),
        "museum.json, line 24: there is a comma in a number before “5”. A number has a point: 127.5.",
      ],
      [
        "a bracket missing",
        ({ edit }) => edit("museum.json", '"en"\n  ]', '"en"\n  '),
        "museum.json, line 8: a bracket is not closed before “: [”. Close every [ with a ] and every { with a }.",
      ],
      [
        "a bracket too many",
        ({ edit }) => edit("en/apollo.json", /\}$/, "}\n}"),
        "en/apollo.json, line 23: after the last “}” there still is “}”. Take it away, or a “}” before it.",
      ],
      [
        "the end missing",
        ({ edit }) => edit("museum.json", /\s*\]\s*\}$/, "\n"),
        "museum.json, line 39: the file ends too early. Close every { with a }, every [ with a ] and every quotation mark.",
      ],
      [
        "a comment",
        ({ edit }) => edit("museum.json", '"name"', '// our name\n  "name"'),
        "museum.json, line 3: “// our name” is a comment. JSON has none: take it away.",
      ],
      [
        "a backslash",
        ({ edit }) => edit("museum.json", '"Small"', '"Small \\ little"'),
        'museum.json, line 3: a \\ is in “"Small \\ little",”. Write \\\\ for it, or take it away.',
      ],
      [
        "a tab in a text",
        ({ edit }) => edit("museum.json", '"Small"', '"Small\tmuseum"'),
        'museum.json, line 3: a tab, or another sign that cannot be seen, is in “"Small museum",”. Write a space instead of it.',
      ],
      [
        "a text over two lines",
        ({ edit }) => edit("museum.json", '"Small"', '"Small\nmuseum"'),
        'museum.json, line 3: a quotation mark is missing at the end of “"Small”. A text begins and ends with ", in one line.',
      ],
      [
        "an empty file",
        ({ put }) => put("en/apollo.json", ""),
        "en/apollo.json: the file is empty. Begin it with { and end it with }.",
      ],
      [
        "an empty museum.json",
        ({ put }) => put("museum.json", " \n"),
        "museum.json: the file is empty. Begin it with { and end it with }.",
      ],
      [
        "a page that a network sent instead",
        ({ put }) => put("museum.json", "<!doctype html><title>Sign in</title>"),
        "museum.json, line 1: the file begins with “<!doctype html><title>Sign in</title>”. It begins with { and ends with }.",
      ],
      [
        "a file in UTF-16",
        ({ put }) => put("museum.json", utf16),
        "museum.json: the file is saved as UTF-16. Save it again and choose “UTF-8” as the encoding.",
      ],
      [
        "a file in UTF-16 without its mark",
        ({ put }) => put("en/apollo.json", utf16.subarray(2)),
        "en/apollo.json: the file is saved as UTF-16. Save it again and choose “UTF-8” as the encoding.",
      ],
      [
        "letters that are not in UTF-8",
        ({ put }) =>
          put(
            "it/apollo.json",
            new Uint8Array(Buffer.from('{\n  "title": "Umilt\u00e0"\n}', "latin1")),
          ),
        'it/apollo.json, line 2: a letter cannot be read in “"title": "Umilt�" }”. Save it again and choose “UTF-8” as the encoding.',
      ],
      [
        "a list",
        ({ put }) => put("museum.json", [1]),
        "museum.json: it says [ 1 ]. The whole file stands between { and }.",
      ],
      [
        "a list of words",
        ({ put }) => put("en/apollo.json", []),
        "en/apollo.json: it says []. The whole file stands between { and }.",
      ],
      [
        "a number",
        ({ put }) => put("en/tour.json", 7),
        "en/tour.json: it says 7. The whole file stands between { and }.",
      ],
      [
        "null",
        ({ put }) => put("museum.json", null),
        "museum.json: it says null. The whole file stands between { and }.",
      ],
      [
        "brackets in brackets in brackets",
        ({ put }) => put("en/apollo.json", "[".repeat(100_000) + "]".repeat(100_000)),
        "en/apollo.json: thousands of brackets stand in each other. Look at an example: no more than six do there.",
      ],
      [
        "brackets in brackets that are not closed",
        ({ put }) => put("museum.json", '{"a":'.repeat(100_000)),
        "museum.json: thousands of brackets stand in each other. Look at an example: no more than six do there.",
      ],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });

  describe("keys", () => {
    it.each<Row>([
      [
        "a misspelt key",
        ({ edit }) => edit("museum.json", '"title"', '"tittle"'),
        "museum.json, line 12, works, apollo: “tittle” is not known here. Did you mean “title”?",
      ],
      [
        "a key with a capital letter",
        ({ edit }) => edit("en/apollo.json", '"alt"', '"Alt"'),
        "en/apollo.json, line 3: “Alt” is not known here. Did you mean “alt”?",
      ],
      [
        "a key of another kind of file",
        ({ set }) => set("museum.json", "audio", {}),
        "museum.json, line 41: “audio” is not known here. museum.json has format, name, languages, works, and where there are any town, tour and note.",
      ],
      [
        "a key in another language",
        ({ edit }) => edit("museum.json", '"size"', '"misure"'),
        "museum.json, line 22, works, apollo: “misure” is not known here. A work has slug, id, title, and where known kind, makers, date, technique, size, inventory, room, picture, note.",
      ],
      [
        "a key twice",
        ({ edit }) => edit("en/apollo.json", '"alt"', '"alt": "A lyre.",\n  "alt"'),
        "en/apollo.json, line 4: “alt” is there twice. JSON takes the last of the two: keep one, and take the other away.",
      ],
      [
        "__proto__ as a key",
        ({ edit }) => edit("museum.json", '"name"', '"__proto__": {"id": 1},\n  "name"'),
        "museum.json, line 3: “__proto__” is not known here. museum.json has format, name, languages, works, and where there are any town, tour and note.",
      ],
      [
        "constructor as a key",
        ({ set }) => set("en/apollo.json", "constructor", {}),
        "en/apollo.json, line 22: “constructor” is not known here. The words of a work are title, technique, alt, short, description, easy, audio, touchEmblem, touchComposition, names; each may be left out.",
      ],
      [
        "an audio description without path",
        ({ set }) => set("en/apollo.json", "audio.path", undefined),
        "en/apollo.json, line 13, audio: “path” is missing. An audio description has label, subject, path, and where there are any warning, size, order, namesSides, light, story.",
      ],
      [
        "a photograph without credit",
        ({ set }) => set("museum.json", "works.0.picture.kind", "photograph"),
        'museum.json, line 27, works, apollo, picture: “credit” is missing. A picture is {"kind": "illustration", "file": "apollo.svg"} or {"kind": "photograph", "file": "apollo.jpg", "credit": "Maria Rossi"}.',
      ],
      [
        "a picture without kind",
        ({ set }) => set("museum.json", "works.0.picture.kind", undefined),
        'museum.json, line 27, works, apollo, picture: “kind” is missing. A picture is {"kind": "illustration", "file": "apollo.svg"} or {"kind": "photograph", "file": "apollo.jpg", "credit": "Maria Rossi"}.',
      ],
      [
        "a tour without help",
        ({ set }) => set("en/tour.json", "help", undefined),
        "en/tour.json: “help” is missing. A tour has introduction, introductionByButtons, steps, help, helpByButtons, notRecognised, completed, cannotGoBack.",
      ],
      [
        "a work without number",
        ({ set }) => set("museum.json", "works.1.id", undefined),
        "museum.json, line 32, works, davide: “id” is missing. A work has slug, id, title, and where known kind, makers, date, technique, size, inventory, room, picture, note.",
      ],
      [
        "a work without address",
        ({ set }) => set("museum.json", "works.1.slug", undefined),
        "museum.json, line 32, works, work 2: “slug” is missing. A work has slug, id, title, and where known kind, makers, date, technique, size, inventory, room, picture, note.",
      ],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });

  describe("the format", () => {
    it.each<Row>([
      [
        "missing",
        ({ set }) => set("museum.json", "format", undefined),
        "museum.json: “format” is missing. museum.json has format, name, languages, works, and where there are any town, tour and note.",
      ],
      [
        "a text",
        ({ set }) => set("museum.json", "format", "2"),
        'museum.json, line 2, format: it says "2". Write 2, without quotation marks: this is the format of today.',
      ],
      [
        "newer",
        ({ set }) => set("museum.json", "format", 3),
        "museum.json, line 2, format: this museum was made with a newer Varco. Update Varco, then try again.",
      ],
      [
        "none that there ever was",
        ({ set }) => set("museum.json", "format", 0),
        "museum.json, line 2, format: it says 0. Write 2, without quotation marks: this is the format of today.",
      ],
      [
        "older, with an artist without a name",
        ({ set }) => (
          set("museum.json", "format", 1),
          set("museum.json", "works.0.makers", undefined),
          set("museum.json", "works.0.artist", "")
        ),
        'museum.json, line 9, works, apollo, makers, maker 1, name: it says "". Write a text, or take the entry away if it may be missing.',
      ],
      [
        "older, with works that are none",
        ({ set }) => (set("museum.json", "format", 1), set("museum.json", "works", ["apollo"])),
        'museum.json, line 9, works, work 1: it says "apollo". A work has slug, id, title, and where known kind, makers, date, technique, size, inventory, room, picture, note.',
      ],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });

  describe("facts", () => {
    it.each<Row>([
      [
        "a number in quotation marks",
        ({ set }) => set("museum.json", "works.0.id", "1"),
        'museum.json, line 11, works, apollo, id: it says "1". The number on the label is a number, without quotation marks: 12.',
      ],
      [
        "a number twice",
        ({ set }) => set("museum.json", "works.1.id", 1),
        "museum.json, line 34, works, davide, id: “1” is there twice. Each work has a number of its own, which is on its label.",
      ],
      [
        "a number with a fraction",
        ({ set }) => set("museum.json", "works.1.id", 1.5),
        "museum.json, line 34, works, davide, id: it says 1.5. The number on the label is a whole number.",
      ],
      [
        "an address twice",
        ({ set }) => set("museum.json", "works.1.slug", "apollo"),
        "museum.json, line 33, works, apollo, slug: “apollo” is there twice. Each work has an address of its own.",
        "en/davide.json: there is no work “davide”. A file is called like its work: apollo.",
      ],
      [
        "an inventory number twice",
        ({ set }) => set("museum.json", "works.1.inventory", "36"),
        "museum.json, line 36, works, davide, inventory: “36” is there twice. Each work has an inventory number of its own.",
      ],
      [
        "an address with capitals",
        ({ set }) => set("museum.json", "works.0.slug", "Apollo"),
        'museum.json, line 10, works, Apollo, slug: it says "Apollo". An address has small letters a to z and single dashes between them, so that it can be read aloud: rinaldo-e-armida.',
      ],
      [
        "an address with digits",
        ({ set }) => set("museum.json", "works.0.slug", "apollo2"),
        'museum.json, line 10, works, apollo2, slug: it says "apollo2". An address has small letters a to z and single dashes between them, so that it can be read aloud: rinaldo-e-armida.',
      ],
      [
        "an address with an umlaut",
        ({ set }) => set("museum.json", "works.0.slug", "fr\u00fchling"),
        'museum.json, line 10, works, frühling, slug: it says "frühling". An address has small letters a to z and single dashes between them, so that it can be read aloud: rinaldo-e-armida.',
      ],
      [
        "a work called like the museum’s file",
        ({ set }) => set("museum.json", "works.1.slug", "museum"),
        "museum.json, line 33, works, museum, slug: no work can be called “museum”. Its files would be taken for those of the museum, of the tour or of a touch guide: choose another address.",
        "en/davide.json: there is no work “davide”. A file is called like its work: apollo, museum.",
      ],
      [
        "a work called like the tour",
        ({ set }) => set("museum.json", "works.1.slug", "tour"),
        "museum.json, line 33, works, tour, slug: no work can be called “tour”. Its files would be taken for those of the museum, of the tour or of a touch guide: choose another address.",
        "en/davide.json: there is no work “davide”. A file is called like its work: apollo, tour.",
      ],
      [
        "a work called like a recording of the tour",
        ({ set }) => set("museum.json", "works.1.slug", "tour-apollo"),
        "museum.json, line 33, works, tour-apollo, slug: no work can be called “tour-apollo”. Its files would be taken for those of the museum, of the tour or of a touch guide: choose another address.",
        "en/davide.json: there is no work “davide”. A file is called like its work: apollo, tour-apollo.",
      ],
      [
        "a work called like a device of Windows",
        ({ set }) => set("museum.json", "works.1.slug", "nul"),
        "museum.json, line 33, works, nul, slug: no work can be called “nul”. Windows has no files of this name: choose another address, or a longer one.",
        "en/davide.json: there is no work “davide”. A file is called like its work: apollo, nul.",
      ],
      [
        "a work called like what every object has",
        ({ set }) => set("museum.json", "works.1.slug", "constructor"),
        "museum.json, line 33, works, constructor, slug: no work can be called “constructor”. Choose another address, or a longer one.",
        "en/davide.json: there is no work “davide”. A file is called like its work: apollo, constructor.",
      ],
      [
        "an unknown language",
        ({ set }) => set("museum.json", "languages.1", "en-GB"),
        `museum.json, line 6, languages, language 2: it says "en-GB". A language is one of ${everyLanguage}.`,
      ],
      [
        "a language twice",
        ({ set }) => set("museum.json", "languages.2", "it"),
        "museum.json, line 7, languages, language 3: “it” is there twice. Each language is there once.",
      ],
      [
        "no languages",
        ({ set }) => set("museum.json", "languages", []),
        'museum.json, line 4, languages: it says []. Write at least one language: ["it"].',
      ],
      [
        "languages as a text",
        ({ set }) => set("museum.json", "languages", "it, en"),
        'museum.json, line 4, languages: it says "it, en". Languages are a list in square brackets: ["it", "en"].',
      ],
      [
        "no works",
        ({ set }) => set("museum.json", "works", []),
        "museum.json, line 8, works: it says []. A museum shows at least one work.",
      ],
      [
        "works by address",
        ({ set }) => set("museum.json", "works", { apollo: { id: 1 } }),
        'museum.json, line 8, works: it says { "apollo": { "id": 1 } }. Works are a list in square brackets, each between { and }.',
      ],
      [
        "a stop that is no work",
        ({ set }) => set("museum.json", "tour.0", "apolo"),
        "museum.json, line 39, tour, stop 1: there is no work “apolo”. Did you mean “apollo”?",
      ],
      [
        "a stop that is like no work",
        ({ set }) => set("museum.json", "tour.0", "venere"),
        "museum.json, line 39, tour, stop 1: there is no work “venere”. A stop is one of the works: apollo, davide.",
      ],
      [
        "a stop twice",
        ({ set }) => set("museum.json", "tour.1", "apollo"),
        "museum.json, line 40, tour, stop 2: “apollo” is there twice. A tour stops at a work once.",
      ],
      [
        "an empty tour",
        ({ set }) => set("museum.json", "tour", []),
        "museum.json, line 38, tour: it says []. Write at least one stop, or leave the tour out.",
      ],
      [
        "years reversed",
        ({ set }) => set("museum.json", "works.0.date", { about: [1530, 1525] }),
        "museum.json, line 18, works, apollo, date: the last year is before the first. Write the earlier year first.",
      ],
      [
        "a date in words",
        ({ set }) => set("museum.json", "works.0.date", "about 1525"),
        'museum.json, line 18, works, apollo, date: it says "about 1525". A date is one of {"year": 1613}, {"year": [1613, 1615]}, {"about": 1525}, {"about": [1620, 1625]}, {"before": 1612}, {"after": 1600}, {"century": 17}.',
      ],
      [
        "a date as a number",
        ({ set }) => set("museum.json", "works.0.date", 1525),
        'museum.json, line 18, works, apollo, date: it says 1525. A date is one of {"year": 1613}, {"year": [1613, 1615]}, {"about": 1525}, {"about": [1620, 1625]}, {"before": 1612}, {"after": 1600}, {"century": 17}.',
      ],
      [
        "a year in quotation marks",
        ({ set }) => set("museum.json", "works.0.date.about", "1525"),
        'museum.json, line 19, works, apollo, date, about: it says "1525". A year is a number, 1613, or from and to in square brackets, [1613, 1615].',
      ],
      [
        "one year in brackets",
        ({ set }) => set("museum.json", "works.0.date.about", [1525]),
        "museum.json, line 19, works, apollo, date, about: it says [ 1525 ]. A year is a number, 1613, or from and to in square brackets, [1613, 1615].",
      ],
      [
        "two dates",
        ({ set }) => set("museum.json", "works.0.date.before", 1530),
        'museum.json, line 18, works, apollo, date: it says { "about": 1525, "before": 1530 }. A date is one of {"year": 1613}, {"year": [1613, 1615]}, {"about": 1525}, {"about": [1620, 1625]}, {"before": 1612}, {"after": 1600}, {"century": 17}.',
      ],
      [
        "a date of no known sort",
        ({ set }) => set("museum.json", "works.0.date", { circa: 1525 }),
        'museum.json, line 18, works, apollo, date: it says { "circa": 1525 }. A date is one of {"year": 1613}, {"year": [1613, 1615]}, {"about": 1525}, {"about": [1620, 1625]}, {"before": 1612}, {"after": 1600}, {"century": 17}.',
      ],
      [
        "a year to come",
        ({ set }) => set("museum.json", "works.0.date", { year: 15255 }),
        "museum.json, line 19, works, apollo, date, year: it says 15255. A year is between -5000 and 2100.",
      ],
      [
        "the year 0",
        ({ set }) => set("museum.json", "works.0.date", { after: 0 }),
        "museum.json, line 19, works, apollo, date, after: it says 0. There is no year 0: -1 comes before 1.",
      ],
      [
        "century 0",
        ({ set }) => set("museum.json", "works.0.date", { century: 0 }),
        "museum.json, line 19, works, apollo, date, century: it says 0. There is no century 0: 1 is the first, -1 the first before Christ.",
      ],
      [
        "a century in Roman numerals",
        ({ set }) => set("museum.json", "works.0.date", { century: "XVII" }),
        'museum.json, line 19, works, apollo, date, century: it says "XVII". A century is a number, 17 for the 17th; one before Christ is negative: -1.',
      ],
      [
        "size 0",
        ({ set }) => set("museum.json", "works.0.size.height", 0),
        "museum.json, line 23, works, apollo, size, height: it says 0. A size is more than 0 centimetres.",
      ],
      [
        "a negative size",
        ({ set }) => set("museum.json", "works.0.size.height", -191),
        "museum.json, line 23, works, apollo, size, height: it says -191. A size is more than 0 centimetres.",
      ],
      [
        "a size with its unit",
        ({ set }) => set("museum.json", "works.0.size.height", "191 cm"),
        'museum.json, line 23, works, apollo, size, height: it says "191 cm". A size is a number of centimetres, without quotation marks: 127.5.',
      ],
      [
        "a size as a text",
        ({ set }) => set("museum.json", "works.0.size", "191 x 116 cm"),
        'museum.json, line 22, works, apollo, size: it says "191 x 116 cm". A size has height, width, depth or diameter, in centimetres: {"height": 191, "width": 116}.',
      ],
      [
        "a size with nothing in it",
        ({ set }) => set("museum.json", "works.0.size", {}),
        "museum.json, line 22, works, apollo, size: it says {}. Write height, width, depth or diameter, or leave the size out.",
      ],
      [
        "an unknown technique",
        ({ set }) => set("museum.json", "works.0.technique", "Oil on canvas"),
        'museum.json, line 21, works, apollo, technique: it says "Oil on canvas". Did you mean “oilOnCanvas”?',
      ],
      [
        "an unknown kind",
        ({ set }) => set("museum.json", "works.0.kind", "Painting"),
        'museum.json, line 31, works, apollo, kind: it says "Painting". Did you mean “painting”?',
      ],
      [
        "an unknown hand",
        ({ set }) => set("museum.json", "works.0.makers.0.hand", "pupil"),
        'museum.json, line 16, works, apollo, makers, maker 1, hand: it says "pupil". A hand is one of attributed, workshopOf, withWorkshop, withAssistants, workshop, school, circle, follower, manner, after.',
      ],
      [
        "makers as a text",
        ({ set }) => set("museum.json", "works.0.makers", "Dosso Dossi"),
        'museum.json, line 13, works, apollo, makers: it says "Dosso Dossi". Makers are a list in square brackets: [{"name": "Dosso Dossi"}]; where none is known the entry is left out.',
      ],
      [
        "a maker as a text",
        ({ set }) => set("museum.json", "works.0.makers", ["Dosso Dossi"]),
        'museum.json, line 14, works, apollo, makers, maker 1: it says "Dosso Dossi". A maker is written {"name": "Dosso Dossi"}, or {"name": "Dosso Dossi", "hand": "workshopOf"}.',
      ],
      [
        "an empty title",
        ({ set }) => set("museum.json", "works.0.title", ""),
        'museum.json, line 12, works, apollo, title: it says "". Write a text, or take the entry away if it may be missing.',
      ],
      [
        "an inventory number without quotation marks",
        ({ set }) => set("museum.json", "works.0.inventory", 36),
        'museum.json, line 26, works, apollo, inventory: it says 36. A text stands between quotation marks: "Apollo".',
      ],
      [
        "a title that is a whole text",
        ({ set }) => set("museum.json", "works.0.title", "Apollo ".repeat(60)),
        'museum.json, line 12, works, apollo, title: it says "Apollo Apollo Apollo Apollo Apollo Apollo Apollo Apollo Apo…. A line has at most 400 characters.',
      ],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });

  describe("words", () => {
    it.each<Row>([
      [
        "an empty text",
        ({ set }) => set("en/apollo.json", "alt", " "),
        'en/apollo.json, line 3, alt: it says " ". Write a text, or take the entry away if it may be missing.',
      ],
      [
        "nothing instead of a text",
        ({ set }) => set("en/apollo.json", "alt", null),
        'en/apollo.json, line 3, alt: it says null. A text stands between quotation marks: "Apollo".',
      ],
      [
        "a description as a text",
        ({ set }) => set("en/apollo.json", "description", "Apollo sits."),
        'en/apollo.json, line 4, description: it says "Apollo sits.". Write texts in square brackets, with commas between them: ["One.", "Two."].',
      ],
      [
        "an empty paragraph",
        ({ set }) => set("en/apollo.json", "description.1", ""),
        'en/apollo.json, line 6, description, paragraph 2: it says "". Write a text, or take the entry away if it may be missing.',
      ],
      [
        "an easy text without paragraphs",
        ({ set }) => set("en/apollo.json", "easy", ["One.", "Two."]),
        'en/apollo.json, line 8, easy, paragraph 1: it says "One.". A paragraph is a list of sentences: ["One.", "Two."].',
        'en/apollo.json, line 9, easy, paragraph 2: it says "Two.". A paragraph is a list of sentences: ["One.", "Two."].',
      ],
      [
        "an easy text with an empty sentence",
        ({ set }) => set("en/apollo.json", "easy.0.1", ""),
        'en/apollo.json, line 10, easy, paragraph 1, sentence 2: it says "". Write a text, or take the entry away if it may be missing.',
      ],
      [
        "a story of three sentences",
        ({ set }) => set("en/apollo.json", "audio.story", ["One.", "Two.", "Three."]),
        'en/apollo.json, line 21, audio, story: it says [ "One.", "Two.", "Three." ]. The story has at most two sentences.',
      ],
      [
        "an audio description as a text",
        ({ set }) => set("en/apollo.json", "audio", "Apollo sits."),
        'en/apollo.json, line 13, audio: it says "Apollo sits.". An audio description has label, subject, path, and where there are any warning, size, order, namesSides, light, story.',
      ],
      [
        "a spoken sentence that is a number",
        ({ set }) => set("en/apollo.json", "audio.path.0", 191),
        'en/apollo.json, line 19, audio, path, sentence 1: it says 191. A text stands between quotation marks: "Apollo".',
      ],
      [
        "namesSides false",
        ({ set }) => set("en/apollo.json", "audio.namesSides", false),
        "en/apollo.json, line 21, audio, namesSides: it says false. Write true where left or right is said; else leave the entry out.",
      ],
      [
        "a step of a work that does not exist",
        ({ set }) => set("en/tour.json", "steps.apolo", [["One."]]),
        "en/tour.json, line 21, steps, apolo: there is no work “apolo”. Did you mean “apollo”?",
      ],
      [
        "a step under a title",
        ({ set }) => set("en/tour.json", "steps.Apollo", [["One."]]),
        "en/tour.json, line 21, steps: “Apollo” is not known here. An address has small letters a to z and single dashes between them, so that it can be read aloud: rinaldo-e-armida.",
      ],
      [
        "a step as a text",
        ({ set }) => set("en/tour.json", "steps.apollo", "One."),
        'en/tour.json, line 15, steps, apollo: it says "One.". Write paragraphs in square brackets, and in each its sentences: [["One.", "Two."], ["Three."]].',
      ],
      [
        "names as a text",
        ({ set }) => set("en/museum.json", "names", "Bernini"),
        'en/museum.json, line 2, names: it says "Bernini". Write names in square brackets: ["Apollo", "Daphne"].',
      ],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });

  describe("files", () => {
    it.each<Row>([
      [
        "no museum.json",
        ({ remove }) => remove("museum.json"),
        "museum.json: there is no such file. A museum’s folder has a museum.json with its name, languages and works.",
      ],
      [
        "museum.json with a capital letter",
        ({ put, contentOf, remove }) => (
          put("Museum.json", contentOf("museum.json")),
          remove("museum.json")
        ),
        "museum.json: there is no such file. There is Museum.json: the file is called museum.json, in small letters, and is in no other folder than the museum’s.",
      ],
      [
        "the museum in another folder",
        ({ put, contentOf, remove }) => (
          put("small/museum.json", contentOf("museum.json")),
          remove("museum.json")
        ),
        "museum.json: there is no such file. There is small/museum.json: the file is called museum.json, in small letters, and is in no other folder than the museum’s.",
      ],
      [
        "words of a misspelt work",
        ({ put }) => put("en/appolo.json", {}),
        "en/appolo.json: there is no work “appolo”. Did you mean “apollo”?",
      ],
      [
        "words of an unknown work",
        ({ put }) => put("en/venere.json", {}),
        "en/venere.json: there is no work “venere”. A file is called like its work: apollo, davide.",
      ],
      [
        "words in a text file",
        ({ put }) => put("en/apollo.txt", "Apollo"),
        "en/apollo.txt: this is no file of words. Its name ends in “.json”.",
      ],
      [
        "words in a language that the museum does not speak",
        ({ put }) => put("de/apollo.json", {}),
        "de/apollo.json: the museum does not speak “de”. Add “de” to the languages in museum.json, or take the file away.",
      ],
      [
        "words in a language that Varco does not speak",
        ({ put }) => put("xx/apollo.json", {}),
        `xx/apollo.json: “xx” is no language of Varco. Languages are ${everyLanguage}.`,
      ],
      [
        "a picture that is not there",
        ({ remove, set }) => (
          set("museum.json", "works.0.picture.file", "venere.svg"),
          remove("pictures/apollo.svg")
        ),
        "museum.json, line 29, works, apollo, picture, file: there is no file pictures/venere.svg. Put the picture there, or leave the entry out until there is one.",
      ],
      [
        "a misspelt picture",
        ({ set }) => (
          set("museum.json", "works.0.picture.file", "Apollo.svg"),
          set("museum.json", "works.1.picture", { kind: "illustration", file: "apollo.svg" })
        ),
        "museum.json, line 29, works, apollo, picture, file: there is no file pictures/Apollo.svg. Did you mean “apollo.svg”?",
      ],
      [
        "a picture in another format",
        ({ set }) => set("museum.json", "works.0.picture.file", "apollo.tiff"),
        'museum.json, line 29, works, apollo, picture, file: it says "apollo.tiff". A picture is an SVG, JPEG or PNG in the folder “pictures”, its name without spaces and accents: apollo.jpg.',
      ],
      [
        "a picture with its folder",
        ({ set }) => set("museum.json", "works.0.picture.file", "pictures/apollo.svg"),
        'museum.json, line 29, works, apollo, picture, file: it says "pictures/apollo.svg". A picture is an SVG, JPEG or PNG in the folder “pictures”, its name without spaces and accents: apollo.jpg.',
      ],
      [
        "a picture of no work",
        ({ put }) => put("pictures/davide.svg", drawing),
        "pictures/davide.svg: no work shows this picture. Name it as the picture of a work in museum.json, or take the file away.",
      ],
      [
        "a picture in no known format",
        ({ put }) => put("pictures/apollo.tiff", "II"),
        "pictures/apollo.tiff: this is no picture that Varco can show. Save it as SVG, JPEG or PNG, its name in small letters, such as apollo.jpg.",
      ],
      [
        "a drawing with a script",
        ({ put }) =>
          put("pictures/apollo.svg", drawing.replace("/>", "><script>alert(1)</script></svg>")),
        "pictures/apollo.svg: <script> cannot be in a drawing, which has shapes, gradients and filters. Save it as a plain SVG with shapes alone, or use a PNG instead.",
      ],
      [
        "a recording of an unknown script",
        ({ put }) => put("recordings/en/apolo.mp3", ""),
        "recordings/en/apolo.mp3: there is no script “apolo”. Did you mean “apollo”?",
      ],
      [
        "a recording of a stop that is none",
        ({ put }) => put("recordings/en/tour-venere.mp3", ""),
        "recordings/en/tour-venere.mp3: there is no script “tour-venere”. A recording is called like its work, apollo, davide, or like a part of the tour, such as tour-introduction or tour-apollo.",
      ],
      [
        "a recording in another format",
        ({ put }) => put("recordings/en/apollo.wav", ""),
        "recordings/en/apollo.wav: this is no recording that Varco can play. Save the sound as MP3, and when its sentences begin as VTT, such as apollo.mp3 and apollo.vtt.",
      ],
      [
        "a recording by a person in another format",
        ({ put }) => put("narrated/en/apollo.wav", ""),
        "narrated/en/apollo.wav: this is no recording that Varco can play. Save the sound as MP3, when its sentences begin as VTT, and who reads as JSON, such as apollo.mp3, apollo.vtt and apollo.json.",
      ],
      [
        "a reader of a computer’s recording",
        ({ put }) => put("recordings/en/apollo.json", {}),
        "recordings/en/apollo.json: this is no recording that Varco can play. Save the sound as MP3, and when its sentences begin as VTT, such as apollo.mp3 and apollo.vtt.",
      ],
      [
        "a reader of an unknown script",
        ({ put }) => put("narrated/en/apolo.json", {}),
        "narrated/en/apolo.json: there is no script “apolo”. Did you mean “apollo”?",
      ],
      [
        "a reader without a recording",
        ({ remove }) => remove("narrated/en/apollo.mp3"),
        "narrated/en/apollo.json: there is no recording narrated/en/apollo.mp3. Put the recording beside it, or take the file away.",
      ],
      [
        "a take that the studio did not name",
        ({ put }) => put("booth/apollo.wav", ""),
        "booth/apollo.wav: no part of a museum is in this place. Take it away, or put it into the folder of a language, pictures, recordings, narrated, models or signs.",
      ],
      [
        "a recording in an unknown language",
        ({ put }) => put("recordings/en-GB/apollo.mp3", ""),
        `recordings/en-GB/apollo.mp3: “en-GB” is no language of Varco. Languages are ${everyLanguage}.`,
      ],
      [
        "a film in an unknown sign language",
        ({ put }) => put("signs/libras/apollo.mp4", ""),
        "signs/libras/apollo.mp4: “libras” is no sign language of Varco. The folders of films are lis, lsf, dgs, lse, bsl, asl, is.",
      ],
      [
        "a film of an unknown work",
        ({ put }) => put("signs/lis/apolo.mp4", ""),
        "signs/lis/apolo.mp4: there is no work “apolo”. Did you mean “apollo”?",
      ],
      [
        "a film in another format",
        ({ put }) => put("signs/lis/apollo.mov", ""),
        "signs/lis/apollo.mov: this is no film that Varco can show. Save the film as MP4 or WebM, its captions as VTT, its first picture as JPEG: apollo.mp4, apollo_it.vtt, apollo.jpg.",
      ],
      [
        "a film that is none",
        ({ put }) => put("signs/lis/apollo.mp4", "hello"),
        "signs/lis/apollo.mp4: it is not an MP4, as its name says. Save it anew in the format that its name says.",
      ],
      [
        "captions in a language that Varco does not have",
        ({ put }) => put("signs/lis/apollo_xx.vtt", "WEBVTT"),
        `signs/lis/apollo_xx.vtt: “xx” is no language of Varco. Languages are ${everyLanguage}.`,
      ],
      [
        "a drawing as a photograph",
        ({ set }) =>
          set("museum.json", "works.0.picture", {
            kind: "photograph",
            file: "apollo.svg",
            credit: "Museo",
          }),
        "museum.json, line 29, works, apollo, picture, file: a drawing is no photograph. Name a JPEG or PNG here, or write “illustration” as its kind.",
      ],
      [
        "a file that is no part of a museum",
        ({ put }) => put("notes/2024/todo.txt", ""),
        "notes/2024/todo.txt: no part of a museum is in this place. Take it away, or put it into the folder of a language, pictures, recordings, narrated, models or signs.",
      ],
      [
        "a file beside museum.json",
        ({ put }) => put("desktop.ini", ""),
        "desktop.ini: no part of a museum is in this place. Take it away, or put it into the folder of a language, pictures, recordings, narrated, models or signs.",
      ],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });

  describe("who reads", () => {
    const file = "narrated/en/apollo.json";
    const all =
      'The file has reader, date and permission, as nobody’s voice is published without their permission: write the day on which the reader gave it, "permission": "2026-11-17"';
    const aDay = "A day is one of the calendar, written as year, month and day: 2026-11-17";

    it.each<Row>([
      [
        "a voice without its reader’s permission",
        ({ set }) => set(file, "permission", undefined),
        `${file}: “permission” is missing. ${all}.`,
      ],
      [
        "a permission without a name",
        ({ set }) => set(file, "reader", undefined),
        `${file}: “reader” is missing. ${all}.`,
      ],
      [
        "a name that is empty",
        ({ set }) => set(file, "reader", " "),
        `${file}, line 2, reader: it says " ". Write a text, or take the entry away if it may be missing.`,
      ],
      [
        "a permission in other words than a day",
        ({ set }) => set(file, "permission", true),
        `${file}, line 4, permission: it says true. A day is a text between quotation marks: "2026-11-17".`,
      ],
      [
        "a day as Italians write it",
        ({ set }) => set(file, "date", "17/11/2026"),
        `${file}, line 3, date: it says "17/11/2026". ${aDay}.`,
      ],
      [
        "a day that is none",
        ({ set }) => set(file, "date", "2026-04-31"),
        `${file}, line 3, date: it says "2026-04-31". ${aDay}.`,
      ],
      [
        "a 29 February in a year without one",
        ({ set }) => set(file, "date", "2026-02-29"),
        `${file}, line 3, date: it says "2026-02-29". ${aDay}.`,
      ],
      [
        "a misspelt entry",
        ({ edit }) => edit(file, '"permission"', '"permision"'),
        `${file}, line 4: “permision” is not known here. Did you mean “permission”?`,
      ],
      ["a 29 February in a leap year", ({ set }) => set(file, "date", "2028-02-29")],
      ["the last day of a year", ({ set }) => set(file, "permission", "2026-12-31")],
    ])("%s", async (_, change, ...sentences) => {
      const { faults } = await museumAfter(change);
      expect(faults.map(describeFault)).toEqual(sentences);
    });
  });
});

describe("a museum is read", () => {
  it("with the people who read, language by language", async () => {
    const reader = { reader: "Ugo Prova", date: "2025-01-31", permission: "2025-01-31" };
    const { museum } = await museumAfter(({ put }) => {
      put("narrated/it/tour-help.mp3", "");
      put("narrated/it/tour-help.json", reader);
      put("narrated/it/apollo.mp3", "");
    });
    expect(museum?.narrations).toEqual({
      en: { apollo: whole["narrated/en/apollo.json"] },
      it: { "tour-help": reader },
    });
  });

  it("without a fault where there is none", async () => {
    const { museum, faults } = await readMuseum(museumOf(whole));
    expect(faults).toEqual([]);
    expect(museum?.facts.works.map(({ slug }) => slug)).toEqual(["apollo", "davide"]);
  });

  it("with the mark that Windows writes at the beginning of a file", async () => {
    const marked = Object.fromEntries(
      Object.entries(whole).map(([path, content]) => [
        path,
        path.endsWith(".json") ? `\uFEFF${textOf(content)}` : content,
      ]),
    );
    expect((await readMuseum(museumOf(marked))).faults).toEqual([]);
  });

  it("where a stop has no words: that is a gap", async () => {
    const { museum, faults } = await museumAfter(({ set }) => set("en/tour.json", "steps", {}));
    expect(faults).toEqual([]);
    expect(gapsIn(museum!)).toContainEqual(
      expect.objectContaining({
        language: "en",
        what: "a tour: these stops have no words",
        works: ["apollo"],
      }),
    );
  });

  it("in the first format", async () => {
    const { museum, faults } = await museumAfter(({ set }) => {
      set("museum.json", "format", 1);
      set("museum.json", "works.0.makers", undefined);
      set("museum.json", "works.0.artist", "Dosso Dossi");
      set("museum.json", "works.0.hand", "workshop");
    });
    expect(faults).toEqual([]);
    expect(museum?.facts.works[0]?.makers).toEqual([{ name: "Dosso Dossi", hand: "workshop" }]);
  });

  it("without what is wrong in it", async () => {
    const { museum } = await museumAfter(({ put, set }) => {
      put("pictures/apollo.svg", "<svg><script/></svg>");
      put("it/apollo.json", {
        ...words,
        title: 1,
        description: ["Uno.", 2],
        audio: { ...words.audio, light: [""] },
      });
      put("en/davide.json", { short: "Davide.", audio: { ...words.audio, path: [] } });
      put("en/tour.json", { ...tour, steps: { apollo: [[1]], davide: script } });
      set("museum.json", "languages", ["it", "en", "it"]);
      set("museum.json", "works.0.date", { year: [1530, 1525] });
      set("museum.json", "works.2", { slug: "venere", id: 2, title: "Venere" });
      set("museum.json", "works.3", { slug: "tour", id: 4, title: "Tour" });
      set("museum.json", "tour", ["venere", "davide", "davide", "tour", "nobody"]);
    });
    expect(museum?.facts.languages).toEqual(["it", "en"]);
    expect(museum?.facts.works.map(({ slug }) => slug)).toEqual(["apollo", "davide"]);
    expect(museum?.facts.works[0]).not.toHaveProperty("picture");
    expect(museum?.facts.works[0]).not.toHaveProperty("date");
    expect(museum?.facts.tour).toEqual(["davide"]);
    const { alt, easy, audio } = words;
    expect(museum?.words.it?.works).toEqual({ apollo: { alt, easy, audio } });
    expect(museum?.words.en?.works["davide"]).toEqual({ short: "Davide." });
    expect(museum?.words.en?.tour).toEqual({ ...tour, steps: { davide: script } });
    expect(museum?.words.en?.works["apollo"]).toEqual(words);
  });
});

describe("what is too long is told, and read as it was written", () => {
  const long = "Apollo. ".repeat(600);
  it.each<[what: string, file: string, entry: string, value: unknown]>([
    ["a text", "en/apollo.json", "alt", long],
    ["a paragraph among others", "en/apollo.json", "description", ["One.", long, "Three."]],
    ["a spoken sentence", "en/apollo.json", "audio.path.0", long],
    ["a story", "en/apollo.json", "audio.story", ["One.", "Two.", "Three."]],
    ["a step of the tour", "en/tour.json", "steps.apollo", [[long]]],
    ["a name", "en/museum.json", "names.0", long],
    ["the title of a work", "museum.json", "works.0.title", long],
    ["the name of a maker", "museum.json", "works.0.makers.0.name", long],
    ["the note of a museum", "museum.json", "note", long],
    ["who reads", "narrated/en/apollo.json", "reader", long],
  ])("%s", async (_, file, entry, value) => {
    const { museum, faults } = await museumAfter(({ set }) => set(file, entry, value));
    expect(faults).toMatchObject([{ file, isTolerated: true }]);
    expect(JSON.stringify(museum)).toContain(JSON.stringify(value).slice(1, -1));
    expect(Object.keys(museum!.words.en!.works)).toEqual(["apollo", "davide"]);
  });

  it("also beside an entry that is left out", async () => {
    const { museum, faults } = await museumAfter(({ set }) => {
      set("en/apollo.json", "alt", long);
      set("en/apollo.json", "easy", 5);
    });
    expect(faults.map(({ isTolerated }) => isTolerated)).toEqual([undefined, true]);
    const { easy: _, ...others } = words;
    expect(museum!.words.en!.works["apollo"]).toEqual({ ...others, alt: long });
  });
});

it("a file made to be read again and again is given up", async () => {
  const traps = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`trap${n}`, n]));
  const { museum } = await museumAfter(({ put }) => put("en/apollo.json", { ...traps, ...words }));
  expect(museum!.words.en!.works).toEqual({ davide: {} });
});

describe("of very many faults", () => {
  it("twenty are told for each file, and how many there are besides", async () => {
    const { faults } = await museumAfter(({ set }) =>
      set(
        "en/apollo.json",
        "description",
        Array.from({ length: 10_000 }, () => ""),
      ),
    );
    expect(faults).toHaveLength(21);
    expect(describeFault(faults.at(-1)!)).toBe(
      "en/apollo.json: 9,980 more things are wrong here. Mend these first, then look again.",
    );
  });

  it("twenty are told of the facts", async () => {
    const { faults } = await museumAfter(({ set }) =>
      set(
        "museum.json",
        "tour",
        Array.from({ length: 10_000 }, () => "nobody"),
      ),
    );
    expect(describeFault(faults[20]!)).toBe(
      "museum.json: 19,979 more things are wrong here. Mend these first, then look again.",
    );
  });

  it("twenty files are told that are no part of the museum", async () => {
    const { faults } = await museumAfter(({ put }) => {
      for (let at = 0; at < 10_000; at++) put(`en/copy-${at}.json`, "{}");
    });
    expect(describeFault(faults.at(-1)!)).toBe(
      "other files: 9,980 more things are wrong here. Mend these first, then look again.",
    );
  });
});

it("whatever is in the files, the museum is read, and what is read can be published", async () => {
  const paths = Object.keys(whole);
  const entries = paths.flatMap((path) =>
    typeof whole[path] === "object" ? entriesIn(whole[path]).map((entry) => [path, entry]) : [],
  );
  const value = oneof(
    jsonValue(),
    constantFrom<unknown>(...hostile, "apollo", "davide", "it", 1, -1, 0, {}, [], null, [[""]]),
    dictionary(constantFrom(...hostile, "apollo"), jsonValue()),
  );
  const changes = oneof(
    tuple(constantFrom(...entries), value).map(([[path, entry], to]) => ({ path, entry, to })),
    tuple(constantFrom(...paths, "en/venere.json", "__proto__"), value).map(([path, to]) => ({
      path,
      to,
    })),
    tuple(constantFrom(...paths), hostileText("{", "}", '"', ",", "[[")).map(([path, to]) => ({
      path,
      to,
    })),
  );
  await assert(
    asyncProperty(changes, changes, changes, async (...all) => {
      const { museum, faults } = await museumAfter(({ put, set }) => {
        for (const { path, entry, to } of all as { path: string; entry?: string; to: unknown }[])
          try {
            if (entry) set(path, entry, structuredClone(to));
            else put(path, to);
          } catch {
            // What was changed before has no such entry any more.
          }
      });
      const longest = Math.max(0, ...faults.map((fault) => describeFault(fault).length));
      expect(longest).toBeLessThan(800);
      expect(museum ?? faults).not.toEqual([]);
      const files = await Promise.all(museum ? museum.facts.languages.map(publish) : []);
      expect(files.every(({ texts }) => texts.has("list"))).toBe(true);

      async function publish(language: Language) {
        gapsIn(museum!);
        return serialiseCatalogue(
          await localizeMuseum(museum!, language, mediaOf(museum!)),
          () => 1,
        );
      }
    }),
    { numRuns: 500 },
  );
});

/** Every way into a file, such as “works.0.size.height”. */
function entriesIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, each]) =>
    [""].concat(entriesIn(each)).map((entry) => (entry ? `${key}.${entry}` : key)),
  );
}

/** The whole museum, changed by a hand. */
function museumAfter(change: (hand: Hand) => void) {
  const files = filesOf(whole);
  change(handOn(files));
  return readMuseum(museumOf(files));
}

type Row = [what: string, change: (hand: Hand) => void, ...sentences: string[]];
type Hand = ReturnType<typeof handOn>;
/** What somebody may do to the files of a museum. */
function handOn(files: Record<string, unknown>) {
  return {
    put: (path: string, content: unknown) => {
      files[path] = content;
    },
    contentOf: (path: string) => files[path],
    remove: (path: string) => {
      delete files[path];
    },
    /** Replaces something in the text of a file. */
    edit: (path: string, found: string | RegExp, by: string) => {
      const before = textOf(files[path]);
      files[path] = before.replace(found, () => by);
      if (files[path] === before) throw new Error(`${found} is not in ${path}`);
    },
    /** Changes one entry; `undefined` takes it away. */
    set: (path: string, entry: string, value: unknown) => {
      const keys = entry.split(".");
      const last = keys.pop()!;
      const at = keys.reduce((each, key) => each[key] as Json, files[path] as Json);
      if (value === undefined) delete at[last];
      else at[last] = value;
    },
  };
}

type Json = Record<string, unknown>;

function museumOf(files: Record<string, unknown>): MuseumFiles {
  const entries = Object.entries(files).map(([path, content]) => {
    const bytes =
      content instanceof Uint8Array ? content : new TextEncoder().encode(textOf(content));
    return [path, { bytes: bytes.length, read: () => Promise.resolve(bytes) }] as const;
  });
  return { address: "small", files: new Map(entries) };
}

function textOf(content: unknown) {
  return typeof content === "string" ? content : JSON.stringify(content, null, 2);
}

/** Each file for itself, so that changing one does not change another. */
function filesOf(museum: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(museum).map(([path, content]) => [path, structuredClone(content)]),
  );
}
