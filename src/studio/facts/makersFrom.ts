import type { WorkFacts } from "../../content/schema.ts";
import { partsOf } from "./partsOf.ts";
import { plainly } from "./plainly.ts";

export type Makers = NonNullable<WorkFacts["makers"]>;
type Maker = Makers[number];
type Hand = NonNullable<Maker["hand"]>;

const MOST = 8;
const LONGEST_NAME = 400;

/** A name between « and » is as it stands; a » in it is written twice. */
const QUOTED = "«(?:[^»]|»»)*»";
const quoted = new RegExp(`^${QUOTED}$`);

const OF = "(?:di |del |della |dello |dei |dell['’]|d['’]|of the |of )";
const TO = "(?:a |ad |al |alla |all['’]|to )?";

const before: readonly [RegExp, Hand][] = [
  [new RegExp(String.raw`^(?:bottega|officina|workshop) ${OF}(.+)$`, "is"), "workshop"],
  [
    new RegExp(String.raw`^(?:attribuit[oaie]|attrib\.?|attr\.?|attributed) ${TO}(.+)$`, "is"),
    "attributed",
  ],
  [new RegExp(String.raw`^(?:cerchia|ambito|seguace|circle|follower) ${OF}(.+)$`, "is"), "circle"],
  [
    /^(?:copia (?:antica )?(?:da |dal |dall['’]|di )|replica da |after |copy (?:after|of) )(.+)$/is,
    "after",
  ],
  // With a capital, “Da Ponte” is a name.
  [/^da ([^,]+)$/s, "after"],
];

const afterwards: readonly [RegExp, Hand][] = [
  [
    /^(.+?),? (?:e|and|&|con|with) (?:la |sua |la sua |his |her |their )?(?:bottega|workshop|aiuti)$/is,
    "workshop",
  ],
  [/^(.+?),? \(?(?:bottega|workshop)(?: di| of)?\)?$/is, "workshop"],
  [/^(.+?),? \(?(?:attribuit[oaie]|attr\.?|attributed)(?: a| to)?\)?$/is, "attributed"],
  [/^(.+?),? \(?(?:cerchia|ambito|circle)(?: di| of)?\)?$/is, "circle"],
  [/^(.+?),? \((?:copia|copia da|after|da)\)$/is, "after"],
];

const unknown =
  /^(?:(?:autore|autori|artista|artisti|maestro|pittore|scultore) )?(?:ignot[oaie]|anonim[oaie]|sconosciut[oaie])(?: (?:autore|artista|maestro))?$|^(?:unknown|anonymous|anon\.?)(?: (?:artist|maker|author|master))?$/;

/** Who made a work, as curators write it; nobody where they are unknown. In doubt a name is as written. */
export function makersFrom(text: string): Makers {
  if (text.length > 8000) return [];
  const makers = partsOf(text)
    .flatMap((part) => makersOfPart(part.trim()))
    .filter(({ name }) => /\S/.test(name));
  // More than a museum may name: all of them in one line.
  return makers.length > MOST ? [{ name: text.trim().slice(0, LONGEST_NAME) }] : makers;
}

function makersOfPart(part: string): Makers {
  if (part === "" || unknown.test(plainly(part))) return [];
  const maker = makerFrom(part);
  if (maker.hand || quoted.test(part)) return [maker];
  const names = part.split(/ (?:e|ed|and|&) | ?& ?/i).map((name) => name.trim());
  // “Jacopo e Francesco Bassano” has one surname for two: only like beside like is two names.
  const lengths = names.map((name) => Math.min(name.split(/\s+/).length, 2));
  const areAlike = names.every(Boolean) && new Set(lengths).size === 1;
  if (names.length < 2 || !areAlike) return [maker];
  return names.filter((name) => !unknown.test(plainly(name))).map(makerFrom);
}

function makerFrom(text: string): Maker {
  for (const [pattern, hand] of before) {
    const name = pattern.exec(text)?.[1];
    if (name) return { name: named(withoutWorkshop(name, hand)), hand: handOf(name, hand) };
  }
  for (const [pattern, hand] of afterwards) {
    const name = pattern.exec(text)?.[1];
    if (name) return { name: named(name), hand };
  }
  return { name: named(text) };
}

/** “Attributed to somebody and workshop” is one of the hands, and not two. */
function withoutWorkshop(name: string, hand: Hand): string {
  return hand === "attributed" ? (afterwards[0]![0].exec(name)?.[1] ?? name) : name;
}
function handOf(name: string, hand: Hand): Hand {
  return hand === "attributed" && afterwards[0]![0].test(name) ? "workshop" : hand;
}

function named(text: string): string {
  const name = quoted.test(text) ? text.slice(1, -1).replaceAll("»»", "»") : text.trim();
  return name.slice(0, LONGEST_NAME);
}
