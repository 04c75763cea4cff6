import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { setTimeout as pass } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firefox } from "../../scripts/machine/engines.js";
import { serve } from "../../scripts/hosting/serve.js";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../../src/i18n/messagesIn.ts";
import { chooseLanguage } from "../../src/i18n/chooseLanguage.ts";
import { languageNames, languages } from "../../src/i18n/languages.ts";
import { textOf } from "./keys.ts";
import { quiet } from "./quiet.ts";
import { startReader, type Reader, type Said } from "./reader.ts";
import { until } from "./until.ts";

/** How often `seeks` presses its key before it gives up. */
const AT_MOST = 12;
/** What Orca must not say to a visitor: it means nothing, or was said already. */
const noise = /clickable|status ?bar|\bblank\b|document web/;

let reader: Reader;
let close: () => void;
let pressed = 0;
/** The addresses that the browser has asked the server for. */
const asked: string[] = [];
subscribe("http.server.request.start", (started) => {
  asked.push((started as { request: IncomingMessage }).request.url ?? "");
});

beforeAll(async () => {
  const { port, close: closeServer } = await serve({ port: 0 });
  close = closeServer;
  reader = await startReader(firefox());
  reader.open(`http://localhost:${port}/galleria-borghese`);
  await until(() => reader.said().some((each) => each.words.includes("Page has")));
  // The service worker is the last thing that the app asks for when it starts.
  await until(() => asked.some((address) => address.startsWith("/worker")));
});

afterAll(async () => {
  await reader?.end();
  close?.();
});

describe.each(["en", "it"] as const)("a visit in %s", async (language) => {
  const words = await messagesIn[language]();
  const tour = await tourMessagesIn[language]();
  const captions = await captionsMessagesIn[language]();
  const { profile, player, artwork, list, scanner, number, endVisit } = words;
  /** In the list of languages, Italian is the fourth stop of the Tab key. */
  const tabs = language === "en" ? 1 : 4;

  it("a description is heard after a few keystrokes: eight at most from a cold start", async () => {
    const before = pressed;
    await expectToHear(Array<string>(tabs).fill("Tab"), languageNames[language]);
    await expectToHear(["Return"], profile.title);
    await expectToHear(["Tab"], profile.blindness);
    await expectToHear(["Return"], tour.title);
    await seeks("k", `${artwork.listen} link`);
    await expectToHear(["Return"], "heading level 1");
    await expectToHear(["Tab"], player.play);
    const now = Date.now() / 1000;
    await expectToHear(["Return"]);
    await until(() => sounded("site", now));
    // On the second visit Orca looks for the link from a place of its own, and may pass others.
    const atMost = language === "en" ? 8 : 8 + AT_MOST;
    expect(pressed - before).toBeLessThanOrEqual(atMost);
  });

  it("a description is read as a text, without a link after every sentence", async () => {
    await expectToHear(["Return"]);
    await expectToHear(["h"], words.audioDescription.text);
    const said = await expectToHear(["Down", "Down", "Down", "Down"]);
    expect(textOf(said)).toMatch(/Apollo/);
    expect(textOf(said)).not.toMatch(/link/);
  });

  it("the introduction begins when the screen reader has finished", async () => {
    const now = Date.now() / 1000;
    await expectToHear(["alt+Left"], tour.title);
    await until(() => sounded("site", now));
    await pass(3_000);
    expect(reader.sounds.together(now)).toBe(0);
    // Firefox does not recognise speech, so the introduction is the one for buttons.
    expect(asked.at(-1)).toMatch(/tour-introduction-by-buttons/);
  });

  it("the tour goes by buttons, and nothing is said over its voice", async () => {
    await expectToHear(["Tab"], player.pause);
    await expectToHear(["Tab"], tour.skipIntroduction);
    await expectToHear(["Return"], player.play);
    await expectToHear(["Tab"], tour.commands.next[0]);
    expect(textOf(await expectToHear(["Return"]))).toBe("");
  });

  it("a reload says the title of the page and that one is back", async () => {
    const said = await expectToHear(["F5"], tour.title, tour.welcomeBack, tour.unsupported);
    expect(textOf(said)).not.toMatch(/^Varco/);
  });

  it("the tour comes to its end", async () => {
    await expectToHear(["Tab", "Tab", "Tab", "Tab", "Tab"], tour.commands.next[0]);
    expect(textOf(await expectToHear(["Return", "Return"], tour.ended))).not.toMatch(/step/);
  });

  it("from the tour to the list and to a work, which is called by its own name", async () => {
    await seeks("k", list.title);
    await expectToHear(["Return"], list.title);
    await seeks("k", "Apollo");
    await expectToHear(["Return"], "Apollo");
  });

  it("back from the work is on its card, and back from the list is the tour", async () => {
    await expectToHear(["alt+Left"], "Apollo", list.title);
    await expectToHear(["shift+Tab", "shift+Tab"], words.back);
    await expectToHear(["Return"], tour.title);
    await expectToHear(["alt+Left"], profile.title);
  });

  it("a camera that is not there is told, with what else there is to do", async () => {
    await seeks("k", profile.deafness);
    await expectToHear(["Return"], scanner.title);
    await expectToHear(["Tab"], scanner.activateCamera);
    await expectToHear(
      ["Return"],
      scanner.cameraFailed,
      scanner.problems.absent,
      scanner.otherWays,
    );
  });

  it("a dialog says what it is about, and takes what is typed", async () => {
    await expectToHear(["Tab"], scanner.transcribe);
    await expectToHear(["Tab"], number.title);
    await expectToHear(["Return"], number.title, number.label);
    await expectToHear(["1"], "Apollo");
    await expectToHear(["Escape"], number.title);
  });

  it("captions that this browser does not have are told", async () => {
    await expectToHear(["shift+Tab"], scanner.transcribe);
    await expectToHear(["Return"], captions.title, captions.unsupported);
  });

  it("another language is chosen in a dialog that says so", async () => {
    await expectToHear(["shift+Tab"], languageNames[language]);
    await expectToHear(["Return"], chooseLanguage[language]);
    await expectToHear(["Escape"], languageNames[language]);
  });

  it("the visit ends with a warning, and with the news that it has ended", async () => {
    await expectToHear(["ctrl+End"]);
    await expectToHear(["shift+b"], endVisit.button);
    await expectToHear(["Return"], endVisit.question, endVisit.consequence);
    await expectToHear(["Tab", "Tab"], endVisit.button);
    await expectToHear(["Return"], chooseLanguage[language], endVisit.ended);
  });

  /** Presses a key of Orca's again and again until it has come to `link`. */
  async function seeks(key: string, link: string) {
    for (let times = 0; times < AT_MOST; times++)
      if (textOf(await expectToHear([key])).includes(link)) return;
    throw new Error(`${key} did not lead to “${link}”`);
  }

  /** Presses keys and waits until all of `expected` was said, in this order and language. */
  async function expectToHear(keys: string[], ...expected: string[]): Promise<Said[]> {
    const said: Said[] = [];
    const pattern = new RegExp(expected.map(literally).join("[^]*"));
    for (const key of keys) {
      reader.press(key);
      pressed++;
      if (keys.length > 1) await quiet(reader, said);
    }
    await until(
      () => {
        said.push(...reader.said());
        return pattern.test(textOf(said));
      },
      () => `${keys.join(" ")}: expected “${expected.join("” … “")}”, heard “${textOf(said)}”`,
    );
    await quiet(reader, said);
    console.log(`${keys.join(" ")}\n${said.map((each) => `    ${each.words}`).join("\n")}`);
    expect(textOf(said)).not.toMatch(keys.includes("F5") ? /clickable/ : noise);
    // Titles of works are Italian, and each language is named in itself.
    const isChoice = expected.includes(languageNames[language]);
    const own = new Set(["", language, "it", ...(isChoice ? languages : [])]);
    expect(said.filter((each) => !own.has(each.language))).toEqual([]);
    return said;
  }
});

function sounded(loudspeaker: "site" | "reader", since: number) {
  return (reader.sounds.of(loudspeaker).at(-1) ?? 0) > since;
}

function literally(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
