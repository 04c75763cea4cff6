import { assert, constantFrom, oneof, option, property } from "fast-check";
import { expect, it } from "vitest";
import { languages, type Language } from "../i18n/languages.ts";
import { hostileText } from "../lib/fixtures/hostileText.ts";
import { languageAsked } from "../../scripts/hosting/languageByHost.js";
import { languageOfAddress, languageOffered } from "./languageOfAddress.ts";

const long = "x".repeat(10_000);

const five = { languages: ["it", "en", "fr", "de", "es"] } as const;
const noEnglish = { languages: ["it", "de", "fr"] } as const;

it.each<[address: string, remembered: Language | undefined, language: Language]>([
  ["/galleria-borghese/list?lang=it", undefined, "it"],
  ["/galleria-borghese/list?lang=it", "fr", "it"],
  ["/galleria-borghese/list", "fr", "fr"],
  ["/galleria-borghese/list", undefined, "en"],
  ["/galleria-borghese", "de", "de"],
  ["/galleria-borghese/list?lang=xx", "fr", "en"],
  ["/galleria-borghese/list?lang=", "fr", "en"],
  ["/galleria-borghese/list?lang=IT", "fr", "en"],
  ["/galleria-borghese/list?lang=__proto__", "fr", "en"],
  ["/galleria-borghese/list?lang=constructor", "fr", "en"],
  ["/galleria-borghese/list?lang=it&lang=fr", undefined, "it"],
  [`/galleria-borghese/list?lang=${long}`, "fr", "en"],
  [`/galleria-borghese/list?other=${long}&lang=es`, "fr", "es"],
  ["/galleria-borghese/artwork/1?lang=xx", "fr", "fr"],
  ["/galleria-borghese/artwork/1/?lang=xx", undefined, "en"],
  ["/galleria-borghese/artwork/1?lang=de", "fr", "de"],
  ["/galleria-borghese/artwork-description/apollo?lang=__proto__", "es", "es"],
])("%.80s, remembered %s: %s", (address, remembered, language) => {
  expect(languageOfAddress(new URL(address, "http://localhost"), "", remembered, five)).toBe(
    language,
  );
});

it.each<[address: string, remembered: Language | undefined, language: Language]>([
  ["/museo/list?lang=de", undefined, "de"],
  ["/museo/list?lang=en", "de", "it"],
  ["/museo/list?lang=es", "de", "it"],
  ["/museo/list", "es", "it"],
  ["/museo/list", "fr", "fr"],
  ["/museo/list", undefined, "it"],
  ["/museo/artwork/1?lang=en", "fr", "fr"],
  ["/museo/artwork/1?lang=en", "es", "it"],
])("without English and Spanish: %s, remembered %s: %s", (address, remembered, language) => {
  const url = new URL(address, "http://localhost");
  expect(languageOfAddress(url, "", remembered, noEnglish)).toBe(language);
});

// Without the base, the third part of these addresses is another one than that of the screen.
it.each<[address: string, base: string, language: Language]>([
  ["/guida/museo/list", "/guida", "fr"],
  ["/guida/museo/list?lang=xx", "/guida", "en"],
  ["/guida/museo/artwork/1?lang=xx", "/guida", "fr"],
  ["/guida/museo/artwork-description/apollo?lang=xx", "/guida", "fr"],
  ["/artwork/museo/list?lang=xx", "/artwork", "en"],
  ["/a/artwork/museo/list?lang=xx", "/a/artwork", "en"],
  ["/a/artwork/museo/artwork/1?lang=xx", "/a/artwork", "fr"],
])("%s of a guide at “%s”, remembered fr: %s", (address, base, language) => {
  expect(languageOfAddress(new URL(address, "http://localhost"), base, "fr", five)).toBe(language);
});

it.each<
  [
    query: string,
    remembered: Language | undefined,
    ofBrowser: Language[],
    offered: string | undefined,
  ]
>([
  ["", undefined, ["de"], "de"],
  ["", undefined, ["de", "en"], "de"],
  // Who reads English, too, and wants it first, is not asked.
  ["", undefined, ["en", "de"], undefined],
  ["", undefined, [], undefined],
  ["?lang=xx", undefined, ["fr"], "fr"],
  ["?lang=en", undefined, ["fr"], undefined],
  ["?lang=it", undefined, ["fr"], undefined],
  ["", "en", ["fr"], undefined],
  ["", "fr", ["fr"], undefined],
])(
  "%s, remembered %s, in a browser that speaks %j: offered is %s",
  (query, remembered, ofBrowser, offered) => {
    const asked = new URLSearchParams(query);
    expect(languageOffered(asked, remembered, ofBrowser, five)).toBe(offered);
  },
);

it.each<[remembered: Language | undefined, ofBrowser: Language[], offered: string | undefined]>([
  [undefined, ["it", "de"], undefined],
  [undefined, ["es", "de"], "de"],
  [undefined, ["en", "de"], "de"],
  ["es", ["fr"], "fr"],
])(
  "without English and Spanish, remembered %s, in a browser that speaks %j: offered is %s",
  (remembered, ofBrowser, offered) => {
    expect(languageOffered(new URLSearchParams(), remembered, ofBrowser, noEnglish)).toBe(offered);
  },
);

it("a host that chooses by the query never chooses another language than the app", () => {
  for (const query of [
    "lang=it",
    "lang=de&lang=fr",
    "a=b&lang=es",
    "lang=xx",
    "lang=IT",
    "lang=",
    "",
  ])
    for (const screen of ["list", "artwork/1"]) {
      const url = new URL(`http://localhost/museum/${screen}?${query}`);
      const sent = five.languages.find((code) => code === languageAsked(url.searchParams));
      const shown = languageOfAddress(url, "", "fr", five);
      expect(sent ?? shown).toBe(shown);
    }
});

it("whatever an address asks for, it is in a language that there is", () => {
  const paths = oneof(constantFrom("/museum/artwork/1", "/museum/list"), hostileText("/"));
  const queries = hostileText("?", "&", "=", "lang", "LANG", ...languages);
  const memories = option(constantFrom(...languages), { nil: undefined, freq: 1 });
  assert(
    property(paths, queries, memories, (path, query, remembered) => {
      const url = new URL("http://localhost");
      url.pathname = path;
      url.search = `?lang=${query}`;
      const language = languageOfAddress(url, "", remembered, five);
      const asked = url.searchParams.get("lang");
      const expected = five.languages.find((code) => code === asked);
      expect(expected ? [expected] : [remembered, "en"]).toContain(language);
    }),
    { numRuns: 300 },
  );
});
