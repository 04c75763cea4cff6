import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
import { foldText } from "../../lib/text/foldText.ts";

type Town = {
  /** Of its section of the page. */
  id: string;
  name: string;
  museums: readonly MuseumSummary[];
};

const italian = new Intl.Collator("it", { numeric: true });

/** The museums of each town by name, the towns too; last those of which no town is known. */
export function museumsByTown(museums: readonly MuseumSummary[]): Town[] {
  const sorted = museums.toSorted((one, other) => italian.compare(one.name, other.name));
  const byTown = new Map<string, MuseumSummary[]>();
  for (const museum of sorted) {
    const id = museum.town === undefined ? NO_TOWN : `citta-${lettersOf(museum.town)}`;
    byTown.set(id, [...(byTown.get(id) ?? []), museum]);
  }
  const elsewhere = byTown.get(NO_TOWN) ?? [];
  byTown.delete(NO_TOWN);
  const towns = [...byTown].map(([id, found]) => ({
    id,
    name: mostCommon(found.flatMap(({ town }) => town ?? [])),
    museums: found,
  }));
  const name = towns.length > 0 ? "Altri musei" : "Le guide";
  return [
    ...towns.toSorted((one, other) => italian.compare(one.name, other.name)),
    ...(elsewhere.length > 0 ? [{ id: NO_TOWN, name, museums: elsewhere }] : []),
  ];
}

const NO_TOWN = "altri";

/** The same for all who write a town almost alike: “Forlì” and “FORLI’”. */
function lettersOf(town: string) {
  return foldText(town)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** One museum may write in capitals what all others do not. */
function mostCommon(spellings: readonly string[]): string {
  const times = (spelling: string) => spellings.filter((each) => each === spelling).length;
  return spellings.toSorted((one, other) => times(other) - times(one))[0]!;
}
