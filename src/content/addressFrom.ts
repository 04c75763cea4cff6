import { folded } from "../lib/folded.ts";
import { longest } from "./limits.ts";

/** An address that can be read aloud, made of a name: “Città & Sala 3” becomes `citta-sala`. */
export function addressFrom(name: string): string {
  return folded(name)
    .replaceAll(/[^a-z]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longest.address)
    .replace(/-$/, "");
}
