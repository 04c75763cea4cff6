import type { Messages } from "../i18n/en.ts";
import type { AudioDescription, Script } from "./museum.ts";

/** An audio description as it is spoken, in the order that is the same for every work. */
export function script(description: AudioDescription, { spoken }: Messages): Script {
  const { warning, label, size, subject, namesSides, path, light, story } = description;
  return [
    warning ? [warning, ...label, ...size] : [...label, ...size],
    [subject, spoken.path, ...(namesSides ? [spoken.sides] : [])],
    path,
    light,
    story,
    [spoken.end],
  ];
}
