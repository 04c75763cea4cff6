import type { Page } from "@playwright/test";
import {
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  oneof,
  sample,
  tuple,
  type Arbitrary,
} from "fast-check";
import { languages } from "../../src/i18n/languages.ts";
import { dayOf } from "../../src/lib/dayOf.ts";
import { hostileObject, hostileText } from "../../src/lib/fixtures/hostileText.ts";
import { seed } from "../../src/lib/fixtures/seed.ts";
import { addresses } from "../pages/addresses.ts";
import { expect, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";

/** In characters: Node itself refuses a longer address, and our server does not see it. */
const LONGEST_ASKED = 8_000;

test.use({
  // The router warns of a path or a hash that cannot be decoded, and takes it as it is.
  tolerated: /status of 404|There is no artwork with the id|could not be decoded|not a decodable/,
});

const markup = [
  "<img src=x data-injected onerror=alert(1)>",
  '"><svg data-injected onload=alert(1)>',
  "</title><script data-injected>alert(1)</script>",
  '<a data-injected href="javascript:alert(1)">',
];
const part = tuple(
  hostileText(...markup, "1", "999", "apollo", "it", "lang", "=", "&", "/", "..", "?", "#", "main"),
  constantFrom(asItIs, encoded, (text: string) => encoded(encoded(text))),
).map(([text, written]) => written(text));
const path = oneof(
  constantFrom(...addresses),
  tuple(constantFrom("", ...addresses, "/galleria-borghese/artwork"), part).map(
    ([known, more]) => `${known}/${more}`,
  ),
);
const rest = (mark: string) =>
  oneof(
    constant(""),
    part.map((text) => mark + text),
  );
// A browser replaces half of a surrogate pair in an address, so `URL` writes it as a browser does.
const address = tuple(path, rest("?lang="), rest("#")).map((parts) =>
  new URL(`http://host${parts.join("")}`).href.slice("http://host".length),
);

const today = `day/${dayOf(new Date())}`;
const piece = oneof(hostileText("Apollo", "Dosso Dossi"), double(), integer());
const paragraph = hostileObject({
  language: constantFrom(...languages),
  pieces: array(piece, { maxLength: 3 }),
});
const stored: Record<string, Arbitrary<string>> = {
  preferredLanguage: hostileText(...languages),
  "captions/settings": hostileObject({
    size: constantFrom("medium", "largest"),
    theme: constantFrom("light", "dim"),
    isCalm: boolean(),
    guideLanguage: constantFrom(...languages),
    onDevice: boolean(),
  }),
  speed: hostileText("0.75", "2"),
  "tour/speech": hostileText("service", "device"),
  "tour/tones": hostileText("off", "on"),
  [`${today}/tour/galleria-borghese`]: hostileObject({
    step: integer({ min: 0, max: 4 }),
    seconds: double(),
    language: constantFrom(...languages),
  }),
  ...Object.fromEntries(
    [0, 1].map((number) => [
      `${today}/captions/galleria-borghese/${number}`,
      array(paragraph, { maxLength: 3 }).map((paragraphs) => `[${paragraphs.join()}]`),
    ]),
  ),
};
const storages = tuple(
  tuple(...Object.entries(stored).map(([key, text]) => tuple(constant(key), text))),
  dictionary(hostileText("day/", today, "/"), hostileText()),
).map(([known, more]) => Object.fromEntries([...Object.entries(more), ...known]));
const screens = constantFrom(
  "/galleria-borghese",
  "/galleria-borghese/transcription",
  "/galleria-borghese/blind-user",
  "/galleria-borghese/artwork/1",
  "/galleria-borghese/artwork-description/apollo",
);

test.beforeEach(({ page, complaints }) => {
  page.on("dialog", async (dialog) => {
    complaints.push(`a script that is not ours says ${dialog.message()}`);
    await dialog.dismiss();
  });
});

test(`whatever the address says, a page with a way on comes of it (seed ${seed})`, async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese/disability");
  const asked = sample(address, { numRuns: 150, seed });
  expect(
    await walked(
      page,
      asked.map((each) => ({ address: each })),
    ),
  ).toEqual([]);
});

for (const half of [0, 1]) {
  test(`the same on a cold start, ${half + 1} of 2 (seed ${seed})`, async ({ page, baseURL }) => {
    const asked = sample(address, { numRuns: 300, seed })
      .filter(({ length }) => length < LONGEST_ASKED)
      .filter((_, index) => index % 15 === half);
    const wrong: string[] = [];
    for (const each of asked) {
      await page.goto(baseURL + each);
      await shown(page);
      wrong.push(...(await page.evaluate(wrongIn)).map((what) => `${each}: ${what}`));
    }
    expect(wrong).toEqual([]);
  });
}

test(`whatever is stored, every screen opens (seed ${seed})`, async ({ page }) => {
  await openApp(page, "/galleria-borghese/disability");
  const asked = sample(tuple(screens, storages), { numRuns: 60, seed });
  const walks = asked.map(([each, storage]) => ({ address: each, storage }));
  expect(await walked(page, walks)).toEqual([]);
});

test(`the same on a cold start, with what is stored (seed ${seed})`, async ({ page }) => {
  await page.goto("/contatti");
  const wrong: string[] = [];
  for (const [each, storage] of sample(tuple(screens, storages), { numRuns: 15, seed: seed + 1 })) {
    await page.evaluate((texts) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, storage);
    await page.goto(each);
    await shown(page);
    const found = await page.evaluate(wrongIn);
    wrong.push(...found.map((what) => `${each} with ${JSON.stringify(storage)}: ${what}`));
  }
  expect(wrong).toEqual([]);
});

type Walk = { address: string; storage?: Record<string, string> };

/** Goes to addresses within the app, as by Back and Forward; gives what is wrong with each page. */
async function walked(page: Page, walks: Walk[]): Promise<string[]> {
  await page.evaluate(`window.wrongIn = ${wrongIn}`);
  return page.evaluate(async (steps) => {
    const wrong: string[] = [];
    for (const [index, { address: asked, storage = {} }] of steps.entries()) {
      localStorage.clear();
      for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const state = { usr: null, key: `step${index}`, idx: index + 1 };
      history.pushState(state, "", location.origin + asked);
      dispatchEvent(new PopStateEvent("popstate", { state }));
      if (!(await arrived())) wrong.push(`${asked}: is not shown`);
      // As if another tab had written these texts now.
      for (const key of Object.keys(storage)) dispatchEvent(new StorageEvent("storage", { key }));
      const { wrongIn: check } = window as unknown as { wrongIn: () => string[] };
      wrong.push(...check().map((what) => `${asked} with ${JSON.stringify(storage)}: ${what}`));
    }
    return wrong;

    /** Waits until the app has moved the focus to the heading of the new page. */
    async function arrived() {
      const until = performance.now() + 60_000;
      while (performance.now() < until) {
        if (document.activeElement !== document.body) return true;
        await new Promise((resolve) => setTimeout(resolve));
      }
      return false;
    }
  }, walks);
}

/** What an address or a stored text has brought about and must not. Runs in the page. */
function wrongIn(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const leadsOut = (link: HTMLAnchorElement) =>
    link.origin !== location.origin && link.protocol !== "mailto:";
  return [
    ...(document.querySelector("[data-injected]") ? ["has markup of its own"] : []),
    ...(seen("h1").length === 1 ? [] : [`has ${seen("h1").length} headings`]),
    ...(seen("a[href], button").length > 0 ? [] : ["leads nowhere"]),
    ...[...document.querySelectorAll("a")].filter(leadsOut).map(({ href }) => `leads to ${href}`),
  ];
}

/** Waits until a page of the site is there, or React has taken over a screen in its language. */
async function shown(page: Page) {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset["prerendered"] === "site" ||
      (document.documentElement.dataset["foreign"] === undefined &&
        Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react"))),
  );
}

function asItIs(text: string) {
  return text;
}

function encoded(text: string) {
  return new URLSearchParams({ text }).toString().slice("text=".length);
}
