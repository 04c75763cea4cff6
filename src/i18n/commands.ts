/** The commands of the tour, in the order in which a phrase is searched for them. */
export const commands = ["next", "back", "repeat", "help"] as const;

export type Command = (typeof commands)[number];

/** What a visitor may say for each command: first the word the guide teaches, then natural others. */
export type Commands = Record<Command, readonly [string, ...string[]]>;

/** What a phrase asks for, if it is anything. */
export function commandIn(phrase: string, spoken: Commands): Command | undefined {
  const said = phrase.toLowerCase();
  return commands.find((command) =>
    spoken[command].some((word) => said.includes(word.toLowerCase())),
  );
}
