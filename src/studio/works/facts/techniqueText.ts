import { it } from "../../../content/publishing/phrases/it.ts";
import type { Technique } from "./techniqueFrom.ts";

/** A technique in Italian: “Olio su tela”. */
export function techniqueText(technique: Technique): string {
  return it.techniques[technique];
}
