import { foldText } from "../../lib/text/foldText.ts";
import { longest } from "./limits.ts";

/** An address that can be read aloud, made of a name: “Città & Sala 3” becomes `citta-sala`. */
export function slugify(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longest.address)
    .replace(/-$/, "");
}
