import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { startSession } from "./session.ts";
import { listen, type Sounds } from "./sounds.ts";

/** Words that were said, and in which language Orca took them to be. */
export type Said = { words: string; language: string; at: number };

export type Reader = {
  /** Opens an address in a new Firefox, which may have preferences of its own. */
  open: (address: string, preferencesToo?: Record<string, number>) => void;
  /** Presses keys, one after the other, as xdotool names them. */
  press: (...keys: string[]) => void;
  /** What Orca has said since the last call. */
  said: () => Said[];
  sounds: Sounds;
  end: () => Promise<void>;
};

/** In milliseconds, for a machine that stands still at times: Orca is given up after that. */
const PATIENCE = 60_000;

/** A Firefox that asks nothing, and shows no page but the one it is given. */
const preferences = {
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.preonboarding.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.translations.enable": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-US, en",
  "termsofuse.bypassNotification": true,
  "widget.use-xdg-desktop-portal.settings": 0,
};

export async function startReader(firefox: string): Promise<Reader> {
  const session = await startSession();
  const file = join(session.folder, "said");
  let read = 0;

  function said(): Said[] {
    const all = readFileSync(file, "utf8");
    // A line that Orca is still writing is read next time.
    const end = all.lastIndexOf("\n") + 1;
    const lines = all.slice(read, end).split("\n").filter(Boolean);
    read = end;
    return lines.map((line) => JSON.parse(line));
  }

  const sounds = listen(session);
  const orca = session.start("reader", "orca");
  const started = Date.now();
  while (!/Screen reader on/.test(readFileSync(file, "utf8"))) {
    if (orca.exitCode === null && Date.now() - started < PATIENCE) await pass(100);
    else {
      await session.end();
      // The other Orca is not ended: somebody may be listening to it.
      throw new Error("Orca does not start. Perhaps another one is running for the same user.");
    }
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
    press(...keys) {
      for (const key of keys) session.run("xdotool", "key", "--clearmodifiers", key);
    },
    said,
    sounds,
    end: session.end,
  };
}
