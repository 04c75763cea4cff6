import type { Page } from "@playwright/test";
import { museums } from "../src/content/museums.ts";
import { languages } from "../src/i18n/languages.ts";
import { hold } from "./hold.ts";
import { addresses, answers404, expect, test } from "./journey.ts";
import { findingsInEveryLight } from "./lights.ts";
import { scriptsOf } from "./scriptsOf.ts";

const unknown = "/nonsense";

for (const address of [...addresses, unknown]) {
  test.describe(address, () => {
    test.use({ tolerated: address === unknown ? answers404 : /^$/ });

    test("has one heading, its landmarks, a title and no finding of axe, by day and by night", async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page).toHaveTitle(/.+ · .+/);
      await expect(page.locator("head > title")).toHaveCount(1);
      await expect(page.locator("head > meta[name=description]")).toHaveCount(1);
      expect(await findingsInEveryLight(page)).toEqual([]);
    });

    test("fits a screen of 320 px, also with text twice the size, and is easy to hit", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const size of ["100%", "200%"]) {
        await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await crampedButtons(page)).toEqual([]);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}

for (const address of addresses) {
  test(`${address} is the same with a slash at the end`, async ({ request }) => {
    const plain = await request.get(address);
    const slashed = await request.get(`${address.replace(/\/$/, "")}/`);
    expect([plain.status(), slashed.status()]).toEqual([200, 200]);
    expect(await slashed.text()).toBe(await plain.text());
  });

  test(`${address} has no inline script, and says what it is`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ src=| type="application\/ld\+json"/.test(tag))).toEqual([]);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
    expect(html).toContain(
      `<link data-page="" rel="canonical" href="https://varco.example${address}"`,
    );
    expect(html).toMatch(/property="og:image" content="https:\/\/varco\.example\/share\.png"/);
    const alternates = html.match(/rel="alternate" hrefLang="[a-z-]+"/g) ?? [];
    expect(alternates).toHaveLength(isVisit(address) ? languages.length + 1 : 0);
  });

  test(`${address} asks at once for every script it needs`, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const announced = await page
      .locator("script[src], link[rel=modulepreload]")
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
      );
    // The decoder and the names that a guide says come after the page, while the visitor reads.
    const first = asked().filter((file) => !/\/(codesWorker|names)-/.test(file));
    expect(first).toEqual([...new Set(announced)].toSorted());
    expect(asked().filter((file) => file.includes("web-vitals"))).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const address of addresses) {
    test(`${address} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
      const language = isVisit(address) ? "en" : "it";
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  }
});

test("the sitemap lists every page", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/varco\.example(.*?)<\/loc>/g)].map(
    (loc) => loc[1],
  );
  expect(listed.toSorted()).toEqual(addresses);
});

test("every icon of the manifest is there, in the size it says", async ({ page, request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  await page.goto("/contatti");
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    if (sizes !== "any") expect(`${width}x${width}`).toBe(sizes);
  }
});

test("the words stand still when the font arrives late", async ({ page }) => {
  const deliver = await hold(page, "**/*.woff2");
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
    expect(await findingsInEveryLight(page)).toEqual([]);
  });
}

for (const address of addresses.filter((each) => !isVisit(each))) {
  test(`${address} on a wide screen: easy to hit, no finding of axe`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    expect(await smallTargets(page)).toEqual([]);
    expect(await findingsInEveryLight(page)).toEqual([]);
  });
}

for (const address of [
  // The tour begins to speak before anybody could look.
  ...addresses.filter((each) => isVisit(each) && !each.endsWith("/blind-user")),
  "/galleria-borghese/",
  "/galleria-borghese/list/?lang=en",
  "/galleria-borghese/artwork/1/?lang=en",
]) {
  test(`${address} is rendered in the browser just as it was prerendered`, async ({ page }) => {
    let prerendered = "";
    // What this device can do beyond others comes later, and is not everybody's.
    await page.addInitScript(() => Object.assign(window, { webkitSpeechRecognition: EventTarget }));
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch();
      prerendered = await answer.text();
      // Taken for an empty page, it is rendered anew instead of hydrated.
      await route.fulfill({
        response: answer,
        body: prerendered.replace(/ data-prerendered="\w+"/, ""),
      });
    });
    await page.goto(address);
    await expect(page.getByRole("status")).not.toBeEmpty();
    const difference = await page.evaluate((html) => {
      const markup = (root: Element) =>
        [...root.querySelectorAll("*:not([role=status] *, noscript *)")].map((element) => {
          const attributes = [...element.attributes]
            // Only written where there is no script to choose it.
            .filter(({ name }) => name !== "selected")
            .map(({ name, value }) => `${name}=${value}`);
          const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          const words = text.map((node) => node.textContent).join("");
          const line = `${element.tagName} ${attributes.toSorted().join(" ")} ${words}`;
          // React numbers what it hydrates otherwise than what it renders.
          return line.replaceAll(/_r_\w+_/gi, "_id_");
        });
      // What is for those without a script is not the app's.
      const expected = new DOMParser().parseFromString(html, "text/html").querySelector("#root");
      const before = markup(expected!);
      const now = markup(document.querySelector("#root")!);
      return {
        gone: before.filter((line) => !now.includes(line)),
        come: now.filter((line) => !before.includes(line)),
      };
    }, prerendered);
    expect(difference).toEqual({ gone: [], come: [] });
  });
}

function isVisit(address: string) {
  return Object.hasOwn(museums, address.split("/")[1] ?? "");
}

function sidewaysScroll(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Buttons whose words run out of them, or stand letter under letter. */
function crampedButtons(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button")]
      .filter((element) => element.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, offsetWidth, offsetHeight }) =>
          scrollWidth > clientWidth || offsetHeight > 3 * offsetWidth,
      )
      .map(({ textContent, offsetWidth, offsetHeight }) =>
        [textContent, offsetWidth, offsetHeight].join(" "),
      ),
  );
}

/** Links and buttons under 44 px; one that goes over several lines is measured line by line. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, summary")]
      // The skip link is off the screen until it has focus.
      .filter((element) => element.checkVisibility() && !element.classList.contains("skip-link"))
      .map((element) => ({
        name: element.textContent,
        width: element.getBoundingClientRect().width,
        height: Math.min(...[...element.getClientRects()].map((line) => line.height)),
      }))
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ name, width, height }) => `${name}: ${width} × ${height}`),
  );
}
