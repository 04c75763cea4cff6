import { expect, it, vi } from "vitest";
import { eventually, openPage } from "../../app/fixtures/openPage.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

it("a phone that is given the app names its shortcuts in the language of the visit", async () => {
  const page = await openPage("/galleria-borghese", {
    before: () => (document.head.innerHTML += '<link rel="manifest" href="/any" />'),
  });
  const manifest = document.querySelector("link[rel=manifest]")!;
  expect(manifest.getAttribute("href")).toBe("/galleria-borghese.webmanifest");
  await page.user.click(page.main.getByRole("link", { name: "Deutsch" }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/disability"));
  expect(manifest.getAttribute("href")).toBe("/de/galleria-borghese.webmanifest");
});

it.each(languages)(
  "in %s a screen that keeps one waiting says so, after 2 s to the ear too",
  async (language) => {
    const { profile, loading } = await messagesIn[language]();
    vi.doMock("../scanner/ScannerScreen.tsx", () => new Promise(() => {}));
    const page = await openPage(`/galleria-borghese/disability?lang=${language}`);
    await page.user.click(page.main.getByRole("link", { name: new RegExp(profile.deafness) }));
    await page.passes(1_900);
    expect(page.all.getByRole("progressbar", { name: loading })).toBeTruthy();
    expect(page.announced).not.toContain(loading);
    await page.passes(1_000);
    expect(page.announced.at(-1)).toBe(loading);
  },
);
