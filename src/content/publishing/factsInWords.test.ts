import { describe, expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { factsInWords } from "./factsInWords.ts";
import type { Dating, WorkFacts } from "../schema/schema.ts";

type InLanguages = Record<Language, string>;

const andrea = { name: "Andrea" };
const dosso = { name: "Dosso" };

describe("who made a work", () => {
  it.each<[what: string, facts: Partial<WorkFacts>, said: InLanguages]>([
    [
      "nobody known of a painting",
      {},
      {
        en: "artist unknown",
        fr: "artiste inconnu",
        de: "Künstler unbekannt",
        it: "artista ignoto",
        es: "artista anónimo",
      },
    ],
    [
      "nobody known of a building",
      { kind: "building", makers: [] },
      {
        en: "maker unknown",
        fr: "auteur inconnu",
        de: "Urheber unbekannt",
        it: "autore ignoto",
        es: "autor desconocido",
      },
    ],
    [
      "one",
      { makers: [dosso] },
      { en: "Dosso", fr: "Dosso", de: "Dosso", it: "Dosso", es: "Dosso" },
    ],
    [
      "two",
      { makers: [dosso, { name: "Battista" }] },
      {
        en: "Dosso and Battista",
        fr: "Dosso et Battista",
        de: "Dosso und Battista",
        it: "Dosso e Battista",
        es: "Dosso y Battista",
      },
    ],
    [
      "three",
      { makers: [dosso, { name: "Battista" }, { name: "Isidoro" }] },
      {
        en: "Dosso, Battista and Isidoro",
        fr: "Dosso, Battista et Isidoro",
        de: "Dosso, Battista und Isidoro",
        it: "Dosso, Battista e Isidoro",
        es: "Dosso, Battista e Isidoro",
      },
    ],
    [
      "their workshop",
      { makers: [{ ...andrea, hand: "workshopOf" }] },
      {
        en: "workshop of Andrea",
        fr: "atelier d’Andrea",
        de: "Werkstatt von Andrea",
        it: "bottega di Andrea",
        es: "taller de Andrea",
      },
    ],
    [
      "they and their workshop",
      { makers: [{ ...andrea, hand: "withWorkshop" }] },
      {
        en: "Andrea and workshop",
        fr: "Andrea et son atelier",
        de: "Andrea und Werkstatt",
        it: "Andrea e bottega",
        es: "Andrea y taller",
      },
    ],
    [
      "they and assistants",
      { makers: [{ ...andrea, hand: "withAssistants" }] },
      {
        en: "Andrea and assistants",
        fr: "Andrea et ses collaborateurs",
        de: "Andrea und Gehilfen",
        it: "Andrea e aiuti",
        es: "Andrea y ayudantes",
      },
    ],
    [
      "their school",
      { makers: [{ ...andrea, hand: "school" }] },
      {
        en: "school of Andrea",
        fr: "école d’Andrea",
        de: "Schule von Andrea",
        it: "scuola di Andrea",
        es: "escuela de Andrea",
      },
    ],
    [
      "a follower",
      { makers: [{ ...andrea, hand: "follower" }] },
      {
        en: "follower of Andrea",
        fr: "suiveur d’Andrea",
        de: "Nachfolger von Andrea",
        it: "seguace di Andrea",
        es: "seguidor de Andrea",
      },
    ],
    [
      "their manner",
      { makers: [{ ...andrea, hand: "manner" }] },
      {
        en: "in the manner of Andrea",
        fr: "à la manière d’Andrea",
        de: "in der Art von Andrea",
        it: "maniera di Andrea",
        es: "a la manera de Andrea",
      },
    ],
    [
      "attributed to them and their workshop",
      { makers: [{ ...dosso, hand: "workshop" }] },
      {
        en: "attributed to Dosso and workshop",
        fr: "attribué à Dosso et à son atelier",
        de: "Dosso und Werkstatt zugeschrieben",
        it: "attribuito a Dosso e bottega",
        es: "obra atribuida a Dosso y a su taller",
      },
    ],
    [
      "attributed",
      { makers: [{ ...dosso, hand: "attributed" }] },
      {
        en: "attributed to Dosso",
        fr: "attribué à Dosso",
        de: "Dosso zugeschrieben",
        it: "attribuito a Dosso",
        es: "obra atribuida a Dosso",
      },
    ],
    [
      "attributed to a name with a vowel",
      { makers: [{ ...andrea, hand: "attributed" }] },
      {
        en: "attributed to Andrea",
        fr: "attribué à Andrea",
        de: "Andrea zugeschrieben",
        it: "attribuito ad Andrea",
        es: "obra atribuida a Andrea",
      },
    ],
    [
      "a circle",
      { makers: [{ ...dosso, hand: "circle" }] },
      {
        en: "circle of Dosso",
        fr: "entourage de Dosso",
        de: "Umkreis von Dosso",
        it: "cerchia di Dosso",
        es: "círculo de Dosso",
      },
    ],
    [
      "a circle of a name with a vowel",
      { makers: [{ ...andrea, hand: "circle" }] },
      {
        en: "circle of Andrea",
        fr: "entourage d’Andrea",
        de: "Umkreis von Andrea",
        it: "cerchia di Andrea",
        es: "círculo de Andrea",
      },
    ],
    [
      "a circle of a name with an h",
      { makers: [{ name: "Hans", hand: "circle" }] },
      {
        en: "circle of Hans",
        fr: "entourage de Hans",
        de: "Umkreis von Hans",
        it: "cerchia di Hans",
        es: "círculo de Hans",
      },
    ],
    [
      "a copy",
      { makers: [{ ...dosso, hand: "after" }] },
      {
        en: "after Dosso",
        fr: "d’après Dosso",
        de: "nach Dosso",
        it: "copia da Dosso",
        es: "copia de Dosso",
      },
    ],
    [
      "a building by two",
      { kind: "building", makers: [dosso, andrea] },
      {
        en: "Dosso and Andrea",
        fr: "Dosso et Andrea",
        de: "Dosso und Andrea",
        it: "Dosso e Andrea",
        es: "Dosso y Andrea",
      },
    ],
  ])("%s", (_, facts, said) => {
    expect(inLanguages(facts, ({ artist }) => artist)).toEqual(said);
  });
});

describe("when a work was made", () => {
  it.each<[date: Dating, said: InLanguages]>([
    [{ year: 1613 }, { en: "1613", fr: "1613", de: "1613", it: "1613", es: "1613" }],
    [
      { year: -44 },
      { en: "44 BC", fr: "44 av. J.-C.", de: "44 v. Chr.", it: "44 a.C.", es: "44 a. C." },
    ],
    [
      { year: [1613, 1615] },
      {
        en: "1613 to 1615",
        fr: "de 1613 à 1615",
        de: "1613 bis 1615",
        it: "dal 1613 al 1615",
        es: "de 1613 a 1615",
      },
    ],
    [
      { year: [-80, -44] },
      {
        en: "80 BC to 44 BC",
        fr: "de 80 av. J.-C. à 44 av. J.-C.",
        de: "80 v. Chr. bis 44 v. Chr.",
        it: "dall’80 a.C. al 44 a.C.",
        es: "de 80 a. C. a 44 a. C.",
      },
    ],
    [
      { about: 1525 },
      { en: "about 1525", fr: "vers 1525", de: "um 1525", it: "1525 circa", es: "hacia 1525" },
    ],
    [
      { about: -44 },
      {
        en: "about 44 BC",
        fr: "vers 44 av. J.-C.",
        de: "um 44 v. Chr.",
        it: "44 a.C. circa",
        es: "hacia 44 a. C.",
      },
    ],
    [
      { about: [1620, 1625] },
      {
        en: "about 1620 to 1625",
        fr: "entre 1620 et 1625 environ",
        de: "etwa 1620 bis 1625",
        it: "tra il 1620 e il 1625 circa",
        es: "entre 1620 y 1625, aproximadamente",
      },
    ],
    [
      { about: [-80, -44] },
      {
        en: "about 80 BC to 44 BC",
        fr: "entre 80 av. J.-C. et 44 av. J.-C. environ",
        de: "etwa 80 v. Chr. bis 44 v. Chr.",
        it: "tra l’80 a.C. e il 44 a.C. circa",
        es: "entre 80 a. C. y 44 a. C., aproximadamente",
      },
    ],
    [
      { before: 1612 },
      {
        en: "before 1612",
        fr: "avant 1612",
        de: "vor 1612",
        it: "prima del 1612",
        es: "antes de 1612",
      },
    ],
    [
      { before: -80 },
      {
        en: "before 80 BC",
        fr: "avant 80 av. J.-C.",
        de: "vor 80 v. Chr.",
        it: "prima dell’80 a.C.",
        es: "antes de 80 a. C.",
      },
    ],
    [
      { after: 1600 },
      {
        en: "after 1600",
        fr: "après 1600",
        de: "nach 1600",
        it: "dopo il 1600",
        es: "después de 1600",
      },
    ],
    [
      { after: 1100 },
      {
        en: "after 1100",
        fr: "après 1100",
        de: "nach 1100",
        it: "dopo il 1100",
        es: "después de 1100",
      },
    ],
    [
      { after: -11 },
      {
        en: "after 11 BC",
        fr: "après 11 av. J.-C.",
        de: "nach 11 v. Chr.",
        it: "dopo l’11 a.C.",
        es: "después de 11 a. C.",
      },
    ],
    [
      { after: 800 },
      { en: "after 800", fr: "après 800", de: "nach 800", it: "dopo l’800", es: "después de 800" },
    ],
    [
      { century: 1 },
      { en: "1st century", fr: "Ier siècle", de: "1. Jahrhundert", it: "I secolo", es: "siglo I" },
    ],
    [
      { century: 2 },
      {
        en: "2nd century",
        fr: "IIe siècle",
        de: "2. Jahrhundert",
        it: "II secolo",
        es: "siglo II",
      },
    ],
    [
      { century: 12 },
      {
        en: "12th century",
        fr: "XIIe siècle",
        de: "12. Jahrhundert",
        it: "XII secolo",
        es: "siglo XII",
      },
    ],
    [
      { century: 19 },
      {
        en: "19th century",
        fr: "XIXe siècle",
        de: "19. Jahrhundert",
        it: "XIX secolo",
        es: "siglo XIX",
      },
    ],
    [
      { century: 21 },
      {
        en: "21st century",
        fr: "XXIe siècle",
        de: "21. Jahrhundert",
        it: "XXI secolo",
        es: "siglo XXI",
      },
    ],
    [
      { century: -1 },
      {
        en: "1st century BC",
        fr: "Ier siècle av. J.-C.",
        de: "1. Jahrhundert v. Chr.",
        it: "I secolo a.C.",
        es: "siglo I a. C.",
      },
    ],
    [
      { century: -4 },
      {
        en: "4th century BC",
        fr: "IVe siècle av. J.-C.",
        de: "4. Jahrhundert v. Chr.",
        it: "IV secolo a.C.",
        es: "siglo IV a. C.",
      },
    ],
  ])("%j", (date, said) => {
    expect(inLanguages({ date }, (facts) => facts.date)).toEqual(said);
  });
});

describe("what a work is made of", () => {
  it.each<[technique: NonNullable<WorkFacts["technique"]>, said: InLanguages]>([
    [
      "oilOnCanvas",
      {
        en: "Oil on canvas",
        fr: "Huile sur toile",
        de: "Öl auf Leinwand",
        it: "Olio su tela",
        es: "Óleo sobre lienzo",
      },
    ],
    [
      "oilOnPanel",
      {
        en: "Oil on panel",
        fr: "Huile sur bois",
        de: "Öl auf Holz",
        it: "Olio su tavola",
        es: "Óleo sobre tabla",
      },
    ],
    ["fresco", { en: "Fresco", fr: "Fresque", de: "Fresko", it: "Affresco", es: "Fresco" }],
    ["marble", { en: "Marble", fr: "Marbre", de: "Marmor", it: "Marmo", es: "Mármol" }],
    [
      "terracotta",
      { en: "Terracotta", fr: "Terre cuite", de: "Terrakotta", it: "Terracotta", es: "Terracota" },
    ],
    ["plaster", { en: "Plaster", fr: "Plâtre", de: "Gips", it: "Gesso", es: "Yeso" }],
    ["brick", { en: "Brick", fr: "Brique", de: "Backstein", it: "Mattoni", es: "Ladrillo" }],
  ])("%s", (technique, said) => {
    expect(inLanguages({ technique }, (facts) => facts.technique)).toEqual(said);
  });

  it("is said in the museum’s own words only where none is chosen", () => {
    expect(factsInWords(work, "Mosaico", "it").technique).toBe("Mosaico");
    expect(factsInWords({ ...work, technique: "stone" }, "Mosaico", "it").technique).toBe("Pietra");
  });
});

describe("how large a work is", () => {
  it.each<[size: NonNullable<WorkFacts["size"]>, said: InLanguages]>([
    [
      { height: 127.5, width: 188.5 },
      {
        en: "127.5 cm high, 188.5 cm wide",
        fr: "127,5 cm de haut, 188,5 cm de large",
        de: "127,5 cm hoch, 188,5 cm breit",
        it: "altezza 127,5 cm, larghezza 188,5 cm",
        es: "127,5 cm de alto, 188,5 cm de ancho",
      },
    ],
    [
      { height: 243, width: 120, depth: 90.5 },
      {
        en: "243 cm high, 120 cm wide, 90.5 cm deep",
        fr: "243 cm de haut, 120 cm de large, 90,5 cm de profondeur",
        de: "243 cm hoch, 120 cm breit, 90,5 cm tief",
        it: "altezza 243 cm, larghezza 120 cm, profondità 90,5 cm",
        es: "243 cm de alto, 120 cm de ancho, 90,5 cm de fondo",
      },
    ],
    [
      { height: 30, diameter: 62 },
      {
        en: "30 cm high, 62 cm in diameter",
        fr: "30 cm de haut, 62 cm de diamètre",
        de: "30 cm hoch, 62 cm im Durchmesser",
        it: "altezza 30 cm, diametro 62 cm",
        es: "30 cm de alto, 62 cm de diámetro",
      },
    ],
    [
      { diameter: 62 },
      {
        en: "62 cm in diameter",
        fr: "62 cm de diamètre",
        de: "62 cm im Durchmesser",
        it: "diametro 62 cm",
        es: "62 cm de diámetro",
      },
    ],
    [
      { width: 40 },
      {
        en: "40 cm wide",
        fr: "40 cm de large",
        de: "40 cm breit",
        it: "larghezza 40 cm",
        es: "40 cm de ancho",
      },
    ],
    [
      { depth: 0.5 },
      {
        en: "0.5 cm deep",
        fr: "0,5 cm de profondeur",
        de: "0,5 cm tief",
        it: "profondità 0,5 cm",
        es: "0,5 cm de fondo",
      },
    ],
  ])("%j", (size, said) => {
    expect(inLanguages({ size }, (facts) => facts.size)).toEqual(said);
  });
});

it("what is not known is left out", () => {
  expect(Object.keys(factsInWords(work, undefined, "en"))).toEqual(["artist"]);
});

const work: WorkFacts = { slug: "apollo", id: 1, title: "Apollo" };

function inLanguages(
  facts: Partial<WorkFacts>,
  fact: (said: ReturnType<typeof factsInWords>) => string | undefined,
) {
  const said = (language: Language) =>
    fact(factsInWords({ ...work, ...facts }, undefined, language));
  return { en: said("en"), fr: said("fr"), de: said("de"), it: said("it"), es: said("es") };
}
