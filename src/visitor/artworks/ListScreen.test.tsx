import { expect, it } from "vitest";
import { eventually, openPage } from "../../app/fixtures/openPage.ts";
import { publishedFile } from "../../app/fixtures/publishedFiles.ts";
import type { ListedWork } from "../../catalogue/catalogue.ts";
import { languages } from "../../i18n/languages.ts";

it.each(languages)(
  "in %s each work has its picture, both titles and its artist",
  async (language) => {
    const published = await publishedFile(`/assets/galleria-borghese/${language}/list.json`);
    const works: ListedWork[] = await published.json();
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
