import { chromium, type Page } from "@playwright/test";
import { errorMessages } from "../../src/i18n/inAllLanguages/errorMessages.ts";
import { expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium, fullChromium } from "../device/browser.ts";
import { expect, orInFirefox, test as journey } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp, openKeptApp } from "../pages/openApp.ts";
import { expectSilence, expectToHear, voice, buttonNamed } from "../pages/voice.ts";
import { behindProxy } from "../server/networkProxy.ts";

const test = journey.extend(behindProxy);

test.use({
  // Firefox says of a module that did not arrive that it has “a disallowed MIME type”.
  tolerated: orInFirefox(/Failed to (?:load|fetch)|ERR_|cannot be played/, /Loading module/),
});

const description = "/galleria-borghese/artwork-description/apollo?lang=en";

test("the network goes in the middle of a recording: it is said, and it goes on from there", async ({
  page,
  network,
}) => {
  await page.clock.install();
  network.slowDown(60_000);
  await openApp(page, description);
  await button(page, "Play").click();
  await expectToHear(page, "apollo");
  network.cut();
  // This part of the recording has not arrived yet.
  await page.getByRole("slider", { name: "Position" }).first().fill("80");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(70);
  await expect(async () => {
    await page.clock.fastForward(10_500);
    const told = page.getByRole("main").getByText(/Everything .* says is written below/);
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  network.slowDown(Infinity);
  network.mend();
  await button(page, "Try again").click();
  await expectToHear(page, "apollo");
  expect((await voice(page)).seconds).toBeGreaterThan(79);
});

test("the network goes in the middle of a part of the app: it is said, and tried again", async ({
  page,
  network,
}) => {
  await openApp(page, "/galleria-borghese/disability?lang=en");
  network.slowDown(2_000);
  const asked = page.waitForRequest(/ScannerScreen/);
  await page.getByRole("link", { name: "Deafness" }).click();
  await asked;
  network.cut();
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(heading(page)).toBeFocused();
  network.slowDown(Infinity);
  network.mend();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Scan an artwork");
});

test.describe("on a device that keeps the app", () => {
  test.use({ keepsApp: true });

  test("a network that hardly moves is not waited for", async ({ page, network }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    network.slowDown(20);
    await page.goto("/galleria-borghese/transcription?lang=fr", { waitUntil: "commit" });
    await expect(heading(page)).toHaveText("Sous-titres en direct");
    await page.getByRole("link", { name: "Retour" }).click();
    await expect(heading(page)).toHaveText("Scanner un QR code");
  });

  test("a network that goes before it has said whether a work exists says nothing of the work", async ({
    page,
    network,
  }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    // As after a release, when the files of this version are gone, on a network that comes and goes.
    const gone = await network.leadToPortal((request, response) => {
      if (request.url!.endsWith("/catalogue/en.json")) request.socket.destroy();
      else response.writeHead(404).end();
    });
    await page.goto("/galleria-borghese/artwork/5?lang=en");
    await expect(page.getByText(errorMessages.en.offline)).toBeVisible();
    gone.leave();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Primavera");
  });

  test("what the browser has thrown away comes again from the network, and is kept again", async ({
    page,
    context,
    network,
  }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto("/galleria-borghese/list?lang=en");
    await expect(heading(page)).toHaveText("Artworks");
    await expect(page.getByRole("link", { name: "Apollo" })).toBeVisible();
    network.cut();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("link", { name: "Apollo" })).toBeVisible();
  });

  test("an app that does not come up is told in every language, with a way on", async ({
    page,
    context,
    network,
  }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=it");
    // If it were only deleted, the part would come from the browser's HTTP cache.
    const broken = await page.evaluate(async () => {
      const part = document.querySelector<HTMLScriptElement>("script[type=module]")!.src;
      const name = (await caches.keys()).find((each) => each.includes("precache"))!;
      await (await caches.open(name)).put(part, new Response(null, { status: 500 }));
      return { part, name };
    });
    network.cut();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("Questa pagina ci mette un po’ ad aprirsi.")).toBeVisible();
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    network.mend();
    await context.setOffline(false);
    await page.evaluate(async ({ part, name }) => (await caches.open(name)).delete(part), broken);
    await page.getByRole("link", { name: "Riprova" }).click();
    await expect(heading(page)).toHaveText("Scegli la lingua");
  });

  for (const time of ["1990-01-01T12:00:00", "2060-01-01T12:00:00"]) {
    test(`a clock that says ${time} changes nothing`, async ({ page, context, network }) => {
      await page.clock.setFixedTime(time);
      await openKeptApp(page, "/galleria-borghese/disability?lang=en");
      await page.getByRole("button", { name: /^Download for offline/ }).click();
      await expect(page.getByRole("button", { name: "Remove the download" })).toBeVisible();
      network.cut();
      await context.setOffline(true);
      await page.goto(description);
      await button(page, "Play").click();
      await expectToHear(page, "apollo");
      await page.getByRole("slider", { name: "Position" }).first().fill("30");
      await page.reload();
      await expect(page.getByRole("slider", { name: "Position" }).first()).toHaveValue(/^3\d$/);
    });
  }
});

test("where nothing at all may be kept the app works as long as it is open, and says so", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "caches"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
  });
  await openApp(page, "/galleria-borghese");
  await page.getByRole("main").getByRole("link", { name: "Français" }).click();
  await expect(heading(page)).toHaveText("Bienvenue");
  await page.getByRole("button", { name: /^Télécharger la visite/ }).click();
  await expect(page.getByRole("main")).toContainText("ne permet pas à ce site d’enregistrer");
  await page.getByRole("link", { name: "Surdité" }).click();
  // The screen before has the same button; its question goes away with it.
  await expect(heading(page)).toHaveText("Scanner un QR code");
  await page.getByRole("button", { name: "Terminer la visite" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Terminer la visite" }).click();
  await expect(page.getByRole("main")).toContainText("Votre visite est terminée");
  await expectAnnounced(page, "Votre visite est terminée");
});

test("a tour that is frozen and thawed is where it was", async ({ page }) => {
  onlyInChromium("it is told to freeze a page");
  await openTour(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await expect(page.getByText("step 2 of 3", { exact: true })).toBeVisible();
  if (!(await voice(page)).isPlaying) await button(page, "Play").click();
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20.5);
});

test("whoever leaves in mid-tour and comes back by the browser's button is where they were", async ({
  baseURL,
  equip,
  launchOptions,
}) => {
  onlyInChromium("it is started anew with pages kept whole behind Back");
  // Playwright turns the back/forward cache off by default.
  const browser = await chromium.launch({
    ...fullChromium(launchOptions),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: baseURL! });
  await equip(page.context());
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await openTour(page);
  await page.goto("/contatti");
  // A page from that cache fires no second `load` event, for which `goBack` would wait.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByText("step 2 of 3", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted)).toBe(
    true,
  );
  await expectSilence(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-davide");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
  await browser.close();
});

/** Opens the tour and plays its second stop from second 20 on. */
async function openTour(page: Page) {
  await openApp(page, "/galleria-borghese/blind-user?lang=en");
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await page.getByRole("slider", { name: "Position" }).first().fill("20");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

function button(page: Page, name: string) {
  // The players of touch guides follow that of the audio description.
  return page.getByRole("button", { name: buttonNamed(name) }).first();
}
