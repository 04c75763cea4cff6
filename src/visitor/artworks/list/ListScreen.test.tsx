import { expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../../app/fixtures/openPage.ts";
import { nameOfData, publishedData, publishedFile } from "../../../app/fixtures/publishedFiles.ts";
import type { CatalogueIndex, ListedWork } from "../../../catalogue/catalogue.ts";
import { catalogueAddress } from "../../../catalogue/catalogueAddress.ts";
import { languages } from "../../../i18n/languages.ts";

it.each(languages)(
  "in %s each work has its picture, both titles and its artist",
  async (language) => {
    const works = await publishedData(language, "list");
    const page = await openPage(`/galleria-borghese/list?lang=${language}`);
    const cards = page.main.getAllByRole("link");
    expect(cards).toHaveLength(6);
    expect(
      cards.map((card) => [...card.querySelectorAll("span")].map((part) => part.textContent)),
    ).toEqual(
      works.map(({ title, translation, artist }) =>
        title === translation ? [title, artist] : [title, translation, artist],
      ),
    );
    for (const [index, card] of cards.entries()) {
      const { id, title, picture } = works[index]!;
      expect(card.getAttribute("href")).toBe(`/galleria-borghese/artwork/${id}?lang=${language}`);
      expect(card.querySelector<HTMLElement>("[lang=it]")?.textContent).toBe(title);
      // The title names the link; with an alternative text a screen reader would say both.
      expect(card.querySelector("img")?.getAttribute("alt")).toBe("");
      expect(card.querySelector("img")?.getAttribute("src")).toBe(picture?.src);
    }
  },
);

it("six works are seen at a glance, so there is no search", async () => {
  const page = await openPage("/galleria-borghese/list?lang=en");
  expect(page.main.queryByRole("searchbox")).toBe(null);
  expect(page.main.queryByRole("button")).toBe(null);
});

it("a work opens in the language of the visit", async () => {
  const page = await openPage("/galleria-borghese/list?lang=fr");
  await page.user.click(page.main.getByRole("link", { name: /^Primavera/ }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe("Primavera"),
  );
  expect(location.pathname + location.search).toBe("/galleria-borghese/artwork/5?lang=fr");
});

it("whoever comes back from a work is on its card, and hears which screen this is", async () => {
  const page = await openPage("/galleria-borghese/list?lang=it");
  await openWork(page, /^Primavera/);
  await goBack(page);
  expect(document.activeElement).toBe(cardOf(/^Primavera/, page));
  // Focus says the work alone, and not which screen this is.
  await page.passes(3_000);
  expect(page.announced.at(-1)).toBe("Le opere");
  await openWork(page, /^Primavera/);
  await page.user.click(page.all.getByRole("link", { name: /Autunno/ }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/6"));
  history.go(-2);
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/list"));
  expect(document.activeElement).toBe(cardOf(/^Autunno/, page));
  // What had focus is gone: Orca follows without a word.
  await page.passes(3_000);
  expect(page.announced.slice(-2)).toEqual(["Le opere", "Autunno"]);
});

it("whoever opened a work from outside is on its card after Back, too", async () => {
  const page = await openPage("/galleria-borghese/artwork/5/?lang=it");
  await goBack(page);
  expect(document.activeElement).toBe(cardOf(/^Primavera/, page));
});

it("what was searched stands again after Back, and is gone after the visit", async () => {
  const page = await openPage("/galleria-borghese/list?lang=it", longList);
  const field = () => page.all.getByRole<HTMLInputElement>("searchbox");
  const cards = () => document.querySelectorAll(".work-card").length;
  await page.user.type(field(), "parmigianino opera");
  expect(cards()).toBe(9);
  await openWork(page, /^Opera 12/);
  await goBack(page);
  expect([field().value, cards()]).toEqual(["parmigianino opera", 9]);
  expect(document.activeElement).toBe(cardOf(/^Opera 12/, page));
  await page.passes(3_000);
  expect(page.announced.slice(-2)).toEqual(["Le opere", "9 opere"]);
  expect(JSON.stringify([page.stored(), history.state])).not.toContain("parmigianino");

  await openWork(page, /^Opera 12/);
  await page.press("Termina la visita", document.body);
  await page.press("Termina la visita", page.all.getByRole("dialog"));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese"));
  history.go(-2);
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/list"));
  expect([field().value, cards()]).toEqual(["", 6]);
});

/** As if the museum had 15 works: nine more than are listed at first. */
const longList: Options = {
  async answer(path) {
    switch (nameOfData(path)) {
      case "museum":
        return Response.json({ ...(await publishedData("it", "museum")), works: 15 });
      case "index": {
        const index = await publishedIndex();
        return Response.json({ ...index, rest: "12345678", "artwork/12": "12345678" });
      }
      case "rest":
        return Response.json(made(await publishedData("it", "list")));
      case "artwork/12":
        return Response.json(await publishedData("it", "artwork/5"));
      default:
        return undefined;
    }
  },
};

function made([first]: readonly ListedWork[]) {
  return Array.from({ length: 9 }, (_, index) => {
    const title = `Opera ${index + 7}`;
    return { ...first, id: index + 7, title, translation: title, artist: "Parmigianino" };
  });
}

async function publishedIndex(): Promise<CatalogueIndex> {
  const { index } = await publishedData("it", "museum");
  const address = catalogueAddress("", "galleria-borghese", "it", "index", index);
  return (await publishedFile(address)).json();
}

function cardOf(name: RegExp, page: Page) {
  return page.all.getByRole("link", { name });
}

async function openWork(page: Page, name: RegExp) {
  await page.user.click(cardOf(name, page));
  await eventually(() => expect(location.pathname).toMatch(/\/artwork\/\d+$/));
}

async function goBack(page: Page) {
  await page.user.click(page.all.getByRole("link", { name: "Indietro" }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/list"));
}
