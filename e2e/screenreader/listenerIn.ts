import { expect } from "vitest";
import { languageNames, languages, type Language } from "../../src/i18n/languages.ts";
import { foreignWords } from "./foreignWords.ts";
import { press, textOf } from "./keys.ts";
import { orcaWords } from "./orcaWords.ts";
import type { Reader, Said } from "./reader.ts";

/** How often `expectToReach` presses its key before it gives up. */
const AT_MOST = 20;

/** Somebody who listens to pages in one language, and judges whatever is said. */
export async function listenerIn(language: Language, reader: () => Reader) {
  const orca = orcaWords[language];
  const foreign = await foreignWords(language);
  let pressed = 0;

  /** Presses keys and waits until all of `expected` was said, in this order. */
  async function expectToHear(keys: string | string[], ...expected: string[]): Promise<Said[]> {
    const pattern = new RegExp(expected.map(literally).join("[^]*"));
    const said = await press(reader(), keys, pattern);
    pressed += [keys].flat().length;
    judge(said);
    return said;
  }

  /** Presses a key of Orca's again and again until it has come to `words`. */
  async function expectToReach(key: string, words: string): Promise<Said[]> {
    for (let times = 0; times < AT_MOST; times++) {
      const said = await expectToHear(key);
      if (textOf(said).includes(words)) return said;
    }
    throw new Error(`${key} did not lead to “${words}”`);
  }

  function judge(said: Said[]) {
    const text = textOf(said);
    expect(text).not.toContain(orca.clickable);
    // While a page loads the reader looks at it before the app has moved the focus.
    if (!orca.loaded.test(text)) expect(text).not.toMatch(orca.noise);
    // Where a language is chosen each is named in itself.
    if (languages.some((each) => each !== language && text.includes(languageNames[each]))) return;
    expect(text).not.toMatch(foreign);
    const own = new Set(["", language, "it"]);
    expect(said.filter((each) => !own.has(each.language))).toEqual([]);
    const words = said.map((each) => each.words).filter((each) => each.trim());
    expect(words).toEqual([...new Set(words)]);
  }

  return { expectToHear, expectToReach, pressed: () => pressed };
}

export function literally(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
