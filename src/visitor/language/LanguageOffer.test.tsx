import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import { defaultLanguage, languages } from "../../i18n/languages.ts";
import { offerLanguage } from "../../i18n/inAllLanguages/offerLanguage.ts";

const others = languages.filter((language) => language !== defaultLanguage);
const label = "/galleria-borghese/artwork/5/";

it.each(others)(
  "a label that is scanned in a browser that speaks %s offers it, once to the ear",
  async (language) => {
    const { offer, where, accept } = offerLanguage[language];
    const page = await openPage(label, speaking(language));
    expect(document.documentElement.lang).toBe("en");
    expect(document.querySelector("#root > *")).toBe(offerIn(page, offer));
    expect(offerIn(page, offer)?.lang).toBe(language);
    await page.passes(3_000);
    const said = `${offer} ${where}`;
    expect(page.announced.filter((text) => text === said)).toHaveLength(1);
    expect(page.stored()).toEqual({});

    await page.user.click(page.all.getByRole("link", { name: accept }));
    await eventually(() => expect(document.documentElement.lang).toBe(language));
    expect(location.pathname + location.search).toBe(
      `/galleria-borghese/artwork/5?lang=${language}`,
    );
    expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));
    expect(page.stored()["preferredLanguage"]).toBe(language);
    expect(offerIn(page, offer)).toBe(null);
  },
);

it("whoever declines stays in English, at the heading, and is not asked again in this visit", async () => {
  const { offer, decline } = offerLanguage.de;
  const page = await openPage(label, speaking("de"));
  await page.press(decline, document.body);
  expect(offerIn(page, offer)).toBe(null);
  expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));
  expect(page.stored()["preferredLanguage"]).toBe("en");
  const next = await openPage(label, { ...speaking("de"), stored: page.stored() });
  expect(offerIn(next, offer)).toBe(null);
  expect(document.documentElement.lang).toBe("en");
});

it.each<[where: string, address: string]>([
  ["a page that was asked for in a language", "/galleria-borghese/list?lang=en"],
  ["the choice of a language itself", "/galleria-borghese"],
])("%s offers nothing", async (_, address) => {
  const page = await openPage(address, speaking("de"));
  expect(offerIn(page, offerLanguage.de.offer)).toBe(null);
});

function offerIn(page: Page, name: string) {
  return within(page.all.getByRole("main").parentElement!).queryByRole("complementary", { name });
}

function speaking(language: string): Options {
  return {
    before: () =>
      Object.defineProperty(navigator, "languages", { value: [`${language}-XX`, "en"] }),
  };
}
