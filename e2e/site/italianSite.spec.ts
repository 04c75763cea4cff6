import type { Locator, Page } from "@playwright/test";
import { addresses } from "../pages/addresses.ts";
import { expect, test } from "../journey.ts";
import { withUserActivation } from "../device/patchFirefox.ts";
import { setColourScheme } from "../checks/colourSchemes.ts";

const wide = { width: 1280, height: 800 };

test("a director learns what Varco does, tries it and finds whom to write to", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Scopri di più" }).click();
  const features = page.getByRole("region", { name: "Cosa facciamo" });
  await expect(features).toBeFocused();
  await expect(features.getByRole("heading", { level: 3 })).toHaveText([
    "Audiodescrizioni",
    "Trascrizioni",
    "Modellini 3D",
    "Formazione",
  ]);

  await page.getByRole("link", { name: "Aprite l’app: Galleria Borghese" }).click();
  await expect(page).toHaveURL(/\/galleria-borghese$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();

  const partner = page.getByRole("region", { name: "Partner" });
  await expect(partner.getByText("Questi nomi sono di fantasia")).toBeVisible();
  await expect(partner.getByRole("list").nth(0).getByRole("listitem")).toHaveCount(2);
  await expect(partner.getByRole("list").nth(1).getByRole("listitem")).toHaveCount(4);
  await partner.getByRole("link", { name: "Diventate partner" }).click();
  await expect(page.getByRole("region", { name: "Diventare partner" })).toBeFocused();
});

test("a curator reads what the studio does, sees it by day and by night, and opens it", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.goto("/");
    await setColourScheme(page, { colorScheme, contrast: "no-preference" });
    const studio = page.getByRole("region", { name: /^Lo studio: la.guida/ });
    const picture = studio.getByRole("img", { name: "Lo studio: le frasi di un’audiodescrizione" });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`/studio-${colorScheme}-`);
    await expect(studio.getByRole("listitem")).toHaveCount(5);
    await studio.getByRole("link", { name: "Aprite lo studio" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lo studio" })).toBeVisible();
  }
});

test("the bar leads to three places from every page, and stays in view", async ({ page }) => {
  await page.setViewportSize(wide);
  for (const address of ["/", "/terms"]) {
    await page.goto(address);
    const links = page.locator("#site-menu").getByRole("link");
    expect(await waysOf(links)).toEqual([
      ["Cosa Facciamo", "/#features"],
      ["Partner", "/#partner"],
      ["Contatti", "/contatti"],
    ]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  }
});

test("the footer names what the site has, and its two icons are for the eye alone", async ({
  page,
}) => {
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  const ways = await waysOf(footer.getByRole("link"));
  const named = [
    ["Home", "/"],
    ["Cosa Facciamo", "/#features"],
    ["Modellini tattili", "/modellini"],
    ["Formazione", "/formazione"],
    ["Partners", "/#partner"],
    ["Contatti", "/contatti"],
    ["Terms and Conditions", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Accessibilità", "/accessibilita"],
    ["Studio per i musei", "/studio"],
  ];
  expect(ways.filter(([name]) => named.some(([one]) => one === name))).toEqual(named);
  const places = new Set([...addresses, "/studio"]);
  expect(ways.filter(([, to]) => !places.has(to!.replace(/#.*/, "")))).toEqual([]);
  await expect(footer.getByText("L’arte per tutti, senza barriere.")).toBeVisible();
  await expect(footer.getByText("© 2024 Varco")).toBeVisible();
  const icons = footer.locator(".site-social");
  await expect(icons.locator("svg")).toHaveCount(2);
  await expect(icons).toHaveAttribute("aria-hidden", "true");
  await expect(icons.locator("a, button, [tabindex]")).toHaveCount(0);
});

test("an audio description can be heard on the home page, and costs nothing before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  const audio = page.locator("audio");
  await audio.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => /\.(mp3|vtt)$/.test(url))).toEqual([]);
  await withUserActivation(() => audio.evaluate((player: HTMLAudioElement) => player.play()));
  await expect
    .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
    .toBeGreaterThan(0.2);
  // A person who does not hear reads the same text.
  await page.getByText("Tutto il testo").click();
  await expect(page.getByText("Fine della descrizione.")).toBeVisible();
});

test.describe("an address", () => {
  test("is copied with one tap, and the page says so", { tag: "@anyBrowser" }, async ({ page }) => {
    await page.goto("/contatti");
    for (const address of ["info@varco.example", "partner@varco.example"]) {
      const way = page.locator("section", { hasText: address });
      const link = way.getByRole("link", { name: address });
      await expect(link).toHaveAttribute("href", new RegExp(`^mailto:${address}`));
      await way.getByRole("button", { name: `Copia l’indirizzo ${address}` }).click();
      await expect(way.locator("[aria-live]")).toHaveText("Indirizzo copiato.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    }
    await expect(page.getByText("Indirizzo copiato.")).toHaveCount(1);
    await expect(page.getByText("Rispondiamo entro")).toHaveCount(0);
  });

  test.describe("when the script of the site does not come", () => {
    test.use({ tolerated: /ERR_FAILED/ });

    test("is still a link, and no button promises more", async ({ page }) => {
      await page.route("**/siteScript-*.js", (route) => route.abort());
      await page.goto("/contatti");
      await expect(page.getByRole("link", { name: "info@varco.example" })).toBeVisible();
      await expect(page.getByRole("button", { name: /Copia/ })).toHaveCount(0);
    });
  });

  test.describe("where the browser does not let it be copied", () => {
    test.use({ copies: false });

    test("is selected", async ({ page }) => {
      await page.goto("/contatti");
      await page.getByRole("button", { name: "Copia l’indirizzo info@varco.example" }).click();
      await expect(page.locator(".mail-address [aria-live]").first()).toHaveText(
        "Il browser non permette di copiare. L’indirizzo è selezionato: copiatelo dal menu o dalla tastiera.",
      );
      expect(await page.evaluate(() => String(getSelection()))).toBe("info@varco.example");
    });
  });
});

for (const [address, title, date, sections] of [
  ["/terms", "Termini e condizioni", "05/10/2024", 9],
  ["/privacy", "Informativa sulla privacy", "05/10/2024", 10],
  ["/accessibilita", "Accessibilità", "17/11/2026", 8],
] as const) {
  test(`${address} has ${sections} sections, each with an address`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`Ultimo aggiornamento: ${date}`)).toBeVisible();
    const entries = page.getByRole("navigation", { name: "Indice" }).getByRole("link");
    await expect(entries).toHaveCount(sections);
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(sections);
    for (const entry of await entries.all()) {
      await entry.click();
      const name = await entry.innerText();
      await expect(page.getByRole("region", { name, exact: true })).toBeFocused();
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeInViewport();
    }
    // As by a link to a section that somebody sent.
    await page.goto(page.url());
    await expect(page.getByRole("main").getByRole("region").last()).toBeInViewport();
  });
}

test("the long texts print black on white, without what can only be pressed", async ({ page }) => {
  for (const address of ["/terms", "/privacy", "/accessibilita"]) {
    await page.goto(address);
    await setColourScheme(page, { media: "print", colorScheme: "dark", contrast: "no-preference" });
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    await expect(page.getByRole("main").getByRole("region").last(), address).toBeVisible();
    await expect(page.getByRole("banner"), address).toBeHidden();
    const colours = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect(colours, address).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  }
});

test("every page tells search engines what it is", async ({ page }) => {
  for (const [address, types] of [
    ["/", ["Organization", "WebSite", "WebApplication"]],
    ["/contatti", ["ContactPage"]],
    ["/terms", ["WebPage"]],
    ["/privacy", ["WebPage"]],
    ["/accessibilita", ["WebPage"]],
  ] as const) {
    await page.goto(address);
    const data = await page.locator("script[type='application/ld+json']").textContent();
    const { "@context": context, "@graph": graph, ...single } = JSON.parse(data ?? "");
    expect(context, address).toBe("https://schema.org");
    const things = (graph ?? [single]) as Record<string, string>[];
    expect(
      things.map((thing) => thing["@type"]),
      address,
    ).toEqual(types);
    for (const { url } of things) expect(url, address).toMatch(/^https:\/\/varco\.example\//);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, leads on and closes; only copying is not offered", async ({ page }) => {
    await page.goto("/contatti");
    await expect(page.getByRole("link", { name: "info@varco.example" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Copia/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await expect(menuLink(page, "Partner")).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await menuLink(page, "Partner").click();
    await expect(page).toHaveURL(/\/#partner$/);
    await expect(menuLink(page, "Partner")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Partner", exact: true })).toBeInViewport();
    // This section is on the page that is already open.
    await page.getByRole("button", { name: "Menu" }).click();
    await menuLink(page, "Cosa Facciamo").click();
    await expect(page).toHaveURL(/\/#features$/);
    await expect(menuLink(page, "Cosa Facciamo")).toBeHidden();
    await page.getByRole("link", { name: "Aprite l’app: Galleria Borghese" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Choose your language" }),
    ).toBeVisible();
  });
});

test("on the home page itself a link of the menu closes it and brings one to the section", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await menuLink(page, "Cosa Facciamo").click();
  await expect(menuLink(page, "Cosa Facciamo")).toBeHidden();
  await expect(page.getByRole("region", { name: "Cosa facciamo" })).toBeFocused();
});

test("the menu does not stay over what the Tab key reaches after it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(menuLink(page, "Contatti")).toBeVisible();
  await menuLink(page, "Contatti").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Scopri di più" })).toBeFocused();
  await expect(menuLink(page, "Contatti")).toBeHidden();
});

/** The texts of links, and where they lead. */
function waysOf(links: Locator) {
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href")]),
  );
}

function menuLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Principale" }).getByRole("link", { name });
}
