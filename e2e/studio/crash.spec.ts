import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { onlyInChromium, fullChromium } from "../device/browser.ts";
import { expect, test as journey } from "../journey.ts";
import { addWork, beginMuseum, expectSaved, heading, notes, write } from "./studioPage.ts";

type Crashing = {
  /** Starts a browser that keeps what it stores; it may be killed and started again. */
  start: () => Promise<{ page: Page; kill: () => Promise<void> }>;
};

const test = journey.extend<Crashing>({
  start: async ({ baseURL, launchOptions, equip }, use) => {
    const profile = mkdtempSync(join(tmpdir(), "varco-crash-"));
    let context: BrowserContext | undefined;
    await use(async () => {
      context = await chromium.launchPersistentContext(profile, {
        ...fullChromium(launchOptions),
        baseURL: baseURL!,
        // Playwright turns the back/forward cache off by default.
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
      await equip(context);
      const pid = await processOf(context);
      const closed = context.waitForEvent("close");
      const kill = async () => {
        process.kill(pid, "SIGKILL");
        await closed;
      };
      return { page: context.pages()[0]!, kill };
    });
    await context?.close();
    rmSync(profile, { recursive: true, maxRetries: 5 });
  },
});

async function processOf(context: BrowserContext) {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.find(({ type }) => type === "browser")!.id;
}

/** In milliseconds: what is typed so shortly before a crash may be lost. */
const LAST = 3_000;

test.describe("the browser crashes", () => {
  test.beforeEach(() => onlyInChromium("its process is known by its protocol"));

  test("in mid-sentence: all that was said to be saved is there", async ({ start }) => {
    const { page, kill } = await start();
    await beginMuseum(page, "Prova");
    await addWork(page, "Fontana");
    await notes(page).pressSequentially("In mezzo al cortile, sotto gli ar");
    await expectSaved(page);
    const address = page.url();
    await kill();
    const { page: again } = await start();
    await again.goto(address);
    await expect(heading(again)).toHaveText("Fontana");
    await expect(notes(again)).toHaveValue("In mezzo al cortile, sotto gli ar");
  });

  test("while keys are pressed: no more than what was typed last is lost", async ({ start }) => {
    const { page, kill } = await start();
    await beginMuseum(page, "Prova");
    await addWork(page, "Fontana");
    const address = page.url();
    await notes(page).focus();
    let typed = "";
    const times: number[] = [];
    const typing = (async () => {
      for (;;) {
        const letter = String.fromCharCode(97 + (typed.length % 26));
        await page.keyboard.press(letter);
        typed += letter;
        times.push(Date.now());
      }
    })().catch(() => {});
    await expect.poll(() => typed.length).toBeGreaterThan(60);
    const crash = Date.now();
    await kill();
    await typing;
    const { page: again } = await start();
    await again.goto(address);
    await expect(heading(again)).toHaveText("Fontana");
    const left = await notes(again).inputValue();
    const begins = Math.min(left.length, typed.length);
    expect(left.slice(0, begins)).toBe(typed.slice(0, begins));
    const firstLost = times[left.length] ?? crash;
    test.info().annotations.push({
      type: "lost",
      description: `${typed.length - begins} letters, the first ${crash - firstLost} ms before`,
    });
    expect(crash - firstLost).toBeLessThan(LAST);
  });
});

test("a page that comes back by the browser’s button has caught up with what another tab did", async ({
  start,
}) => {
  onlyInChromium("it is started anew with pages kept whole behind Back");
  const { page } = await start();
  await beginMuseum(page, "Prova");
  await addWork(page, "Fontana");
  await notes(page).pressSequentially("In mezzo al");
  await expectSaved(page);
  const address = page.url();
  await page.goto("/contatti");
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(notes(other)).toHaveValue("In mezzo al");
  await write(other.getByRole("textbox", { name: "Sala" }), "Cortile");
  await expectSaved(other);
  await page.bringToFront();
  // A page from that cache fires no second `load` event, for which `goBack` would wait.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("textbox", { name: "Sala" })).toHaveValue("Cortile");
  await expect(notes(page)).toHaveValue("In mezzo al");
});
