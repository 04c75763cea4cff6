import { expect, it } from "vitest";
import { showGuide } from "../../catalogue/guide.ts";
import { languageOfAddress } from "../../catalogue/languageOfAddress.ts";
import type { Language } from "../../i18n/languages.ts";
import { addressIn } from "./entry.ts";

const museum = {
  slug: "galleria-borghese",
  name: "Galleria Borghese",
  languages: ["it", "en", "fr", "de", "es"],
} as const;

it.each<[address: string, chosen: Language, now: string]>([
  ["/galleria-borghese/list?lang=it", "fr", "/galleria-borghese/list?lang=fr"],
  ["/galleria-borghese/list?lang=fr", "fr", "/galleria-borghese/list?lang=fr"],
  ["/galleria-borghese/artwork/3/?lang=it", "de", "/galleria-borghese/artwork/3/?lang=de"],
  ["/galleria-borghese?lang=xx", "de", "/galleria-borghese?lang=de"],
  ["/galleria-borghese/list?a=b&lang=it#x", "es", "/galleria-borghese/list?a=b&lang=es#x"],
  // It asks for no language, so it is in the chosen one already.
  ["/galleria-borghese/list", "fr", "/galleria-borghese/list"],
])("after Back to %s, with %s chosen since, it is %s", (address, chosen, now) => {
  for (const base of ["", "/guida"]) {
    showGuide({ base, address: `https://varco.example${base}`, museum });
    const url = new URL(base + address, "http://localhost");
    expect(addressIn(url, chosen)).toBe(base + now);
    expect(languageOfAddress(url, base, chosen, museum)).toBe(chosen);
  }
});

it("where nobody is known to speak the chosen language, the address stays as it was", () => {
  const german = new URL("/galleria-borghese/list?lang=de", "http://localhost");
  showGuide({ base: "", address: "", museum: { ...museum, languages: ["de", "it"] } });
  expect(addressIn(german, "fr")).toBe("/galleria-borghese/list?lang=de");
  showGuide({ base: "", address: "" });
  expect(addressIn(new URL("/contatti?lang=it", "http://localhost"), "fr")).toBe(
    "/contatti?lang=it",
  );
});
