import { expect, it } from "vitest";
import { fileName } from "./fileName.ts";

it.each([
  ["Apollo: audio description", "Apollo - audio description.mp3"],
  ["Apollo\u00a0: audiodescription", "Apollo - audiodescription.mp3"],
  ["Apollo, Guida tattile: l’emblema", "Apollo, Guida tattile - l’emblema.mp3"],
  ['"Perché?" / <a\\b>|*', "Perché - a - b.mp3"],
  ["..\n.hidden...", "hidden.mp3"],
  ["𝄞".repeat(200), `${"𝄞".repeat(80)}.mp3`],
])("a recording of %j is taken home as %j", (title, name) => {
  expect(fileName(title, "/galleria-borghese/recordings/apollo-MxpE1jfO.mp3")).toBe(name);
});
