import { expect, it } from "vitest";
import type { Language } from "../i18n/languages.ts";
import { languageOfAddress } from "./languageOfAddress.ts";

const long = "x".repeat(10_000);

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
  expect(languageOfAddress(new URL(address, "http://localhost"), remembered)).toBe(language);
});
