import { longest, mostMakers } from "../../../content/schema/limits.ts";
import type { WorkFacts } from "../../../content/schema/schema.ts";
import { normalise } from "./normalise.ts";

export type Makers = NonNullable<WorkFacts["makers"]>;
type Maker = Makers[number];
type Hand = NonNullable<Maker["hand"]>;

/** A name between « and » is as it stands; a » in it is written twice. */
const QUOTED = "«(?:[^»]|»»)*»";
const quoted = new RegExp(`^${QUOTED}$`);

const OF = "(?:di |del |della |dello |dei |degli |delle |dell['’]|d['’]|of the |of )";
const TO = "(?:a |ad |al |alla |all['’]|to )?";
const THEIR = "(?:la |la sua |sua |i |i suoi |suoi |his |her |their )?";

/** “Bottega di …”: what stands before a name. */
const first = (words: string) => new RegExp(String.raw`^(?:${words}) ${OF}(.+)$`, "is");
/** “…, bottega” and “… (bottega)”, as lists of authors have it. */
const last = (words: string) =>
  new RegExp(String.raw`^(.+?)(?:, ?| ?\()(?:${words})(?: di| of)?\)?$`, "is");
/** “… e bottega”. */
const beside = (words: string) =>
  new RegExp(String.raw`^(.+?),? (?:e|and|&|con|with) ${THEIR}(?:${words})$`, "is");

const WORKSHOP = "bottega|workshop";
const ASSISTANTS = "aiuti|collaboratori|assistants";
const CIRCLE = "cerchia|ambito|circle";
const FOLLOWER = "seguace|follower";
const withWorkshop = beside(WORKSHOP);

const before: readonly [RegExp, Hand][] = [
  [first("bottega|officina|workshop"), "workshopOf"],
  [
    new RegExp(String.raw`^(?:attribuit[oaie]|attrib\.?|attr\.?|attributed) ${TO}(.+)$`, "is"),
    "attributed",
  ],
  [first("scuola|school"), "school"],
  [first(CIRCLE), "circle"],
  [first(FOLLOWER), "follower"],
  [first("(?:alla |nella |in the )?(?:maniera|manner)"), "manner"],
  [
    /^(?:copia (?:antica )?(?:da |dal |dall['’]|di )|replica da |after |copy (?:after|of) )(.+)$/is,
    "after",
  ],
  // With a capital, “Da Ponte” is a name.
  [/^da ([^,]+)$/s, "after"],
];

const afterwards: readonly [RegExp, Hand][] = [
  [withWorkshop, "withWorkshop"],
  [beside(ASSISTANTS), "withAssistants"],
  [/^(.+?),? \(?(?:bottega|workshop)(?: di| of)?\)?$/is, "workshopOf"],
  [/^(.+?),? \(?(?:attribuit[oaie]|attr\.?|attributed)(?: a| to)?\)?$/is, "attributed"],
  [/^(.+?),? \(?(?:cerchia|ambito|circle)(?: di| of)?\)?$/is, "circle"],
  [last("scuola|school"), "school"],
  [last(FOLLOWER), "follower"],
  [last("maniera|manner"), "manner"],
  [last(`e (?:${WORKSHOP})`), "withWorkshop"],
  [last(`e (?:${ASSISTANTS})`), "withAssistants"],
  [/^(.+?),? \((?:copia|copia da|after|da)\)$/is, "after"],
];

const unknown =
  /^(?:(?:autore|autori|artista|artisti|maestro|pittore|scultore) )?(?:ignot[oaie]|anonim[oaie]|sconosciut[oaie])(?: (?:autore|artista|maestro))?$|^(?:unknown|anonymous|anon\.?)(?: (?:artist|maker|author|master))?$/;

/**
 * Who made a work, as curators write it; none where the maker is unknown. A text in doubt becomes
 * one name, as it is written.
 */
export function makersFrom(text: string): Makers {
  if (text.length > 8000) return [];
  const makers = splitAtSemicolons(text)
    .flatMap((part) => makersOfPart(part.trim()))
    .filter(({ name }) => /\S/.test(name));
  // A museum may not name so many: all of them go into one line.
  return makers.length > mostMakers ? [{ name: text.trim().slice(0, longest.line) }] : makers;
}

function makersOfPart(part: string): Makers {
  if (part === "" || unknown.test(normalise(part))) return [];
  const maker = makerFrom(part);
  if (maker.hand || quoted.test(part)) return [maker];
  const names = part.split(/ (?:e|ed|and|&) | ?& ?/i).map((name) => name.trim());
  // “Jacopo e Francesco Bassano” has one surname for two people, so a text is split only where all
  // names have one word, or all have several.
  const lengths = names.map((name) => Math.min(name.split(/\s+/).length, 2));
  const areAlike = names.every(Boolean) && new Set(lengths).size === 1;
  if (names.length < 2 || !areAlike) return [maker];
  return names.filter((name) => !unknown.test(normalise(name))).map(makerFrom);
}

function makerFrom(text: string): Maker {
  for (const [pattern, hand] of before) {
    const name = pattern.exec(text)?.[1];
    if (!name) continue;
    // “Attributed to somebody and workshop” is one hand, not two.
    const attributed = hand === "attributed" ? withWorkshop.exec(name)?.[1] : undefined;
    return attributed
      ? { name: cleanName(attributed), hand: "workshop" }
      : { name: cleanName(name), hand };
  }
  for (const [pattern, hand] of afterwards) {
    const name = pattern.exec(text)?.[1];
    if (name) return { name: cleanName(name), hand };
  }
  return { name: cleanName(text) };
}

function cleanName(text: string): string {
  const name = quoted.test(text) ? text.slice(1, -1).replaceAll("»»", "»") : text.trim();
  return name.slice(0, longest.line);
}

/** The parts between semicolons, but not those inside « and »; a » inside is written twice. */
function splitAtSemicolons(text: string): string[] {
  const parts = [""];
  let canQuote = true;
  for (let at = 0; at < text.length;) {
    const end = canQuote && text[at] === "«" ? endOfQuote(text, at) : at;
    // Searching for the end of every « that has none would take minutes in a hostile list.
    if (end === undefined) canQuote = false;
    const next = end === undefined || end === at ? at + 1 : end;
    if (next === at + 1 && text[at] === ";") parts.push("");
    else parts[parts.length - 1] += text.slice(at, next);
    at = next;
  }
  return parts;
}

function endOfQuote(text: string, start: number): number | undefined {
  let at = text.indexOf("»", start);
  while (at >= 0 && text[at + 1] === "»") at = text.indexOf("»", at + 2);
  return at < 0 ? undefined : at + 1;
}
