import { expect, it } from "vitest";
import { languagesOf, languageUnasked, museums } from "../../../src/catalogue/museums.ts";
import { languages } from "../../../src/i18n/languages.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../../../src/i18n/messagesIn.ts";
import { readPublished } from "../publishing/publishMuseums.js";
import { webManifests } from "./webManifest.js";

const museum = "galleria-borghese";
const content = {
  captionsMessagesIn,
  languagesOf,
  languageUnasked,
  messagesIn,
  museums,
  tourMessagesIn,
};

it("each language has a web manifest, whose shortcuts lead to the screens in it", async () => {
  const files = await webManifests(content, museum, publishing({ stops: [{}] }));
  expect(files).toHaveLength(languagesOf(museums[museum]!).length);
  for (const [path, text] of files) {
    const { lang, name, shortcuts } = JSON.parse(String(text));
    expect(name).toBe("Varco · Galleria Borghese");
    expect(path).toBe(`${lang === "en" ? "" : `/${lang}`}/galleria-borghese.webmanifest`);
    const query = lang === "en" ? "" : `?lang=${lang}`;
    expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(
      ["deaf-user", "transcription", "blind-user", "list"].map(
        (screen) => `/galleria-borghese/${screen}${query}`,
      ),
    );
  }
});

it("without a tour there is no shortcut to one", async () => {
  const files = await webManifests(content, museum, publishing({ stops: [] }));
  expect(files.length).toBeGreaterThan(0);
  for (const [, text] of files) expect(text).not.toContain("blind-user");
});

function publishing(tour: { stops: object[] }) {
  const texts = languages.map((code) => [code, new Map([["tour", JSON.stringify(tour)]])]);
  return readPublished({ [museum]: { folder: museum, texts: Object.fromEntries(texts) } });
}
