import { expect, it, vi } from "vitest";
import { errorMessages } from "../../i18n/inAllLanguages/errorMessages.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import { eventually, openPage, type Options, type Page } from "../fixtures/openPage.ts";
import { nameOfData } from "../fixtures/publishedFiles.ts";

const words = "Unexpected Application Error!";

it.each<[address: string, known: string, device: Options, language: Language]>([
  ["/nonsense?lang=de", "nothing", {}, "de"],
  ["/nonsense?lang=de", "French chosen before", chosen("fr"), "de"],
  ["/nonsense?lang=xx", "French chosen before", chosen("fr"), "fr"],
  ["/galleria-borghese/nonsense", "a Spanish browser", { before: speakSpanish }, "es"],
  ["/constructor", "a Spanish browser", { before: speakSpanish }, "es"],
  ["/galleria-borghese/artwork", "a Spanish browser", { before: speakSpanish }, "es"],
  ["/galleria-borghese/artwork", "Italian chosen before", chosen("it"), "it"],
  ["/nonsense", "nothing", {}, "en"],
])(
  "%s is an unknown address: with %s it is told in the visitor's language, with two ways on",
  async (address, _, device, language) => {
    const page = await openPage(address, device);
    const { notFound, home, visit } = errorMessages[language];
    const heading = page.main.getByRole("heading", { level: 1, name: words });
    expect([heading.lang, document.documentElement.lang]).toEqual(["en", language]);
    expect(page.main.getByText("404 Not Found").lang).toBe("en");
    expect(page.main.getByText(notFound)).toBeTruthy();
    expect(linksOf(page)).toEqual([
      [home, "/"],
      [visit("Galleria Borghese"), `/galleria-borghese?lang=${language}`],
    ]);
    expectHeadOfError(notFound);
  },
);

it.each(languages)(
  "a part that fails is told in %s, with focus there and another try",
  async (language) => {
    vi.doMock("../../visitor/scanner/ScannerScreen.tsx", () => {
      throw new Error("ERR_FAILED");
    });
    const page = await openPage(`/galleria-borghese/disability?lang=${language}`);
    await followDeafness(page, language);
    const { broken, tryAgain, home, visit } = errorMessages[language];
    await eventually(() =>
      expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(words),
    );
    expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));
    expect(document.documentElement.lang).toBe(language);
    expect(page.all.getByText(broken)).toBeTruthy();
    expect(linksOf(page)).toEqual([
      [tryAgain, `/galleria-borghese/deaf-user?lang=${language}`],
      [home, "/"],
      [visit("Galleria Borghese"), `/galleria-borghese?lang=${language}`],
    ]);
    expectHeadOfError(broken);
  },
);

it("a part that crashes while it is rendered is told with what it said", async () => {
  crash("ScannerScreen");
  const page = await openPage("/galleria-borghese/disability?lang=fr");
  await followDeafness(page, "fr");
  await eventually(() => expect(page.all.getByText("out of paint")).toBeTruthy());
  expect(page.all.getByText(errorMessages.fr.broken)).toBeTruthy();
  expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1, name: words }));
});

it("a part is given up after 120 s, not before", async () => {
  vi.doMock("../../visitor/scanner/ScannerScreen.tsx", () => new Promise(() => {}));
  const page = await openPage("/galleria-borghese/disability?lang=es");
  await followDeafness(page, "es");
  await page.passes(119_000);
  const { profile } = await messagesIn.es();
  expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(profile.title);
  await page.passes(2_000);
  expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(words);
  expect(page.all.getByText(/did not arrive within 120 s/)).toBeTruthy();
  expect(page.all.getByText(errorMessages.es.broken)).toBeTruthy();
});

it("on a cold start it is the same page, with nothing left of the old head", async () => {
  crash("ProfileScreen", "../../visitor/welcome/ProfileScreen.tsx");
  const page = await openPage("/galleria-borghese/disability", { before: pretendPrerendered });
  expect(page.main.getByText("out of paint")).toBeTruthy();
  expectHeadOfError(errorMessages.en.broken);
});

it.each(["artwork/1", "index", "museum"])(
  "where %s cannot be had, it is told in the right language, and comes with another try",
  async (file) => {
    const address = "/galleria-borghese/artwork/1?lang=it";
    const page = await openPage(address, {
      answer: (path) => (nameOfData(path) === file ? new Response("", { status: 500 }) : undefined),
    });
    expect(page.main.getByRole("heading", { level: 1 }).textContent).toBe(words);
    expect(document.documentElement.lang).toBe("it");
    expect(linksOf(page)).toContainEqual([errorMessages.it.tryAgain, address]);
    const again = await openPage(address, { stored: page.stored() });
    expect(again.main.getByRole("heading", { level: 1 }).textContent).toBe("Apollo");
  },
);

it("where the catalogue has been replaced since the page was opened, it is told", async () => {
  let isReplaced = false;
  const page = await openPage("/galleria-borghese/list?lang=it", {
    answer: () => (isReplaced ? new Response("", { status: 404 }) : undefined),
  });
  isReplaced = true;
  await page.user.click(page.main.getByRole("link", { name: /^Primavera/ }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(words),
  );
  expect(page.all.getByText("The catalogue of this page has been replaced")).toBeTruthy();
  expect(page.all.getByText(errorMessages.it.broken)).toBeTruthy();
});

it.each(languages)(
  "without a network it is said in %s that what is on the device still works",
  async (language) => {
    const page = await openPage(`/galleria-borghese/list?lang=${language}`);
    await page.setOnline(false);
    await page.user.click(page.main.getByRole("link", { name: /^Primavera/ }));
    await eventually(() =>
      expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(words),
    );
    expect(page.all.getByText(errorMessages[language].offline)).toBeTruthy();
  },
);

function crash(screen: string, path = "../../visitor/scanner/ScannerScreen.tsx") {
  vi.doMock(path, () => ({
    [screen]() {
      throw new Error("out of paint");
    },
  }));
}

async function followDeafness(page: Page, language: Language) {
  const { profile } = await messagesIn[language]();
  await page.user.click(page.main.getByRole("link", { name: new RegExp(profile.deafness) }));
  await page.settle();
}

/** The links of the error page, each with its name. The browser itself follows them. */
function linksOf(page: Page) {
  const links = page.all.getAllByRole<HTMLAnchorElement>("link").slice(1);
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

/** Search engines must not list an error, nor take it for the page that was asked for. */
function expectHeadOfError(sentence: string) {
  const titles = [...document.head.querySelectorAll("title")];
  expect(titles.map(({ textContent }) => textContent)).toEqual([`${sentence} · Varco`]);
  expect(document.head.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe(
    "noindex",
  );
  expect(document.head.querySelector("link[rel=canonical]")).toBe(null);
}

/** Puts in what is sent with a page, before the app. */
function pretendPrerendered() {
  document.documentElement.dataset["prerendered"] = "visitor";
  document.head.innerHTML += `<title data-page="">Welcome</title><link data-page="" rel="canonical" href="/" />`;
}

function chosen(language: Language): Options {
  return { stored: { preferredLanguage: language } };
}

function speakSpanish() {
  Object.defineProperty(navigator, "languages", { value: ["es-ES"] });
}
