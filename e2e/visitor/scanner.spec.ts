import type { Page } from "@playwright/test";
import type { Label } from "../../scripts/checks/camera/wall.js";
import { announced } from "../pages/announcements.ts";
import type { DeviceLog } from "../device/emulateDevice.ts";
import { test } from "../device/camera.ts";
import { onlyInChromium } from "../device/browser.ts";
import { pauseRequests } from "../server/pauseRequests.ts";
import { expect, test as withoutCamera } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";

const scanner = "/galleria-borghese/deaf-user?lang=en";
const ours = "https://varco.example/galleria-borghese/artwork/3";
const activate = "Tap to activate the camera";
const cameraFailed = "Unable to access the camera. Please check your permissions.";
const blocked =
  "Your browser or device is blocking the camera. Allow it in the settings, then try again.";
const absent = "No camera was found on this device.";
const otherWays = "You can still open an artwork from the list or by typing its number.";

test.describe("a code of a work", () => {
  test.use(camera({ text: `${ours}?lang=fr#top` }));

  test("opens its page in the visitor's language, and Back returns to the scanner", async ({
    page,
  }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).press("Space");
    await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=en");
    const heading = page.getByRole("heading", { level: 1, name: "Davide con la testa di Golia" });
    await expect(heading).toBeFocused();
    expect(await tracks(page)).toEqual(["ended"]);
    expect(await vibrations(page)).toEqual([200]);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(scanner);
    await expect(page.getByRole("button", { name: activate })).toBeVisible();
    expect(await tracks(page)).toEqual(["ended"]);
    await page.goForward();
    await expect(heading).toBeVisible();
  });

  test("waits while the visitor chooses a language, and then opens in it", async ({ page }) => {
    onlyInChromium("it can be slowed down");
    await openScanner(page);
    await page.getByRole("button", { name: "Language: English" }).click();
    const languages = page.getByRole("dialog", { name: "Choose your language" });
    await turnCameraOnBehindDialog(page);
    await expect.poll(() => tracks(page)).toEqual(["live"]);
    await expect(page.getByText("The camera is on.").last()).toBeAttached();
    await expect(page).toHaveURL(scanner);
    await slowDown(page);
    await languages.getByRole("link", { name: "Français" }).click();
    await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=fr");
    await expect(languages).toBeHidden();
  });

  test("is opened in the new language where that is changed while the page is on its way", async ({
    page,
  }) => {
    await openScanner(page);
    const deliver = await pauseRequests(page, "**/ArtworkScreen-*.js");
    await page.getByRole("button", { name: activate }).click();
    await expect(status(page, "Code found.")).toBeVisible();
    await expect(page.getByRole("button", { name: activate })).toBeFocused();
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    deliver();
    await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=de");
  });

  test("is not taken for missing while the decoder is on its way", async ({ page, context }) => {
    let deliver!: () => void;
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await context.route("**/zxing_reader-*.wasm", async (route) => {
      await delivered;
      await route.continue();
    });
    await page.clock.install({ time: 0 });
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expect.poll(() => tracks(page)).toEqual(["live"]);
    await page.clock.fastForward(20_000);
    await expect(status(page, "Starting the camera.")).toBeVisible();
    deliver();
    await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=en");
  });
});

test.describe("a code of the captions", () => {
  test.use(
    camera({ text: "https://www.museo.example/guida/galleria-borghese/transcription?lang=fr" }),
  );

  test("opens them, whatever the host and the folder", async ({ page }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expect(page).toHaveURL("/galleria-borghese/transcription");
    await expect(page.getByRole("heading", { level: 1, name: "Live captions" })).toBeVisible();
    expect(await tracks(page)).toEqual(["ended"]);
  });
});

test.describe("a code far from the middle, on a phone held upright", () => {
  test.use({ camera: { sees: [{ text: ours, size: 150, x: 80, y: 80 }], isUpright: true } });

  test("is read: nothing of the frame is cut off", async ({ page }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=en");
    expect(await page.evaluate(() => (window as unknown as Noted).sizes)).toEqual(["480×640"]);
  });
});

test.describe("a foreign code", () => {
  test.use(camera({ text: "https://evil.example/?to=/galleria-borghese/artwork/3" }));

  test("is named, not opened, and focus returns from its alert", async ({ page }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    const alert = page.getByRole("alertdialog", { name: "QR Code not detected" });
    await expect(alert).toHaveAccessibleDescription(/It leads to: evil\.example$/);
    expect(await tracks(page)).toEqual(["ended"]);
    await expect(page).toHaveURL(scanner);
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);

    // A tap that was meant for what the alert has covered must not close the alert.
    await page.mouse.click(5, 5);
    await expect(alert).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(alert).toBeHidden();
    await expect(page.getByRole("button", { name: activate })).toBeFocused();

    await page.keyboard.press("Enter");
    await alert.getByRole("button", { name: "Type the artwork number" }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Type the artwork number" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: activate })).toBeFocused();
  });
});

test.describe("a code with bytes", () => {
  test.use(camera({ text: "", bytes: [0, 1, 159, 146, 150] }));

  test("is said to hold no text, and nothing happens", async ({ page }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expect(
      page.getByRole("alertdialog").getByText("nothing that we can show as text"),
    ).toBeVisible();
    await expect(page).toHaveURL(scanner);
  });
});

test.describe("a code of ours beside another one", () => {
  test.use(
    camera({ text: "https://poster.example", size: 220 }, { text: ours, size: 200, x: 530 }),
  );

  test("is the one that is meant", async ({ page }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=en");
  });
});

test.describe("a bare wall", () => {
  test.use(camera());

  test("keeps the camera looking until it is turned off", async ({ page }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expect(status(page, "The camera is on.")).toBeVisible();
    expect(await tracks(page)).toEqual(["live"]);
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    const off = page.getByRole("button", { name: "Turn the camera off" });
    await expect(off).toBeFocused();
    await off.click();
    await expect(page.getByRole("button", { name: activate })).toBeFocused();
    expect(await tracks(page)).toEqual(["ended"]);
  });

  test("is left behind when one goes back with a dialog open, and the dialog too", async ({
    page,
  }) => {
    await openApp(page, "/galleria-borghese/disability?lang=en");
    await page.getByRole("link", { name: "Deafness" }).click();
    await expect(page.getByRole("button", { name: activate })).toBeVisible();
    await page.getByRole("button", { name: "End visit" }).click();
    await expect(page.getByRole("dialog", { name: "End your visit?" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

withoutCamera.describe("where there is no camera", () => {
  withoutCamera(
    "says so, with the list and the number as ways on",
    { tag: "@anyBrowser" },
    async ({ page }) => {
      await openScanner(page);
      await page.getByRole("button", { name: activate }).click();
      await expectTrouble(page, cameraFailed, absent, otherWays);
      await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
      expect(await axeFindingsInEveryScheme(page)).toEqual([]);
      await page.getByRole("link", { name: "Artworks" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
    },
  );
});

test.describe("where the camera is refused", () => {
  test.use({ camera: { sees: [], isAllowed: false } });

  test("says so, and tries again when asked", async ({ page, context }) => {
    await openScanner(page);
    await page.getByRole("button", { name: activate }).click();
    await expectTrouble(page, cameraFailed, blocked, otherWays);
    await context.grantPermissions(["camera"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(status(page, "The camera is on.")).toBeVisible();
    for (const sentence of [cameraFailed, blocked, otherWays])
      await expect(status(page, sentence)).toHaveCount(0);
  });
});

withoutCamera(
  "a tap anywhere in the area asks for the camera on the back, and for no microphone",
  async ({ page }) => {
    await openApp(page, scanner);
    await page.locator(".viewfinder").click({ position: { x: 20, y: 20 } });
    await expect(status(page, cameraFailed)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as DeviceLog).wanted)).toEqual({
      video: expect.objectContaining({ facingMode: { ideal: "environment" } }),
    });
  },
);

test("the round palette leads to the list, in the language of the visit", async ({ page }) => {
  await openApp(page, "/galleria-borghese/deaf-user?lang=de");
  const palette = page.getByRole("link", { name: "Die Werke" });
  await expect(palette).toHaveCSS("border-radius", "50%");
  await palette.click();
  await expect(page).toHaveURL("/galleria-borghese/list?lang=de");
});

test.describe("the decoder", () => {
  const decoder = /\/assets\/(codesWorker-.*\.js|zxing_reader-.*\.wasm)$/;

  test("is fetched on this screen only, before the camera is asked for", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (decoder.test(request.url())) fetched.push(request.url().replace(/.*\/(\w+)-.*/, "$1"));
    });
    await page.goto("/galleria-borghese/disability?lang=en", { waitUntil: "networkidle" });
    expect(fetched).toEqual([]);
    await page.getByRole("link", { name: "Deafness" }).click();
    await expect.poll(() => fetched).toEqual(["codesWorker", "zxing_reader"]);
  });

  test.describe("that could not be had at first", () => {
    test.use(camera({ text: ours }));
    test.use({ tolerated: /ERR_FAILED|wasm|Failed to fetch|falling back/ });

    test("is fetched again before anybody is bothered", async ({ page, context }) => {
      const failed = context.waitForEvent("requestfailed");
      await context.route("**/zxing_reader-*.wasm", (route) => route.abort());
      await openScanner(page);
      await failed;
      await context.unroute("**/zxing_reader-*.wasm");
      await page.getByRole("button", { name: activate }).click();
      await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=en");
    });
  });

  for (const part of ["codesWorker-*.js", "zxing_reader-*.wasm"]) {
    test.describe("that cannot be had", () => {
      test.use(camera({ text: ours }));
      test.use({ tolerated: /ERR_FAILED|wasm|Failed to fetch|falling back/ });

      test(`(${part}) is told, with the camera off, and fetched again when asked`, async ({
        page,
        context,
      }) => {
        await context.route(`**/${part}`, (route) => route.abort());
        await openScanner(page);
        await page.getByRole("button", { name: activate }).click();
        await expect(status(page, "The scanner could not be loaded.")).toBeVisible();
        expect(await tracks(page)).toEqual(["ended"]);
        await context.unroute(`**/${part}`);
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page).toHaveURL("/galleria-borghese/artwork/3/?lang=en");
      });
    });
  }
});

withoutCamera.describe("the number pad", () => {
  withoutCamera("opens a work by its number, with its keys", async ({ page }) => {
    await openApp(page, scanner);
    await page.getByRole("button", { name: "Type the artwork number" }).click();
    const pad = page.getByRole("dialog", { name: "Type the artwork number" });
    const keyAt = () => pad.getByRole("button", { name: "9" }).boundingBox();
    const before = await keyAt();
    await pad.getByRole("button", { name: "9" }).click();
    await expect(pad.locator("[aria-live]")).toContainText("There is no artwork with this number");
    // A key that jumps away is missed by the next tap.
    expect(await keyAt()).toEqual(before);
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    await pad.getByRole("button", { name: "Delete last digit" }).click();
    await pad.getByRole("button", { name: "5", exact: true }).click();
    await pad.getByRole("button", { name: "Open" }).click();
    await expect(page).toHaveURL("/galleria-borghese/artwork/5?lang=en");
  });

  withoutCamera("fits a small screen with text twice the size", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openApp(page, scanner);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.getByRole("button", { name: "Type the artwork number" }).click();
    const pad = page.getByRole("dialog", { name: "Type the artwork number" });
    // Focus scrolls the field into view, so it comes before the keys are looked for.
    await expect(pad.getByRole("textbox")).toBeFocused();
    for (const name of ["Close", "1", "9", "Open"]) {
      const key = pad.getByRole("button", { name, exact: true });
      await key.scrollIntoViewIfNeeded();
      await expect(key).toBeInViewport({ ratio: 0.95 });
    }
    expect(await pad.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
});

type Noted = DeviceLog & { opened: MediaStreamTrack[]; sizes: string[] };

/** A camera that sees these labels. */
function camera(...sees: Label[]) {
  return { camera: { sees } };
}

/** Opens the scanner and notes every camera that it opens, with its size. */
async function openScanner(page: Page, address = scanner) {
  await openApp(page, address);
  await page.evaluate(() => {
    const opened: MediaStreamTrack[] = [];
    const sizes: string[] = [];
    Object.assign(window, { opened, sizes });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      for (const track of stream.getTracks()) {
        const { width, height } = track.getSettings();
        opened.push(track);
        sizes.push(`${width}×${height}`);
      }
      return stream;
    };
  });
}

/** A dialog lets no tap reach the button behind it, so a script presses it. */
function turnCameraOnBehindDialog(page: Page) {
  return page.locator(".viewfinder button").evaluate((button: HTMLButtonElement) => button.click());
}

/** As on a slow phone, which shows the effect of a tap a while later. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

/** Whether the cameras that were opened are still on. */
function tracks(page: Page) {
  return page.evaluate(() =>
    (window as unknown as Noted).opened.map(({ readyState }) => readyState),
  );
}

function vibrations(page: Page) {
  return page.evaluate(() => (window as unknown as Noted).pulses);
}

/** Expects these sentences on the screen, and together as one announcement. */
async function expectTrouble(page: Page, ...sentences: string[]) {
  for (const sentence of sentences) await expect(status(page, sentence)).toBeVisible();
  await expect.poll(async () => (await announced(page)).at(-1)).toBe(sentences.join(" "));
}

/** The status of the scanner, as it is shown. */
function status(page: Page, words: string) {
  return page.getByRole("main").getByText(words);
}
