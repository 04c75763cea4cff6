import { expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../app/fixtures/openPage.ts";

it.each([
  ["disability", "Indietro", "/galleria-borghese?lang=it"],
  ["deaf-user", "Indietro", "/galleria-borghese/disability?lang=it"],
  // On the tour's screen “Back” is also a command.
  ["blind-user", "Indietro, Ti diamo il benvenuto", "/galleria-borghese/disability?lang=it"],
  ["transcription", "Indietro", "/galleria-borghese/deaf-user?lang=it"],
  ["list", "Indietro", "/galleria-borghese/deaf-user?lang=it"],
  ["artwork/2", "Indietro", "/galleria-borghese/list?lang=it"],
  ["artwork-description/apollo", "Indietro", "/galleria-borghese/list?lang=it"],
])("from %s, for who came from outside, “%s” leads to %s", async (screen, name, address) => {
  const page = await openPage(`/galleria-borghese/${screen}?lang=it`);
  await page.user.click(page.all.getByRole("link", { name }));
  await eventually(() => expect(location.pathname + location.search).toBe(address));
});

it("from the works it returns to the tour, for who came from there", async () => {
  const page = await openPage("/galleria-borghese/disability?lang=it");
  await follow(page, /^Cecità/);
  await follow(page, /^Le opere/);
  await follow(page, /^Primavera/);
  for (const [name, before] of [
    ["Indietro", "list"],
    ["Indietro", "blind-user"],
    [/^Indietro, Ti diamo/, "disability"],
  ] as const) {
    await page.user.click(page.all.getByRole("link", { name }));
    await eventually(() => expect(location.pathname).toBe(`/galleria-borghese/${before}`));
  }
});

it("for who came from outside it leads on and on, and never back to where one was", async () => {
  const page = await openPage("/galleria-borghese/artwork/2?lang=it");
  for (const screen of ["/list", "/deaf-user", "/disability", ""]) {
    await page.user.click(page.all.getByRole("link", { name: "Indietro" }));
    await eventually(() => expect(location.pathname).toBe(`/galleria-borghese${screen}`));
  }
});

it("from a work it goes one step in history", async () => {
  const page = await openPage("/galleria-borghese/list?lang=it");
  await follow(page, /^Primavera/);
  await follow(page, /Autunno/);
  await page.user.click(page.all.getByRole("link", { name: "Indietro" }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/5"));
});

async function follow(page: Page, name: RegExp) {
  const before = location.pathname;
  await page.user.click(page.all.getByRole("link", { name }));
  await eventually(() => expect(location.pathname).not.toBe(before));
}
