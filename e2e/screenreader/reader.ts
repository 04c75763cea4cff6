import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src/i18n/languages.ts";
import { startSession, type Session } from "./session.ts";
import { listen, type Sounds } from "./sounds.ts";
import { until } from "./until.ts";

/** Words that were said, and in which language Orca took them to be. */
export type Said = { words: string; language: string; at: number };

export type Reader = {
  /** Opens an address in a new Firefox, which may have preferences of its own. */
  open: (address: string, preferencesToo?: Record<string, number>) => void;
  /** Presses a key, as xdotool names it, and waits until Orca has seen it. */
  press: (key: string) => Promise<void>;
  /** What Orca has said since the last call. */
  said: () => Said[];
  rest: Session["rest"];
  watchDelay: Session["watchDelay"];
  sounds: Sounds;
  end: () => Promise<void>;
};

/** A Firefox that asks nothing, and shows no page but the one it is given. */
const preferences = {
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.newtab.preload": false,
  "browser.preonboarding.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.translations.enable": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-US, en",
  "termsofuse.bypassNotification": true,
  "widget.use-xdg-desktop-portal.settings": 0,
};

/** What Orca writes down: its words, the keys that it sees. */
type Written = Said | { key: string };

/** Starts Orca: what it says itself is in this language. */
export async function startReader(firefox: string, language: Language): Promise<Reader> {
  const session = await startSession();
  const file = join(session.folder, "said");
  let read = 0;
  let unheard: Said[] = [];
  let keys = 0;

  function readOn() {
    const all = readFileSync(file);
    // A line that Orca is still writing is read next time.
    const end = all.lastIndexOf("\n") + 1;
    const lines = all.toString("utf8", read, end).split("\n").filter(Boolean);
    read = end;
    const written: Written[] = lines.map((line) => JSON.parse(line));
    keys += written.filter((each) => "key" in each).length;
    unheard.push(...written.filter((each) => "words" in each));
  }

  function said(): Said[] {
    readOn();
    const all = unheard;
    unheard = [];
    return all;
  }

  const sounds = listen(session);
  const orca = session.start("reader", "env", `LANGUAGE=${language}`, "orca");
  try {
    await until(session, () => said().length > 0 || orca.exitCode !== null);
    if (orca.exitCode !== null) throw new Error("It has ended.");
  } catch (cause) {
    await session.end();
    // The other Orca is not ended: somebody may be listening to it.
    const why = "Orca does not start. Perhaps another one is running for the same user.";
    throw new Error(why, { cause });
  }

  return {
    open(address, preferencesToo = {}) {
      const profile = join(session.folder, "firefox");
      mkdirSync(profile);
      const lines = Object.entries({ ...preferences, ...preferencesToo }).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      );
      writeFileSync(join(profile, "user.js"), lines.join("\n"));
      session.own(profile);
      session.start("site", firefox, "--profile", profile, "--no-remote", address);
    },
    async press(key) {
      readOn();
      const before = keys;
      session.run("xdotool", "key", "--clearmodifiers", key);
      const isSeen = () => (readOn(), keys > before);
      await until(session, isSeen, () => `Orca did not see ${key}`);
    },
    said,
    rest: session.rest,
    watchDelay: session.watchDelay,
    sounds,
    end: session.end,
  };
}
