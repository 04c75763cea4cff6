import { expect, it } from "vitest";
import { eventually, openPage, type Options } from "../../../app/fixtures/openPage.ts";
import { publishedFile } from "../../../app/fixtures/publishedFiles.ts";
import { languages } from "../../../i18n/languages.ts";
import { messagesIn } from "../../../i18n/messagesIn.ts";

const unknown: [what: string, id: string][] = [
  ...["7", "999", "0", "-1", "1e0", "__proto__", "constructor", "apollo%2F..%2F1"].map(
    (id): [string, string] => [id, id],
  ),
  ["5,000 letters", "x".repeat(5_000)],
];
const pageForEveryFile: Options = {
  answer: async (path) =>
    (await publishedFile(path)).ok
      ? undefined
      : new Response("<!doctype html><title>Varco</title>"),
};

it.each<[what: string, id: string, device?: Options]>([
  ...unknown,
  ["7, where the host answers with a page for every file", "7", pageForEveryFile],
])("artwork/%s: ‘Loading’ stays, and an error is logged", async (_, id, device) => {
  const page = await openPage(`/galleria-borghese/artwork/${id}?lang=en`, device);
  await page.passes(5_000);
  expect(page.main.getByRole("heading", { level: 1 }).textContent).toBe("Loading");
  const logged = `There is no artwork with the id ${decodeURIComponent(id)}.`;
  expect(new Set(page.logged)).toEqual(new Set([logged]));
});

it.each(["..%2Fmuseum", "apollo%2F..%2F1", "1%3F", "."])(
  "%s, which would lead to another file, is asked of nobody",
  async (id) => {
    const asked: string[] = [];
    const answer = (path: string) => void asked.push(path);
    await openPage(`/galleria-borghese/artwork/${id}?lang=en`, { answer });
    expect(asked.filter((path) => path.includes("/artwork/"))).toEqual([]);
  },
);

it.each<[what: string, id: string, device?: Options]>([
  ...unknown,
  ["ermafrodito, where the host does the same", "ermafrodito", pageForEveryFile],
])("artwork-description/%s: ‘Artwork not found’, and a way on", async (_, id, device) => {
  const page = await openPage(`/galleria-borghese/artwork-description/${id}?lang=en`, device);
  expect(page.main.getByRole("heading", { level: 1 }).textContent).toBe("Artwork not found");
  const on = page.main.getByRole("link", { name: "Artworks" });
  expect(on.getAttribute("href")).toBe("/galleria-borghese/list?lang=en");
});

it.each(languages)(
  "in %s it is said a moment later that there is no such work, with two ways on",
  async (language) => {
    const { artwork, list, scanner } = await messagesIn[language]();
    const page = await openPage(`/galleria-borghese/artwork/7?lang=${language}`);
    // The work might still be on its way.
    await page.passes(900);
    expect(page.main.queryByText(artwork.notInCatalogue)).toBe(null);
    await page.passes(2_000);
    expect(page.main.getByText(artwork.notInCatalogue)).toBeTruthy();
    expect(page.announced.at(-1)).toBe(artwork.notInCatalogue);
    const ways = page.main.getAllByRole("link");
    expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([
      [list.title, `/galleria-borghese/list?lang=${language}`],
      [scanner.title, `/galleria-borghese/deaf-user?lang=${language}`],
    ]);
    await page.user.click(ways[1]!);
    await eventually(() =>
      expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(scanner.title),
    );
  },
);
