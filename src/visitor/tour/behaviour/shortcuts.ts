import type { Command } from "../../../i18n/commands.ts";

/** The digits that do the same as the buttons, together with Control and Shift. */
export const shortcuts: Record<Command | "play" | "assistant" | "rewind" | "forward", string> = {
  next: "1",
  back: "2",
  repeat: "3",
  help: "4",
  play: "5",
  assistant: "6",
  rewind: "7",
  forward: "8",
};

/** The keys as `aria-keyshortcuts` names them. */
export function keysOf(action: keyof typeof shortcuts) {
  return `Control+Shift+${shortcuts[action]}`;
}
