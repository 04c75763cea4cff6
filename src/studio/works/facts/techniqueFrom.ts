import { phrasesIn } from "../../../content/publishing/phrases/phrasesIn.ts";
import { techniques, type WorkFacts } from "../../../content/schema/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { normalise } from "./normalise.ts";

export type Technique = NonNullable<WorkFacts["technique"]>;

/**
 * Other spellings of the techniques. The whole text has to match: “marmo bianco” is another one.
 */
const alsoWritten: Readonly<Record<Technique, readonly string[]>> = {
  oilOnCanvas: ["olio/tela", "olio su telo", "oil/canvas", "oil paint on canvas"],
  oilOnPanel: [
    "olio/tavola",
    "olio su legno",
    "oil on wood",
    "oil on wood panel",
    "oil on wooden panel",
  ],
  fresco: ["pittura a fresco", "a fresco"],
  marble: ["in marmo", "scultura in marmo"],
  bronze: ["in bronzo", "scultura in bronzo"],
  terracotta: ["terra cotta", "in terracotta"],
  plaster: ["in gesso"],
  wood: ["in legno"],
  stone: ["in pietra"],
  brick: ["mattone", "laterizio", "bricks"],
};

const known = new Map(
  techniques.flatMap((technique) =>
    [
      ...languages.map((language) => phrasesIn[language].techniques[technique]),
      ...alsoWritten[technique],
    ].map((words) => [normalise(words), technique] as const),
  ),
);

/** The technique, where it is one that every language has; any other stays in the museum’s words. */
export function techniqueFrom(text: string): Technique | undefined {
  return known.get(normalise(text).replace(/\.$/, "").replaceAll(" / ", "/"));
}
