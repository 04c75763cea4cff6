import { expect, it } from "vitest";
import { museumAt, museums } from "../../catalogue/museums.ts";
import type { Language } from "../../i18n/languages.ts";
import { addressIn } from "./entry.ts";
import { languageOfAddress } from "../../catalogue/languageOfAddress.ts";

it.each<[address: string, chosen: Language, now: string]>([
  ["/galleria-borghese/list?lang=it", "fr", "/galleria-borghese/list?lang=fr"],
  ["/galleria-borghese/list?lang=fr", "fr", "/galleria-borghese/list?lang=fr"],
  ["/galleria-borghese/artwork/3/?lang=it", "de", "/galleria-borghese/artwork/3/?lang=de"],
  ["/galleria-borghese?lang=xx", "de", "/galleria-borghese?lang=de"],
  ["/galleria-borghese/list?a=b&lang=it#x", "es", "/galleria-borghese/list?a=b&lang=es#x"],
  // It asks for no language, so it is in the chosen one already.
  ["/galleria-borghese/list", "fr", "/galleria-borghese/list"],
  ["/contatti?lang=it", "fr", "/contatti?lang=it"],
])("after Back to %s, with %s chosen since, it is %s", (address, chosen, now) => {
  const url = new URL(address, "http://localhost");
  expect(addressIn(url, chosen)).toBe(now);
  const museum = museums["galleria-borghese"]!;
  expect(languageOfAddress(url, chosen, museum)).toBe(museumAt(url.pathname) ? chosen : "it");
});
