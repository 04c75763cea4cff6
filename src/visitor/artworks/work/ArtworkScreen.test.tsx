import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../../app/fixtures/openPage.ts";
import { publishedData } from "../../../app/fixtures/publishedFiles.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import { messagesIn } from "../../../i18n/messagesIn.ts";

it.each(languages)(
  "in %s a work has its picture, title, artist and description",
  async (language) => {
    const { work, words } = await publishedWork(3, language);
    const page = await openPage(`/galleria-borghese/artwork/3?lang=${language}`);
    expect(page.main.getByRole("heading", { level: 1 }).textContent).toBe(work.title);
    expect(page.main.getByText(work.artist)).toBeTruthy();
    expect(page.main.getByRole("img").getAttribute("alt")).toBe(words.alt);
    const paragraphs = [...document.querySelectorAll(".work-description p")];
    expect(paragraphs.map(({ textContent }) => textContent)).toEqual(words.description!.map(plain));
  },
);

it("words that are easy to read are remembered from work to work and language to language", async () => {
  let stored: Record<string, string> = {};
  for (const language of languages) {
    const { words } = await publishedWork(3, language);
    const { easy } = await messagesIn[language]();
    const page = await openPage(`/galleria-borghese/artwork/3?lang=${language}`, { stored });
    const button = page.main.getByRole("button", { name: easy });
    if (language === languages[0]) await page.press(easy);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(easySentences()).toEqual(words.easy!.flat().map(plain));
    stored = page.stored();
  }
  const page = await openPage("/galleria-borghese/artwork/3?lang=en", { stored });
  await page.press("In simple words");
  expect(easySentences()).toEqual([]);
  expect(document.querySelector(".work-description")).not.toBe(null);
});

it.each<[id: number, neighbours: string[]]>([
  [1, ["Next artwork Rinaldo e Armida"]],
  [2, ["Previous artwork Apollo", "Next artwork Davide con la testa di Golia"]],
  [6, ["Previous artwork Primavera"]],
])("from work %i it goes on to %j", async (id, neighbours) => {
  const page = await openPage(`/galleria-borghese/artwork/${id}?lang=en`);
  expect(linksTo(page).map(({ textContent }) => textContent)).toEqual(neighbours);
});

it("from work to work, and Back is the work before", async () => {
  const page = await openPage("/galleria-borghese/artwork/1?lang=en");
  await goOn(page, 0, "Rinaldo e Armida");
  expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));
  await goOn(page, 0, "Apollo");
  await page.user.click(page.all.getByRole("link", { name: "Back" }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/2"));
});

it.each<[remembered: string | undefined, lead: string, list: string]>([
  [undefined, "Rinaldo and Armida", "/galleria-borghese/list?lang=en"],
  ["fr", "Renaud et Armide", "/galleria-borghese/list?lang=fr"],
])("a work opened cold, with %s remembered, is “%s”", async (remembered, lead, list) => {
  const stored: Record<string, string> = remembered ? { preferredLanguage: remembered } : {};
  const page = await openPage("/galleria-borghese/artwork/2/", { stored });
  expect(page.main.getByText(lead)).toBeTruthy();
  const back = within(page.all.getByRole("banner")).getByRole("link", { name: /^(Back|Retour)$/ });
  expect(back.getAttribute("href")).toBe(list);
});

function publishedWork(id: number, language: Language) {
  return publishedData(language, `artwork/${id}`);
}

function easySentences() {
  const sentences = [...document.querySelectorAll("main .easy-text p > span")];
  return sentences.map(({ textContent }) => textContent.trim());
}

/** The links to the works before and after this one. */
function linksTo(page: Page) {
  return within(page.all.getByRole("navigation", { name: "Artworks" })).getAllByRole("link");
}

async function goOn(page: Page, index: number, title: string) {
  await page.user.click(linksTo(page).at(index)!);
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(title),
  );
}
