import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Options } from "../../app/fixtures/openPage.ts";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { languageNames, languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

const names = Object.values(languageNames);

it("says its sentence in every language, each called by its own", async () => {
  const page = await openPage("/galleria-borghese");
  for (const language of languages) {
    const sentence = page.main.getByText(chooseLanguage[language]);
    expect(sentence.closest<HTMLElement>("[lang]")?.lang).toBe(language);
  }
});

it("has nothing to pass over before the choice", async () => {
  const page = await openPage("/galleria-borghese");
  const bar = within(page.all.getByRole("banner"));
  expect([...bar.queryAllByRole("link"), ...bar.queryAllByRole("button")]).toEqual([]);
  expect(page.all.queryByRole("button", { name: "End visit" })).toBe(null);
});

it.each([
  ["it-IT", "Italiano"],
  ["de-AT", "Deutsch"],
  ["ES", "Español"],
  ["is-IS", "English"],
])("in a browser that speaks %s, %s is offered first, and not chosen", async (locale, first) => {
  const page = await openPage("/galleria-borghese", {
    before: () => Object.defineProperty(navigator, "languages", { value: [locale] }),
  });
  const offered = page.main.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(offered).toEqual([first, ...names.filter((name) => name !== first)]);
  expect(page.main.getByRole("heading", { level: 1 }).textContent).toBe(chooseLanguage.en);
  expect(page.stored()).toEqual({});
});

it.each(languages)("%s is remembered, and leads on in it", async (language) => {
  const { profile } = await messagesIn[language]();
  const page = await openPage("/galleria-borghese");
  const choice = page.main.getByRole("link", { name: languageNames[language] });
  expect(choice.lang).toBe(language);
  await page.user.click(choice);
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(profile.title),
  );
  expect(location.pathname + location.search).toBe(
    `/galleria-borghese/disability?lang=${language}`,
  );
  expect(document.documentElement.lang).toBe(language);
  expect(page.stored()["preferredLanguage"]).toBe(language);
});

it.each<[how: string, device: Options]>([
  ["used", { stores: false }],
  ["named", { before: refuseStorage }],
])("where storage throws when it is %s, a visit goes on", async (_, device) => {
  const page = await openPage("/galleria-borghese", device);
  await page.user.click(page.main.getByRole("link", { name: "Deutsch" }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe("Willkommen"),
  );
  expect(location.search).toBe("?lang=de");
});

function refuseStorage() {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
      configurable: true,
    });
}
