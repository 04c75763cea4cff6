import type { Phrases } from "./en.ts";
import { roman } from "./roman.ts";

export const es: Phrases = {
  artistUnknown: "artista anónimo",
  makerUnknown: "autor desconocido",
  hands: {
    workshop: (name) => `obra atribuida a ${name} y a su taller`,
    attributed: (name) => `obra atribuida a ${name}`,
    circle: (name) => `círculo de ${name}`,
    after: (name) => `copia de ${name}`,
  },
  dates: {
    year: (year) => year,
    years: (first, last) => `de ${first} a ${last}`,
    about: (year) => `hacia ${year}`,
    between: (first, last) => `entre ${first} y ${last}, aproximadamente`,
    before: (year) => `antes de ${year}`,
    after: (year) => `después de ${year}`,
    century: (number) => `siglo ${roman(number)}`,
    beforeChrist: (date) => `${date} a. C.`,
  },
  techniques: {
    oilOnCanvas: "Óleo sobre lienzo",
    oilOnPanel: "Óleo sobre tabla",
    fresco: "Fresco",
    marble: "Mármol",
    bronze: "Bronce",
    terracotta: "Terracota",
    plaster: "Yeso",
    wood: "Madera",
    stone: "Piedra",
    brick: "Ladrillo",
  },
  measures: {
    height: (size) => `${size} cm de alto`,
    width: (size) => `${size} cm de ancho`,
    depth: (size) => `${size} cm de fondo`,
    diameter: (size) => `${size} cm de diámetro`,
  },
  signs: {
    lis: "Lengua de signos italiana (LIS)",
    lsf: "Lengua de signos francesa (LSF)",
    dgs: "Lengua de signos alemana (DGS)",
    lse: "Lengua de signos española (LSE)",
    bsl: "Lengua de signos británica (BSL)",
    asl: "Lengua de signos americana (ASL)",
    is: "Sistema de signos internacional (SSI)",
  },
  readBy: (name, month) => `Leído por ${name} en ${month}.`,
  spoken: {
    path: "Vamos de lo que está más cerca a lo que está más lejos.",
    sides: "La izquierda y la derecha son las de quien está frente al cuadro.",
    sidesOfWork: "La izquierda y la derecha son las de quien está frente a la obra.",
    end: "Fin de la descripción.",
  },
};
