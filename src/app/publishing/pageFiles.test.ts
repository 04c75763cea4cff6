import { expect, it } from "vitest";
import type { MuseumName } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { addressIn, fileOf, otherLanguages, pathIn } from "./pageFiles.ts";
import { webManifestAt } from "./visitorPage.ts";

const large = speaking("grande", ["it", "en", "fr"]);
const small = speaking("piccolo", ["it"]);
const alpine = speaking("alpino", ["it", "de"]);

it.each<[museum: typeof large, language: Language, asked: string, file: string]>([
  [large, "en", "/grande/list", "/grande/list/index.html"],
  [large, "fr", "/grande/list?lang=fr", "/fr/grande/list/index.html"],
  [large, "it", "/grande/list?lang=it", "/it/grande/list/index.html"],
  [small, "it", "/piccolo/list", "/piccolo/list/index.html"],
  [alpine, "it", "/alpino/list", "/alpino/list/index.html"],
  [alpine, "de", "/alpino/list?lang=de", "/de/alpino/list/index.html"],
])("of %j in %s: %s is %s", (museum, language, asked, file) => {
  const address = `/${museum.slug}/list`;
  expect(addressIn(museum, language, address)).toBe(asked);
  expect(pathIn(museum, language, fileOf(address))).toBe(file);
});

it.each<[museum: typeof large, others: Language[], manifests: string[]]>([
  [
    large,
    ["fr", "it"],
    ["/grande.webmanifest", "/fr/grande.webmanifest", "/it/grande.webmanifest"],
  ],
  [small, [], ["/piccolo.webmanifest"]],
  [alpine, ["de"], ["/de/alpino.webmanifest", "/alpino.webmanifest"]],
])("%j has folders for %j, and the web manifests %j", (museum, others, manifests) => {
  expect(otherLanguages(museum)).toEqual(others);
  const spoken = (["en", "fr", "de", "it"] as const).filter((code) =>
    museum.languages.includes(code),
  );
  expect(spoken.map((code) => webManifestAt(museum, code))).toEqual(manifests);
});

it.each([
  ["/", "/index.html"],
  ["/museo", "/museo/index.html"],
  ["/museo/artwork/5", "/museo/artwork/5/index.html"],
])("the page at %s is %s, which any host finds", (address, file) => {
  expect(fileOf(address)).toBe(file);
});

function speaking(slug: string, languages: MuseumName["languages"]) {
  return { slug, name: slug, languages };
}
