import type { WorkFacts } from "../../../content/schema/schema.ts";
import { normalise } from "./normalise.ts";

export type Kind = NonNullable<WorkFacts["kind"]>;

const words: Readonly<Record<Kind, string>> = {
  painting:
    "dipinto dipinti quadro quadri tela tele pala pale affresco affreschi polittico trittico pittura painting paintings picture fresco altarpiece triptych",
  sculpture:
    "scultura sculture statua statue busto busti rilievo bassorilievo altorilievo statuetta torso erma sculpture sculptures bust relief statuette",
  object:
    "oggetto oggetti vaso vasi anfora coppa piatto ciotola moneta medaglia mobile arredo strumento tessuto arazzo abito costume gioiello anello ceramica orologio libro manoscritto sarcofago reperto utensile arma armatura object objects vase bowl plate cup coin medal furniture instrument textile tapestry dress jewel ceramic clock book manuscript amphora sarcophagus weapon armour",
  room: "sala sale stanza salone camera cappella room hall chapel",
  building:
    "edificio palazzo chiesa villa castello torre tempio teatro casa building palace church castle tower temple theatre house",
};

const known = new Map(
  Object.entries(words).flatMap(([kind, list]) =>
    list.split(" ").map((word) => [word, kind as Kind] as const),
  ),
);

/** What a work is, by the first word that says so: “Busto in marmo” is a sculpture. */
export function kindFrom(text: string): Kind | undefined {
  for (const word of normalise(text).split(/[^a-z]+/, 12)) {
    const kind = known.get(word);
    if (kind) return kind;
  }
  return undefined;
}
