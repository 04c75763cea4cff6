import type { Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages.ts";
import { waitUntilIdle } from "../pages/openApp.ts";
import { addresses, isSite, versionsOf, type Version } from "../pages/addresses.ts";
import { onlyInChromium } from "../device/browser.ts";
import { englishLeftOver, spokenAttributes } from "../checks/englishLeftOver.ts";
import { preloadAxe } from "../checks/axe.ts";
import {
  crampedButtons,
  misfitsInLowWindows,
  sidewaysScroll,
  smallTargets,
} from "../checks/layout.ts";
import { pauseRequests } from "../server/pauseRequests.ts";
import { answers404, expect, test } from "../journey.ts";
import { keyboardTraps } from "../checks/keyboardTraps.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { loadedLater, requestedFiles } from "../pages/requestedFiles.ts";

const unknown = "/nonsense";
const parts = ["the site", "the works", "the audio descriptions", "the other screens"];

for (const [place, address] of [...addresses, unknown].entries()) {
  const [version, ...others] = inTurn(versionsOf(address), place);
  test.describe(address, () => {
    test.use({ tolerated: address === unknown ? answers404 : /^$/ });

    test("speaks its language, has one heading and its landmarks, no finding of axe by day or by night, fits and is easy to hit; is gone through by the Tab key alone, and fetches what it names", async ({
      page,
    }) => {
      await preloadAxe(page);
      const scripts = requestedFiles(page);
      await page.goto(version!.asked);
      if (!isSite(address)) await expect(page.locator("html")).toHaveAttribute("data-enhanced");
      expect(await keyboardTraps(page)).toEqual([]);
      // The checks that follow are of a page on which nothing has focus.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await lookAt(page, version!);
      if (address === unknown) return;
      await waitUntilIdle(page);
      const announced = await announcedScripts(page);
      const first = scripts().filter((file) => !loadedLater.test(file));
      expect(first).toEqual(announced);
      expect(scripts().filter((file) => file.includes("web-vitals"))).toEqual([]);
      if (!isSite(address)) return;
      const ofCourse = address.startsWith("/formazione") ? ["courseScript"] : [];
      expect(first).toEqual(
        [...ofCourse, "siteScript"].map((name) => expect.stringMatching(`/assets/${name}-`)),
      );
    });

    if (others.length > 0)
      test("is as good in its other languages", { tag: "@extended" }, async ({ page }) => {
        await preloadAxe(page);
        for (const each of others) {
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(each.asked);
          await lookAt(page, each);
        }
      });
  });
}

/** Has everything looked at that depends on the language of a page that is open. */
async function lookAt(page: Page, { address, language, asked }: Version) {
  await expect(page.getByRole("heading", { level: 1 }), asked).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 }), asked).toBeVisible();
  await expect(page.getByRole("main"), asked).toHaveCount(1);
  await expect(page.getByRole("banner"), asked).toHaveCount(1);
  await expect
    .poll(() => headOf(page), asked)
    .toEqual({
      language,
      titles: [expect.stringMatching(/.+ · .+/)],
      descriptions: [expect.stringMatching(/.+/)],
    });
  if (!isSite(address)) {
    const [title] = (await page.title()).split(" · ");
    const inWords = page.getByRole("main").getByText(title!, { exact: true }).first();
    await expect(inWords, asked).toBeVisible();
    expect(await englishLeftOver(await saidOn(page, language), language), asked).toEqual([]);
  }
  expect(await axeFindingsInEveryScheme(page), asked).toEqual([]);

  await page.setViewportSize({ width: 320, height: 568 });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    expect(await sidewaysScroll(page), asked).toBe(0);
    expect(await crampedButtons(page), asked).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  expect(await smallTargets(page), asked).toEqual([]);
  expect(await misfitsInLowWindows(page), asked).toEqual([]);
}

/** Pages that look each in a way of its own on a wide screen. */
const wide = new Set([
  "/",
  "/musei",
  "/contatti",
  "/modellini",
  "/formazione",
  "/formazione/descrivere",
]);

for (const address of addresses.filter(isSite)) {
  test(
    `${address} on a wide screen: easy to hit, by the Tab key too, no finding of axe`,
    { tag: wide.has(address) ? [] : ["@extended"] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await preloadAxe(page);
      await page.goto(address);
      expect(await keyboardTraps(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const part of parts) {
    const ofPart = addresses.filter((address) => partOf(address) === part);
    const versions = ofPart.map((address, place) => inTurn(versionsOf(address), place));
    test(`${part} can be read`, async ({ page }) => {
      for (const [{ asked } = { asked: "" }] of versions) await expectToBeRead(page, asked);
    });

    if (part !== "the site")
      test(`${part} can be read in every language`, { tag: "@extended" }, async ({ page }) => {
        for (const { asked } of versions.flatMap(([, ...others]) => others))
          await expectToBeRead(page, asked);
      });
  }
});

test("the app can be put on the home screen: every icon is there in its size, every shortcut leads on", async ({
  page,
  request,
}) => {
  await page.goto("/galleria-borghese");
  await expect(page.locator("link[rel=apple-touch-icon]")).toHaveCount(1);
  const manifest = page.locator("link[rel=manifest]");
  const address = await manifest.getAttribute("href");
  const {
    icons,
    shortcuts,
    start_url: start,
    scope,
    ...rest
  } = await (await request.get(address!)).json();
  expect(rest).toMatchObject({ display: "standalone", short_name: "Varco" });
  expect([start, scope]).toEqual(["/galleria-borghese", "/galleria-borghese"]);
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
  for (const { url } of shortcuts) expect(addresses).toContain(url);
  const ofShortcuts = shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons);
  for (const { src, sizes } of [...icons, ...ofShortcuts]) {
    const width = await page.evaluate(async (file) => {
      const picture = new Image();
      picture.src = file;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    if (sizes !== "any") expect(`${width}x${width}`).toBe(sizes);
  }
  // In another language its shortcuts are named, and lead on, in that.
  await page.goto("/galleria-borghese/list?lang=de");
  await expect(manifest).toHaveAttribute("href", "/de/galleria-borghese.webmanifest");
  const german = await (await request.get("/de/galleria-borghese.webmanifest")).json();
  expect(german).toMatchObject({ lang: "de", id: "/galleria-borghese", start_url: start });
  expect(german.shortcuts.at(-1)).toMatchObject({
    name: "Die Werke",
    url: "/galleria-borghese/list?lang=de",
  });
});

test("the words stand still when the font arrives late", async ({ page }) => {
  onlyInChromium("it measures how far words move");
  const deliver = await pauseRequests(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  deliver();
  await page.waitForFunction(() => document.fonts.check("1em 'Atkinson Hyperlegible Next'"));
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

for (const [what, address, open] of [
  ["menu", "/", (page: Page) => page.getByRole("button", { name: "Menu" }).click()],
  [
    "dialog of languages",
    "/galleria-borghese/list",
    (page: Page) => page.getByRole("button", { name: "Language: English" }).click(),
  ],
] as const) {
  test(`the open ${what}: no finding of axe`, async ({ page }) => {
    await page.goto(address);
    await open(page);
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  });
}

// The tour begins to speak as soon as it opens, so it does not stay as it was prerendered.
const screens = addresses.filter((each) => !isSite(each) && !each.endsWith("/blind-user"));
const prerenderedForVisitors = [
  ...screens,
  ...screens.map((each, place) => otherThanEnglish(each, place).asked),
  "/galleria-borghese/",
  "/galleria-borghese/list/?lang=en",
  "/galleria-borghese/artwork/1/?lang=en",
];

for (const part of parts.filter((each) => each !== "the site")) {
  const ofPart = prerenderedForVisitors.filter((each) => partOf(each) === part);
  // Works have one skeleton: the first of them is looked at, and the others in `npm run test:all`.
  const guarding = part === "the other screens" ? ofPart : ofPart.filter(isOfFirstWork);
  test(
    `${part} are rendered in the browser just as they were prerendered`,
    { tag: part === "the other screens" ? ["@anyBrowser"] : [] },
    ({ page }) => expectSamePages(page, guarding),
  );
  const others = ofPart.filter((each) => !guarding.includes(each));
  if (others.length > 0)
    test(
      `${part} that are not the first are rendered just as they were prerendered`,
      { tag: "@extended" },
      ({ page }) => expectSamePages(page, others),
    );
}

function isOfFirstWork(address: string) {
  return /\/(?:artwork\/1|artwork-description\/apollo)\b/.test(address);
}

async function expectSamePages(page: Page, asked: readonly string[]) {
  await forgetPrerendering(page);
  for (const address of asked) {
    const answer = await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-enhanced");
    // A page that was hydrated would be compared with itself.
    expect(await isRenderedAnew(page), address).toBe(true);
    const prerendered = await answer!.text();
    expect(await differenceFrom(page, prerendered), address).toEqual({ gone: [], come: [] });
  }
}

/** A page in another language than English, each language in its turn. */
function otherThanEnglish(address: string, place: number) {
  const [first] = inTurn(versionsOf(address).slice(1), place);
  return first!;
}

/** The same things, beginning with another one in each place: so each is the first somewhere. */
function inTurn<Thing>(things: Thing[], place: number) {
  const at = place % things.length;
  return [...things.slice(at), ...things.slice(0, at)];
}

async function expectToBeRead(page: Page, asked: string) {
  await page.goto(asked);
  await expect(page.getByRole("heading", { level: 1 }), asked).toBeVisible();
  await expect(page.getByRole("main"), asked).toBeVisible();
}

/** The part that an address is of: one test for all parts would take longer than a test may. */
function partOf(address: string) {
  if (isSite(address)) return "the site";
  if (address.includes("/artwork/")) return "the works";
  if (address.includes("/artwork-description/")) return "the audio descriptions";
  return "the other screens";
}

/** The language, the titles and the descriptions of a page; one of each is right. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: [...document.querySelectorAll("head > title")].map(({ textContent }) => textContent),
    descriptions: [
      ...document.querySelectorAll<HTMLMetaElement>("head > meta[name=description]"),
    ].map(({ content }) => content),
  }));
}

/** Every text, and every attribute that is read out, in this language on a page. */
function saidOn(page: Page, language: Language) {
  return page.evaluate(
    ([spoken, attributes]) => {
      const isSpoken = (element: Element | null) =>
        element?.closest("[lang]")?.getAttribute("lang") === spoken;
      const said = document.title.split(" · ");
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (isSpoken(texts.currentNode.parentElement))
          said.push(texts.currentNode.textContent!.trim());
      for (const name of attributes)
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isSpoken(element)) said.push(element.getAttribute(name)!);
      return said;
    },
    [language, spokenAttributes] as const,
  );
}

/** The scripts and data that the page itself names, each once. */
async function announcedScripts(page: Page) {
  const announced = await page
    .locator("script[src], link[rel=modulepreload], link[rel=preload][as=fetch]")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
    );
  return [...new Set(announced)].filter((file) => !loadedLater.test(file ?? "")).toSorted();
}

/** Has the app take every page for an empty one, which it renders instead of hydrating it. */
function forgetPrerendering(page: Page) {
  return page.addInitScript(() => {
    // The observer learns what the parser has added before a script of the page can look at it.
    new MutationObserver((_, observer) => {
      document.documentElement?.removeAttribute("data-prerendered");
      const heading = document.querySelector("h1");
      if (!heading) return;
      Object.assign(heading, { isPrerendered: true });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

function isRenderedAnew(page: Page) {
  return page.locator("h1").evaluate((heading) => !("isPrerendered" in heading));
}

/** What of a page has gone or come since it was prerendered. */
function differenceFrom(page: Page, prerendered: string) {
  return page.evaluate((html) => {
    // Of the languages that are offered in the page as sent, the app keeps the browser's at most.
    const markup = (root: Element) =>
      [...root.querySelectorAll("*:not(noscript *, [data-sent], [data-sent] *)")].map((element) => {
        const attributes = [...element.attributes]
          // Only the prerendered page has `selected`, for visitors without JavaScript; only in the
          // browser is it known what scrolls, and so is a stop of the Tab key.
          .filter(({ name }) => !/^(?:selected|tabindex)$/.test(name))
          .map(({ name, value }) => `${name}=${value}`);
        const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        const words = text.map((node) => node.textContent).join("");
        const line = `${element.tagName} ${attributes.toSorted().join(" ")} ${words}`;
        // React gives other ids to what it hydrates than to what it renders.
        return line.replaceAll(/_r_\w+_/gi, "_id_");
      });
    // `DOMParser` makes elements of what is in `<noscript>`, which `markup` leaves out.
    const expected = new DOMParser().parseFromString(html, "text/html").querySelector("#root");
    const before = markup(expected!);
    const now = markup(document.querySelector("#root")!);
    return {
      gone: before.filter((line) => !now.includes(line)),
      come: now.filter((line) => !before.includes(line)),
    };
  }, prerendered);
}
