import type { Script, Sentences } from "../../catalogue/catalogue.ts";
import type { Phrases } from "../publishing/phrases/en.ts";
import type { AudioDescription, WorkFacts } from "../schema/schema.ts";

/** An audio description as it is spoken, in the order that is the same for every work. */
export function composeScript(
  { warning, label, size = [], subject, order, namesSides, path, light, story }: AudioDescription,
  kind: WorkFacts["kind"],
  { spoken }: Phrases,
): Script {
  const isPicture = kind === undefined || kind === "painting";
  // “From front to back” fits a picture only; of another work the museum says the order, or nobody.
  const announced = order ?? (isPicture ? spoken.path : undefined);
  const sides = namesSides && (isPicture ? spoken.sides : spoken.sidesOfWork);
  const paragraphs = [
    [warning, ...label, ...size],
    [subject, announced, sides],
    path,
    light ?? [],
    story ?? [],
    [spoken.end],
  ];
  return paragraphs
    .map((sentences) => sentences.filter(Boolean))
    .filter(({ length }) => length > 0) as unknown as [Sentences, ...Sentences[]];
}
