import { within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { eventually, openPage } from "../../app/fixtures/openPage.ts";
import { en } from "../../i18n/messages/en.ts";

const base = "/guida";
const museum = `${base}/galleria-borghese`;

it.each([
  "",
  "/disability",
  "/deaf-user",
  "/blind-user",
  "/transcription",
  "/list",
  "/lent",
  "/artwork/3",
  "/artwork/999",
  "/artwork-description/apollo",
])("in a folder of another site every link of the screen “%s” stays in it", async (screen) => {
  await openInFolder(`${museum}${screen}?lang=en`);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")]
    // What is downloaded is named by the catalogue, and the links about the site lead out of it.
    .filter((link) => !link.matches("[download], .about-links *"))
    .map((link) => link.getAttribute("href")!);
  expect(links).not.toEqual([]);
  for (const link of links) expect(link).toMatch(/^\/guida\/galleria-borghese([/?]|$)/);
});

it("in a folder of another site a change of language and the end of the visit stay in it", async () => {
  const page = await openInFolder(`${museum}/list?lang=en`);
  await page.press(en.languageIs("English"), document.body);
  const dialog = page.all.getByRole("dialog", { name: "Choose your language" });
  await page.user.click(within(dialog).getByRole("link", { name: "Deutsch" }));
  await eventually(() => expect(location.search).toBe("?lang=de"));
  expect(location.pathname).toBe(`${museum}/list`);
  expect(manifest()).toBe(`${base}/de/galleria-borghese.webmanifest`);
  const { endVisit } = (await import("../../i18n/messages/de.ts")).de;
  await page.press(endVisit.button, document.body);
  await page.press(endVisit.button, page.all.getByRole("dialog", { name: endVisit.question }));
  await eventually(() => expect(location.pathname).toBe(museum));
});

it("in a folder of another site a number that is typed opens its work there", async () => {
  const page = await openInFolder(`${museum}/deaf-user?lang=en`);
  expect(manifest()).toBe(`${base}/galleria-borghese.webmanifest`);
  await page.press(en.number.title);
  const pad = page.all.getByRole("dialog", { name: en.number.title });
  await page.user.type(within(pad).getByRole("textbox"), "5");
  await page.press(en.number.open, pad);
  await eventually(() => expect(location.pathname).toBe(`${museum}/artwork/5`));
});

/** Opens an address of a guide that is in the folder `base` of a site. */
function openInFolder(address: string) {
  vi.doMock("react-router", async (actual) => {
    const router = await actual<typeof import("react-router")>();
    const { createBrowserRouter } = router;
    return {
      ...router,
      createBrowserRouter: (...[routes, options]: Parameters<typeof createBrowserRouter>) =>
        createBrowserRouter(routes, { ...options, basename: base }),
    };
  });
  return openPage(address, {
    before: () => (document.head.innerHTML += '<link rel="manifest" href="/any" />'),
  });
}

function manifest() {
  return document.querySelector("link[rel=manifest]")?.getAttribute("href");
}
