import { expect } from "vitest";
import type { Command } from "./driver.ts";

/** What a visitor does with a page, and what there is to see. */
export type View = ReturnType<typeof viewOf>;

const END = "\uE010";

export function viewOf(command: Command, site: string) {
  /** Runs a function in the page; it sees nothing but what it is given. */
  async function run<Given extends unknown[], Result>(
    script: (...given: Given) => Result,
    ...args: Given
  ) {
    const body = { script: `return (${script}).apply(null, arguments)`, args };
    return (await command("POST", "/execute/sync", body)) as Result;
  }

  /** The id by which the driver knows a link, button or field that can be used now. */
  async function find(kind: string, name: string) {
    let id: string | undefined;
    const look = async () => (id = Object.values((await run(visible, kind, name)) ?? {})[0]);
    await expect.poll(look, { message: `${kind} “${name}”` }).toBeDefined();
    return id!;
  }

  return {
    run,
    async open(address: string) {
      await command("POST", "/url", { url: new URL(address, site).href });
    },
    async resize(width: number, height: number) {
      await command("POST", "/window/rect", { width, height });
      await expect.poll(() => run(() => innerWidth)).toBe(width);
    },
    async press(kind: "a" | "button" | "input[type=checkbox]", name: string) {
      await command("POST", `/element/${await find(kind, name)}/click`);
    },
    async type(name: string, text: string) {
      const id = await find("input, textarea", name);
      await command("POST", `/element/${id}/value`, { text });
    },
    /** Chooses a file of this machine in the one field for files. */
    async chooseFile(path: string) {
      const id = await find("input[type=file]", "");
      await command("POST", `/element/${id}/value`, { text: path });
    },
    async goToEnd(slider: string) {
      const id = await find("input[type=range]", slider);
      await command("POST", `/element/${id}/value`, { text: END });
    },
    async address() {
      return ((await command("GET", "/url")) as string).replace(site, "");
    },
    heading: () => run(() => document.querySelector("h1")?.innerText),
    language: () => run(() => document.documentElement.lang),
    /** Whether these words are on the page, to be seen or for a screen reader alone. */
    says: (words: string) => run((text) => document.body.innerText.includes(text), words),
    /** Whether a dialog is open. */
    asks: () => run(() => document.querySelector("dialog[open]") !== null),
    /** Whether the app has taken the page over: a tap before that would be lost. */
    isTakenOver: () => run(() => document.documentElement.dataset["enhanced"] !== undefined),
    /** The name of the recording that has sounded for a moment. */
    sounding: () =>
      run(() => {
        const voice = document.querySelector("audio");
        if (!voice || voice.paused || voice.currentTime < 0.4) return "silence";
        return voice.src.match(/([^/]+?)-[\w-]{8}\.mp3$/)?.[1];
      }),
  };
}

/** The first visible element of this kind and name, in the topmost dialog where one is open. */
function visible(kind: string, name: string) {
  const ground = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const found = [...ground.querySelectorAll<HTMLInputElement>(kind)].find((element) => {
    const named = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    const label = named ?? element.labels?.[0];
    const own = element.getAttribute("aria-label") ?? label?.textContent;
    const words = (own ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    return element.checkVisibility({ visibilityProperty: true }) && new RegExp(name).test(words);
  });
  // The driver does not wait until a smooth scroll has ended.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found as unknown as Record<string, string> | undefined;
}
