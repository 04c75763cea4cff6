import type { Phrases } from "./en.ts";
import { roman } from "./roman.ts";

export const fr: Phrases = {
  artistUnknown: "artiste inconnu",
  makerUnknown: "auteur inconnu",
  hands: {
    attributed: (name) => `attribué à ${name}`,
    workshopOf: (name) => `atelier ${of(name)}`,
    withWorkshop: (name) => `${name} et son atelier`,
    withAssistants: (name) => `${name} et ses collaborateurs`,
    workshop: (name) => `attribué à ${name} et à son atelier`,
    school: (name) => `école ${of(name)}`,
    circle: (name) => `entourage ${of(name)}`,
    follower: (name) => `suiveur ${of(name)}`,
    manner: (name) => `à la manière ${of(name)}`,
    after: (name) => `d’après ${name}`,
  },
  dates: {
    year: (year) => year,
    years: (first, last) => `de ${first} à ${last}`,
    about: (year) => `vers ${year}`,
    between: (first, last) => `entre ${first} et ${last} environ`,
    before: (year) => `avant ${year}`,
    after: (year) => `après ${year}`,
    century: (number) => `${roman(number)}${number === 1 ? "er" : "e"} siècle`,
    beforeChrist: (date) => `${date} av. J.-C.`,
  },
  techniques: {
    oilOnCanvas: "Huile sur toile",
    oilOnPanel: "Huile sur bois",
    fresco: "Fresque",
    marble: "Marbre",
    bronze: "Bronze",
    terracotta: "Terre cuite",
    plaster: "Plâtre",
    wood: "Bois",
    stone: "Pierre",
    brick: "Brique",
  },
  measures: {
    height: (size) => `${size} cm de haut`,
    width: (size) => `${size} cm de large`,
    depth: (size) => `${size} cm de profondeur`,
    diameter: (size) => `${size} cm de diamètre`,
  },
  signs: {
    lis: "Langue des signes italienne (LIS)",
    lsf: "Langue des signes française (LSF)",
    dgs: "Langue des signes allemande (DGS)",
    lse: "Langue des signes espagnole (LSE)",
    bsl: "Langue des signes britannique (BSL)",
    asl: "Langue des signes américaine (ASL)",
    is: "Signes internationaux (IS)",
  },
  readBy: (name, month) => `Texte lu par ${name} en ${month}.`,
  spoken: {
    path: "Nous allons du plus proche au plus lointain.",
    sides: "La gauche et la droite sont les vôtres, face au tableau.",
    sidesOfWork: "La gauche et la droite sont les vôtres, face à l’œuvre.",
    end: "Fin de la description.",
  },
};

/** Before a vowel, “de” is “d’”: “d’Andrea del Sarto”. Most foreign names with an h keep “de”. */
function of(name: string) {
  return /^(?:[aeiouàâäéèêëîïôöùûü]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}
