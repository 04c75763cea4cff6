import { assert, constantFrom, oneof, option, property } from "fast-check";
import { expect, it } from "vitest";
import { languages, type Language } from "../i18n/languages.ts";
import { hostileText } from "../lib/fixtures/hostileText.ts";
import { languageOfAddress } from "./languageOfAddress.ts";

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
  expect(languageOfAddress(new URL(address, "http://localhost"), remembered, five)).toBe(language);
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
  expect(languageOfAddress(url, remembered, noEnglish)).toBe(language);
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
      const language = languageOfAddress(url, remembered, five);
      const asked = url.searchParams.get("lang");
      const expected = languages.find((code) => code === asked);
      expect(expected ? [expected] : [remembered, "en"]).toContain(language);
    }),
    { numRuns: 300 },
  );
});
