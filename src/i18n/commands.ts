/** The commands of the tour, in the order in which a phrase is searched for them. */
export const commands = ["next", "back", "repeat", "help"] as const;

export type Command = (typeof commands)[number];

/** What a visitor may say for each command: first the word that the tour teaches, then others. */
export type Commands = Record<Command, readonly [string, ...string[]]>;

/**
 * Other words for the commands, searched for in what a recogniser has written; `none`: words that
 * begin as a command does and mean something else, as “against” is not “again”. No recogniser is
 * told to listen for these.
 */
export type OtherWords = Record<Command | "none", readonly string[]>;

export type Spoken = { commands: Commands; otherWords: OtherWords };

/** In letters: a shorter word is not taken for the beginning of another, as “on” of “once”. */
const STEM = 4;

/** The command in a phrase, if there is one. A longer word may begin with its word (“repeated”). */
export function findCommand(phrase: string, spoken: Spoken): Command | undefined {
  const said = splitWords(phrase);
  const meanings = (["none", ...commands] as const)
    .flatMap((meaning) => {
      const told = meaning === "none" ? [] : spoken.commands[meaning];
      return [...told, ...spoken.otherWords[meaning]].map((text) => ({ meaning, text }));
    })
    .map(({ meaning, text }) => ({ meaning, words: splitWords(text), length: text.length }))
    // “Weiter helfen” asks for help, though it begins with “weiter”.
    .toSorted((one, other) => other.length - one.length);
  const meant = new Set(
    said.map((_, at) => meanings.find(({ words }) => isPhraseAt(words, said, at))?.meaning),
  );
  return commands.find((command) => meant.has(command));
}

/** All phrases of the commands, as they are written there. */
export function phrasesOf(spoken: Commands): string[] {
  return commands.flatMap((command) => spoken[command]);
}

/** The command that one of the phrases stands for. */
export function commandForPhrase(phrase: string, spoken: Commands): Command | undefined {
  return commands.find((command) => spoken[command].includes(phrase));
}

function isPhraseAt(words: readonly string[], said: readonly string[], at: number) {
  return words.every((word, index) => {
    const isLast = index === words.length - 1;
    const heard = said[at + index];
    return isLast && word.length >= STEM ? heard?.startsWith(word) : heard === word;
  });
}

function splitWords(text: string) {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}
