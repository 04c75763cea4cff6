import type { Phrases } from "./en.ts";
import { roman } from "./roman.ts";

export const it: Phrases = {
  artistUnknown: "artista ignoto",
  makerUnknown: "autore ignoto",
  hands: {
    attributed: (name) => `attribuito ${to(name)}`,
    workshopOf: (name) => `bottega di ${name}`,
    withWorkshop: (name) => `${name} e bottega`,
    withAssistants: (name) => `${name} e aiuti`,
    workshop: (name) => `attribuito ${to(name)} e bottega`,
    school: (name) => `scuola di ${name}`,
    circle: (name) => `cerchia di ${name}`,
    follower: (name) => `seguace di ${name}`,
    manner: (name) => `maniera di ${name}`,
    after: (name) => `copia da ${name}`,
  },
  dates: {
    year: (year) => year,
    years: (first, last) => `${joined("da", first)} ${joined("a", last)}`,
    about: (year) => `${year} circa`,
    between: (first, last) => `tra ${joined("", first)} e ${joined("", last)} circa`,
    before: (year) => `prima ${joined("de", year)}`,
    after: (year) => `dopo ${joined("", year)}`,
    century: (number) => `${roman(number)} secolo`,
    beforeChrist: (date) => `${date} a.C.`,
  },
  techniques: {
    oilOnCanvas: "Olio su tela",
    oilOnPanel: "Olio su tavola",
    fresco: "Affresco",
    marble: "Marmo",
    bronze: "Bronzo",
    terracotta: "Terracotta",
    plaster: "Gesso",
    wood: "Legno",
    stone: "Pietra",
    brick: "Mattoni",
  },
  measures: {
    height: (size) => `altezza ${size} cm`,
    width: (size) => `larghezza ${size} cm`,
    depth: (size) => `profondità ${size} cm`,
    diameter: (size) => `diametro ${size} cm`,
  },
  signs: {
    lis: "Lingua dei segni italiana (LIS)",
    lsf: "Lingua dei segni francese (LSF)",
    dgs: "Lingua dei segni tedesca (DGS)",
    lse: "Lingua dei segni spagnola (LSE)",
    bsl: "Lingua dei segni britannica (BSL)",
    asl: "Lingua dei segni americana (ASL)",
    is: "Segni internazionali (IS)",
  },
  readBy: (name, month) => `Legge ${name}, ${month}.`,
  spoken: {
    path: "Andiamo da ciò che è più vicino a ciò che è più lontano.",
    sides: "La sinistra e la destra sono le tue, di fronte al quadro.",
    sidesOfWork: "La sinistra e la destra sono le tue, di fronte all’opera.",
    end: "Fine della descrizione.",
  },
};

/** Before another “a”, “a” is “ad”: “ad Andrea del Sarto”. */
function to(name: string) {
  return `${/^[aàá]/i.test(name) ? "ad" : "a"} ${name}`;
}

/** The article before a year, which a preposition may join: “il 1525”, “dal 1525”, “dell’80 a.C.”. */
function joined(preposition: "" | "a" | "da" | "de", year: string) {
  // The numbers that begin with a vowel when they are said: uno, undici, otto, ottanta, ottocento.
  if (/^(?:8|11?(?!\d))/.test(year)) return `${preposition && `${preposition}l`}l’${year}`;
  return `${preposition ? `${preposition}l` : "il"} ${year}`;
}
