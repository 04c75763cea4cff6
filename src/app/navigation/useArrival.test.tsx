import { expect, it } from "vitest";
import { it as italian } from "../../i18n/messages/it.ts";
import { eventually, openPage, type Page } from "../fixtures/openPage.ts";

const { profile, scanner, back } = italian;

it("the page that the browser opened keeps its focus where it was", async () => {
  await openPage("/galleria-borghese");
  expect(document.activeElement).toBe(document.body);
});

it("after a navigation focus is on the new heading, which is said where the pressed link is gone", async () => {
  const page = await openPage("/galleria-borghese");
  await page.passes(1_500);
  await goTo(page, "Italiano", profile.title);
  await goTo(page, new RegExp(profile.deafness), scanner.title);
  // Orca reads the new heading by itself where the pressed link is still there.
  await goTo(page, back, profile.title);
  expect(document.title).toBe(`${profile.title} · Galleria Borghese · Varco`);
  expect(page.announced.slice(1)).toEqual([profile.title, scanner.title]);
});

it("from work to work it is the same screen, and focus is on its new heading all the same", async () => {
  const page = await openPage("/galleria-borghese/artwork/1?lang=it");
  await goTo(page, /Rinaldo e Armida/, "Rinaldo e Armida");
  await goTo(page, /Apollo/, "Apollo");
  // The link to the next work is still there, and that to the one before is gone.
  expect(page.announced.slice(1)).toEqual(["Apollo"]);
});

async function goTo(page: Page, link: string | RegExp, heading: string) {
  await page.user.click(page.all.getByRole("link", { name: link }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(heading),
  );
  expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));
  await page.passes(1_000);
}
