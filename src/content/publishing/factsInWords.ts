import type { Work } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { numberIn } from "../../i18n/numbers.ts";
import type { Phrases } from "./phrases/en.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";
import type { Dating, WorkFacts } from "../schema/schema.ts";

/** The facts of a work as they are said in one language; what is not known is left out. */
export function factsInWords(
  { makers = [], kind = "painting", date, technique, size, inventory, room }: WorkFacts,
  ownTechnique: string | undefined,
  language: Language,
): Pick<Work, "artist" | "date" | "technique" | "size" | "inventory" | "room"> {
  const phrases = phrasesIn[language];
  const material = technique ? phrases.techniques[technique] : ownTechnique;
  const measures = size && sizeIn(phrases, size, language);
  return {
    artist: makersIn(phrases, makers, kind, language),
    ...(date && { date: dateIn(phrases, date) }),
    ...(material && { technique: material }),
    ...(measures && { size: measures }),
    ...(inventory && { inventory }),
    ...(room && { room }),
  };
}

function makersIn(
  { hands, artistUnknown, makerUnknown }: Phrases,
  makers: NonNullable<WorkFacts["makers"]>,
  kind: NonNullable<WorkFacts["kind"]>,
  language: Language,
) {
  if (makers.length === 0)
    return kind === "painting" || kind === "sculpture" ? artistUnknown : makerUnknown;
  const names = makers.map(({ name, hand }) => (hand ? hands[hand](name) : name));
  // “A und B zugeschrieben” would attribute both.
  if (makers.some(({ hand }) => hand)) return names.join("; ");
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(names);
}

function dateIn({ dates }: Phrases, date: Dating) {
  if ("before" in date) return dates.before(yearIn(date.before));
  if ("after" in date) return dates.after(yearIn(date.after));
  if ("century" in date) {
    const said = dates.century(Math.abs(date.century));
    return date.century < 0 ? dates.beforeChrist(said) : said;
  }
  if ("about" in date)
    return typeof date.about === "number"
      ? dates.about(yearIn(date.about))
      : dates.between(yearIn(date.about[0]), yearIn(date.about[1]));
  return typeof date.year === "number"
    ? dates.year(yearIn(date.year))
    : dates.years(yearIn(date.year[0]), yearIn(date.year[1]));

  function yearIn(year: number) {
    return year < 0 ? dates.beforeChrist(String(-year)) : String(year);
  }
}

function sizeIn(
  { measures }: Phrases,
  size: NonNullable<WorkFacts["size"]>,
  language: Language,
): string {
  return (["height", "width", "depth", "diameter"] as const)
    .flatMap((measure) => {
      const centimetres = size[measure];
      return centimetres === undefined ? [] : measures[measure](numberIn(language, centimetres));
    })
    .join(", ");
}
