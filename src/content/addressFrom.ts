import { folded } from "../lib/folded.ts";

/** An address that can be read aloud, made of a name: “Città & Sala 3” becomes `citta-sala`. */
export function addressFrom(name: string): string {
  return folded(name)
    .replaceAll(/[^a-z]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
}
