import type { Reader, Said } from "./reader.ts";
import { until } from "./until.ts";

/** In milliseconds: when Orca has said nothing, and nothing has worked, for so long, it has finished. */
const QUIET = 500;

/** How often `seeks` presses its key before it gives up. */
const AT_MOST = 12;

/** Presses keys and waits until `expected` was said, and all that follows. */
export async function press(
  reader: Reader,
  keys: string | readonly string[],
  expected = /(?:)/,
): Promise<Said[]> {
  const said: Said[] = [];
  for (const [at, key] of [keys].flat().entries()) {
    if (at > 0) await quiet(reader, said);
    await reader.press(key);
  }
  await until(
    reader,
    () => {
      said.push(...reader.said());
      return expected.test(textOf(said));
    },
    () => `${keys}: expected ${expected}, heard “${textOf(said)}”`,
  );
  await quiet(reader, said);
  const lines = said.map(({ words, language }) => `  ${language.padEnd(2)}  ${words}`);
  console.log([keys, ...lines].join("\n"));
  return said;
}

/** Presses a key again and again until it has come to `words`. */
export async function seeks(reader: Reader, key: string, words: string): Promise<Said[]> {
  for (let times = 0; times < AT_MOST; times++) {
    const said = await press(reader, key);
    if (textOf(said).includes(words)) return said;
  }
  throw new Error(`${key} did not lead to “${words}”`);
}

export function textOf(said: Said[]) {
  return said.map((each) => each.words).join(" ");
}

/** Waits until Orca says nothing more, for so long. */
export async function quiet(reader: Reader, said: Said[], long = QUIET) {
  for (let rested = 0; rested < long; rested += await reader.rest()) {
    const more = reader.said();
    if (more.length > 0) rested = 0;
    said.push(...more);
  }
  said.push(...reader.said());
}
