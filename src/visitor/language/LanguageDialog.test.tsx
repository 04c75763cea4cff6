import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../app/fixtures/openPage.ts";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { languageNames, languages, type Language } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

it.each(languages)(
  "in %s the dialog has focus and marks the language of the visit",
  async (now) => {
    const page = await openPage(`/galleria-borghese/artwork/3?lang=${now}`);
    const dialog = await openLanguages(page, now);
    expect(document.activeElement).toBe(dialog);
    const offered = within(dialog).getAllByRole("link");
    expect(offered.map(({ textContent, lang }) => [textContent, lang])).toEqual(
      languages.map((language) => [languageNames[language], language]),
    );
    expect(
      offered.filter((link) => link.getAttribute("aria-current")).map(({ lang }) => lang),
    ).toEqual([now]);
  },
);

it("Escape leaves the language as it is", async () => {
  const page = await openPage("/galleria-borghese/artwork/3?lang=en");
  const dialog = await openLanguages(page, "en");
  await page.user.keyboard("{Escape}");
  expect(dialog.open).toBe(false);
  expect([document.documentElement.lang, page.stored()]).toEqual(["en", {}]);
});

it.each(languages)("%s is chosen without losing the place, and is remembered", async (chosen) => {
  const { languageIs, list } = await messagesIn[chosen]();
  const before: Language = chosen === "en" ? "it" : "en";
  const page = await openPage(`/galleria-borghese/artwork/3?lang=${before}`);
  const dialog = await openLanguages(page, before);
  await page.user.click(within(dialog).getByRole("link", { name: languageNames[chosen] }));
  await eventually(() => expect(document.documentElement.lang).toBe(chosen));
  expect(location.pathname + location.search).toBe(`/galleria-borghese/artwork/3?lang=${chosen}`);
  expect(dialog.open).toBe(false);
  expect(
    page.all.getByRole("button", { name: languageIs(languageNames[chosen]) }).textContent,
  ).toBe(languageNames[chosen]);
  expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));

  const next = await openPage("/galleria-borghese/list", { stored: page.stored() });
  expect(next.main.getByRole("heading", { level: 1 }).textContent).toBe(list.title);
});

it.each<[how: string, back: (page: Page) => Promise<void> | void]>([
  ["the arrow", (page) => page.user.click(page.all.getByRole("link", { name: "Zurück" }))],
  ["the browser", () => history.back()],
])("a language that is chosen stays when one goes back by %s", async (_, goBack) => {
  const page = await openPage("/galleria-borghese/list?lang=en");
  await page.user.click(page.main.getByRole("link", { name: /^Primavera/ }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/5"));
  await choose(page, "en", "de");
  await goBack(page);
  const { list } = await messagesIn.de();
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(list.title),
  );
  expect([location.search, document.documentElement.lang]).toEqual(["?lang=de", "de"]);
});

it("a page out of the back/forward cache speaks the language that was chosen after it was left", async () => {
  const page = await openPage("/galleria-borghese/list?lang=en");
  const comesBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  comesBack();
  await page.settle();
  expect(location.search).toBe("?lang=en");
  localStorage.setItem("preferredLanguage", "de");
  comesBack();
  await eventually(() => expect(document.documentElement.lang).toBe("de"));
  expect(location.search).toBe("?lang=de");
});

it("an address that was opened in another language than the chosen one stays so after Back", async () => {
  const stored = { preferredLanguage: "it" };
  const page = await openPage("/galleria-borghese/list?lang=de", { stored });
  await page.user.click(page.main.getByRole("link", { name: /^Primavera/ }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/5"));
  history.back();
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/list"));
  expect([location.search, document.documentElement.lang]).toEqual(["?lang=de", "de"]);
});

it("a screen reader is told of another language, though Firefox keeps the one it knew", async () => {
  const page = await openPage("/galleria-borghese/list?lang=en", { before: wrapRoot });
  const root = document.getElementById("root")!;
  let [now, before] = ["en" as Language, root.getAttribute("role")];
  for (const chosen of ["de", "it"] as const) {
    const dialog = await openLanguages(page, now);
    await page.user.click(within(dialog).getByRole("link", { name: languageNames[chosen] }));
    await eventually(() => expect(root.lang).toBe(chosen));
    // Firefox would never tell of another language on `#page`, so that gets none in particular.
    expect(document.getElementById("page")?.lang).toBe("mul");
    // For Firefox, another role makes all in `#root` appear anew; both roles mean the same.
    expect(root.getAttribute("role")).toBe(before === "none" ? "presentation" : "none");
    [now, before] = [chosen, root.getAttribute("role")];
  }
});

it.each([
  ["artwork/1", "Escuchar la audiodescripción"],
  ["artwork-description/apollo", "Apolo: audiodescripción"],
])("on %s an unknown language is ignored, and the remembered one spoken", async (screen, words) => {
  const stored = { preferredLanguage: "es" };
  const page = await openPage(`/galleria-borghese/${screen}?lang=xx`, { stored });
  expect(page.main.getByRole("heading", { name: words })).toBeTruthy();
  expect(document.documentElement.lang).toBe("es");
});

async function choose(page: Page, now: Language, chosen: Language) {
  const dialog = await openLanguages(page, now);
  await page.user.click(within(dialog).getByRole("link", { name: languageNames[chosen] }));
  await eventually(() => expect(document.documentElement.lang).toBe(chosen));
}

async function openLanguages(page: Page, now: Language) {
  const { languageIs } = await messagesIn[now]();
  await page.press(languageIs(languageNames[now]), document.body);
  return page.all.getByRole<HTMLDialogElement>("dialog", { name: chooseLanguage[now] });
}

/** The pages that are sent have another element around the root. */
function wrapRoot() {
  document.body.innerHTML = '<div id="page" lang="en"><div id="root" lang="en"></div></div>';
}
