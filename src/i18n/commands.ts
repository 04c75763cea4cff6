/** The commands of the tour, in the order in which a phrase is searched for them. */
export const commands = ["next", "back", "repeat", "help"] as const;

export type Command = (typeof commands)[number];

/** What a visitor may say for each command: first the word that the tour teaches, then others. */
export type Commands = Record<Command, readonly [string, ...string[]]>;

/** The command in a phrase, if there is one. */
export function commandIn(phrase: string, spoken: Commands): Command | undefined {
  const said = phrase.toLowerCase();
  return commands.find((command) =>
    spoken[command].some((word) => said.includes(word.toLowerCase())),
  );
}

/** All that may be said, each as it is written there. */
export function phrasesOf(spoken: Commands): string[] {
  return commands.flatMap((command) => spoken[command]);
}

/** The command that one of the phrases stands for. */
export function commandOf(phrase: string, spoken: Commands): Command | undefined {
  return commands.find((command) => spoken[command].includes(phrase));
}
