import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesInFolder, folderOf } from "../../scripts/museums/folders.js";
import { scriptsToRecord } from "../../src/content/speaking/scriptsToRecord.ts";
import { readMuseum } from "../../src/content/reading/readMuseum.ts";
import { plain } from "../../src/i18n/markedText.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../../src/i18n/messagesIn.ts";
import { chooseLanguage } from "../../src/i18n/inAllLanguages/chooseLanguage.ts";
import { languageNames, languages } from "../../src/i18n/languages.ts";
import { press, textOf } from "./keys.ts";
import { listenerIn, literally } from "./listenerIn.ts";
import { openPage } from "./openPage.ts";
import { orcaWords } from "./orcaWords.ts";
import type { Reader } from "./reader.ts";
import { until } from "./until.ts";

/** In milliseconds: a screen reader that has waited so long for the machine speaks too late. */
const HELD_UP = 300;

const address = "galleria-borghese";
const museum = (await readMuseum(filesInFolder(folderOf(address), address))).museum!;

let reader: Reader;
/** The addresses that the browser has asked the server for. */
const asked: string[] = [];
subscribe("http.server.request.start", (started) => {
  asked.push((started as { request: IncomingMessage }).request.url ?? "");
});

describe.each(languages)("a visit in %s", async (language) => {
  const words = await messagesIn[language]();
  const tour = await tourMessagesIn[language]();
  const captions = await captionsMessagesIn[language]();
  const { profile, player, artwork, list, scanner, number, endVisit } = words;
  const orca = orcaWords[language];
  const sentences = scriptsToRecord(museum, language)["apollo"]!.flat().map(plain);
  const aStep = new RegExp(literally(tour.step(0, 0)).replaceAll("0", "\\d+"));
  const tabs = languages.indexOf(language) + 1;
  const { expectToHear, expectToReach, pressed } = await listenerIn(language, () => reader);

  beforeAll(async () => {
    asked.length = 0;
    reader = await openPage("/galleria-borghese", language);
    // The service worker is the last thing that the app asks for when it starts.
    await until(reader, () => asked.some((each) => each.startsWith("/worker")));
  });

  afterAll(() => reader?.end());

  it("a description is heard after a few keystrokes: eight at most from a cold start", async () => {
    const before = pressed();
    await expectToHear(Array<string>(tabs).fill("Tab"), languageNames[language], orca.link);
    await expectToHear("Return", profile.title);
    await expectToHear("Tab", profile.blindness, orca.link);
    await expectToHear("Return", tour.title);
    await expectToReach("k", `${artwork.listen} ${orca.link}`);
    await expectToHear("Return", orca.heading);
    await expectToHear("Tab", player.play, orca.button);
    const now = Date.now() / 1000;
    await expectToHear("Return");
    await until(reader, () => sounded("site", now) > 0);
    expect(pressed() - before).toBeLessThanOrEqual(7 + tabs);
  });

  it("a description is read as a text, without a link after every sentence", async () => {
    await expectToHear("Return");
    await expectToHear("h", words.audioDescription.text);
    const said = await expectToHear(
      ["Down", "Down", "Down", "Down"],
      player.tapASentence,
      "Apollo",
    );
    expect(said.filter((each) => ` ${each.words}`.endsWith(` ${orca.link}.`))).toEqual([]);
  });

  it("by the arrows each sentence of a text is said", async () => {
    await expectToHear("shift+Tab", player.tapASentence);
    const heard: string[] = [];
    for (let times = 0; times < 2; times++) {
      // By itself Orca keeps the arrows, and does so again on what is called a button.
      await expectToHear("Insert+a");
      // It may say the line before the sentence too, and then the sentence again.
      heard.push(textOf(await press(reader, "Down", new RegExp(orca.button))));
    }
    const [one = "", next] = heard;
    const at = sentences.findIndex((sentence) => one.includes(sentence));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(next).toContain(sentences[at + 1]);
  });

  it("the introduction begins when the screen reader has finished", async () => {
    const now = Date.now() / 1000;
    const askedBefore = asked.length;
    const delay = reader.watchDelay();
    await expectToHear("alt+Left", tour.title);
    await until(reader, () => sounded("site", now) > 30);
    // Firefox does not recognise speech, so the introduction is the one for buttons.
    expect(asked.slice(askedBefore).join(" ")).toMatch(/tour-introduction-by-buttons/);
    expect(isHeldUp(delay()) ? 0 : reader.sounds.together(now)).toBe(0);
  });

  it("the tour goes by buttons, and nothing is said over its voice", async () => {
    await expectToHear("Tab", player.pause);
    await expectToHear("Tab", tour.skipIntroduction);
    await expectToHear("Return", player.play);
    await expectToHear("Tab", tour.commands.next[0]);
    expect(textOf(await expectToHear("Return"))).toBe("");
  });

  it("a reload says the title of the page and that one is back", async () => {
    const said = await expectToHear("F5", tour.title, tour.welcomeBack, tour.unsupported);
    expect(textOf(said)).not.toMatch(/^Varco/);
  });

  it("the tour comes to its end", async () => {
    await expectToHear(["Tab", "Tab", "Tab", "Tab", "Tab"], tour.commands.next[0]);
    expect(textOf(await expectToHear(["Return", "Return"], tour.ended))).not.toMatch(aStep);
  });

  it("from the tour to the list and to a work, which is called by its own name", async () => {
    await expectToReach("k", list.title);
    await expectToHear("Return", list.title);
    await expectToReach("k", "Apollo");
    await expectToHear("Return", "Apollo");
  });

  it("a touch guide is folded, and its controls say what they play", async () => {
    const said = textOf(await expectToReach("b", words.touch.emblem));
    expect(said).toContain(orca.collapsed);
    await expectToHear("Return", orca.expanded);
    await expectToHear("Tab", `${player.play}, `, orca.button);
  });

  it("back from the work is on its card, and back from the list is the tour", async () => {
    await expectToHear("alt+Left", list.title, "Apollo");
    await expectToHear(["shift+Tab", "shift+Tab"], words.back);
    await expectToHear("Return", tour.title);
    await expectToHear("alt+Left", profile.title);
  });

  it("a camera that is not there is told, with what else there is to do", async () => {
    await expectToReach("k", profile.deafness);
    await expectToHear("Return", scanner.title);
    await expectToHear("Tab", scanner.activateCamera);
    await expectToHear("Return", scanner.cameraFailed, scanner.problems.absent, scanner.otherWays);
  });

  it("a dialog says what it is about, and takes what is typed", async () => {
    await expectToHear("Tab", scanner.transcribe);
    await expectToHear("Tab", number.title);
    const delay = reader.watchDelay();
    const said = textOf(await expectToHear("Return", number.label));
    expect(isHeldUp(delay()) ? number.title : said).toContain(number.title);
    await expectToHear("1", "Apollo");
    await expectToHear("Escape", number.title);
  });

  it("captions that this browser does not have are told", async () => {
    await expectToHear("shift+Tab", scanner.transcribe);
    await expectToHear("Return", captions.title, captions.unsupported);
  });

  it("another language is chosen in a dialog that says so", async () => {
    await expectToHear("shift+Tab", languageNames[language]);
    await expectToHear("Return", chooseLanguage[language]);
    await expectToHear("Escape", languageNames[language]);
  });

  it("the visit ends with a warning, and with the news that it has ended", async () => {
    await expectToHear("ctrl+End");
    await expectToHear("shift+b", endVisit.button);
    await expectToHear("Return", endVisit.question, endVisit.consequence);
    await expectToHear(["Tab", "Tab"], endVisit.button);
    await expectToHear("Return", chooseLanguage[language], endVisit.ended);
  });
});

/** For how many moments a loudspeaker has sounded since then. */
function sounded(loudspeaker: "site" | "reader", since: number) {
  return reader.sounds.of(loudspeaker).filter((at) => at > since).length;
}

/** Whether a busy machine has made a screen reader later than the app can know. */
function isHeldUp(delay: number) {
  if (delay > HELD_UP) console.log(`Not judged: the machine was busy for ${delay} ms.`);
  return delay > HELD_UP;
}
