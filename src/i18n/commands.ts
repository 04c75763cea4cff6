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
