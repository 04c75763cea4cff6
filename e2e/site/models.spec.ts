import { unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { onlyInChromium } from "../device/browser.ts";
import { axeFindings } from "../checks/axe.ts";
import { expect, test } from "../journey.ts";

// Without a graphics card, what is drawn on a canvas has to be read back to be shown.
test.use({ tolerated: /GPU stall due to ReadPixels/ });

const apollo = "Apollo, emblema";

function cardOf(page: Page, name: string) {
  return page.getByRole("article", { name });
}

test("a director comes from the home page and reads what the models are, and what nobody knows", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "I modellini, da vedere e da scaricare" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Modellini tattili" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(cardOf(page, apollo).getByText("non il dipinto")).toBeVisible();
  await expect(cardOf(page, apollo).getByRole("img")).toHaveCount(4);
  await page.getByRole("link", { name: "Che cosa non sappiamo ancora" }).first().click();
  await expect(page.getByText("Nessuna persona cieca li ha ancora toccati")).toBeInViewport();
});

test("a model is fetched when it is asked for, and turned by keys and buttons", async ({
  page,
}) => {
  onlyInChromium("without a graphics card, Firefox has no WebGL");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/modellini");
  const card = cardOf(page, apollo);
  const model = card.getByRole("img", { name: "in rilievo" });
  await expect(model).toBeHidden();
  const isFetched = () => asked.some((path) => /modelViewer|\.3mf$/.test(path));
  expect(isFetched()).toBe(false);
  await card.getByRole("button", { name: "Gira il modello" }).click();
  await expect(model).toBeFocused();
  expect(isFetched()).toBe(true);
  let before = await model.screenshot();
  for (const move of [
    () => page.keyboard.press("ArrowRight"),
    () => page.keyboard.press("+"),
    () => card.getByRole("button", { name: "Inclina in avanti" }).click(),
    () => card.getByRole("button", { name: "Com’era" }).click(),
  ]) {
    await move();
    await expect.poll(async () => before.equals(await model.screenshot())).toBe(false);
    before = await model.screenshot();
  }
  expect(await axeFindings(page)).toEqual([]);

  const other = cardOf(page, "Primavera");
  await other.getByRole("button", { name: "Gira il modello" }).click();
  await expect(other.getByRole("img", { name: "in rilievo" })).toBeFocused();
  await expect(model).toBeHidden();
  await expect(card.getByRole("button", { name: "Gira il modello" })).toBeVisible();
});

test("where it cannot be drawn, the card says so and the files are still there", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/modellini");
  const card = cardOf(page, apollo);
  const button = card.getByRole("button", { name: "Gira il modello" });
  await button.click();
  await expect(card.getByRole("alert")).toContainText("I file si scaricano lo stesso");
  await expect(button).toBeVisible();
  await expect(card.getByRole("img", { name: "in rilievo" })).toBeHidden();
});

test.describe("without a network", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("the card says that the model does not come, and the button stays", async ({
    page,
    context,
  }) => {
    await page.goto("/modellini");
    const other = cardOf(page, "Autunno");
    await context.route("**/*.3mf", (route) => route.abort());
    await other.getByRole("button", { name: "Gira il modello" }).click();
    await expect(other.getByRole("alert")).toContainText("riprovate");
    await expect(other.getByRole("button", { name: "Gira il modello" })).toBeVisible();
  });
});

test("the files to print are what they are called, and as large as it says", async ({ page }) => {
  await page.goto("/modellini");
  const links = page.locator("a[download]");
  // The cards with the codes are missing: the site that is tried does not know its address.
  await expect(links).toHaveCount(7 * 4 + 2);
  const files = await links.evaluateAll((all) =>
    all.map((link) => ({ href: (link as HTMLAnchorElement).href, words: link.textContent })),
  );
  for (const { href, words } of files) {
    const content = await (await page.request.get(href)).body();
    const kilobytes = content.length / 1000;
    const [, said = "", unit] = /([\d.,]+)\s(kB|MB)/.exec(words ?? "") ?? [];
    const told = Number(said.replace(".", "").replace(",", ".")) * (unit === "MB" ? 1000 : 1);
    expect(Math.abs(told / kilobytes - 1), words ?? "").toBeLessThan(0.1);
    if (href.endsWith(".3mf"))
      expect(Object.keys(unzipSync(content))).toContain("3D/3dmodel.model");
    if (href.endsWith(".zip")) expect(Object.keys(unzipSync(content))).toContain("relief.stl");
    if (href.endsWith(".pdf")) expect(content.subarray(0, 5).toString()).toBe("%PDF-");
  }
});

test("no device keeps the models of the site with the app or with the studio", async ({ page }) => {
  for (const worker of ["/worker-studio.js", "/worker-galleria-borghese.js"]) {
    const code = await (await page.request.get(worker)).text();
    expect(code).toContain("/assets/");
    expect(code).not.toMatch(/\.3mf|emblem-front/);
  }
});
