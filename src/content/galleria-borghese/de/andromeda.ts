import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/de/andromeda?recordings";

export const andromeda: WorkWords = {
  alt: "Illustration, nicht das Gemälde: ein weißes geflügeltes Pferd vor einer roten Sonne, darunter eine sich überschlagende Welle und ein Felsen mit einer Kette und einer offenen Fessel.",
  short:
    "Andromeda sitzt nackt auf einem Felsen, die Handgelenke in Ketten. Voller Angst blickt sie zum Meer: Dort öffnet ein Ungeheuer das Maul. Oben naht ihr Retter Perseus, bewaffnet und auf einem fliegenden Pferd. Rutilio Manetti malte die Szene um 1611 oder 1612.",
  description: [
    "Rechts sitzt Andromeda auf einem Felsen, nackt, die Handgelenke in Ketten. Voller Angst blickt sie zum Meer. Unten links öffnet ein Ungeheuer das Maul, dahinter schwimmt ein kleines Boot. Oben reitet Perseus bewaffnet durch die Luft, auf einem fliegenden Pferd. Das Meer reicht bis zu einem dunstigen Horizont mit Felsen. Blau, Grün und Grau machen das Bild kühl. Warme Akzente liegen auf Andromedas Haut und auf den Kleidern des Reiters.",
    "Dem Mythos nach prahlt Königin Kassiopeia, sie sei schöner als die Nereiden, die Nymphen des Meeres. Da schickt der Meeresgott ein Ungeheuer, und ein Orakel verlangt Andromeda, die Tochter der Königin, als Opfer. Ihre Rettung erzählt Ovid in den Metamorphosen. Perseus hat gerade Medusa getötet. Im Vorbeifliegen entdeckt er die Gefesselte. Bei Ovid fliegt er mit Flügeln an den Sandalen. Das Pferd Pegasus gaben ihm spätere Künstler.",
    "Rutilio Manetti war ein Maler aus Siena. Unten links ist die Zahl 699 aufgemalt: eine alte Inventarnummer.",
  ],
  audio: {
    warning: "In dieser Beschreibung kommt eine nackte Frau in Ketten vor.",
    label: [
      "Andromeda, von Perseus befreit.",
      "Ein Gemälde von Rutilio Manetti.",
      "Auf Italienisch heißt das Bild <it>Andromeda liberata da Perseo</it>.",
      "Gemalt um sechzehnhundertelf oder sechzehnhundertzwölf.",
      "Öl auf Leinwand.",
    ],
    size: [
      "Das Bild ist ein Hochformat, so hoch wie ein Erwachsener.",
      "In der Breite misst es etwa zwei Drittel davon.",
      "Hundertsiebenundsiebzig Zentimeter hoch, hundertzwanzig breit.",
    ],
    subject: "Ein Ungeheuer bedroht die angekettete Andromeda, und ihr Retter naht.",
    namesSides: true,
    path: [
      "Auf der rechten Seite sitzt Andromeda auf einem Felsen.",
      "Sie ist nackt, und um ihre Handgelenke liegen Ketten.",
      "Ihr Blick geht voller Angst zum Meer.",
      "Unten links öffnet ein Ungeheuer das Maul.",
      "Hinter dem Ungeheuer schwimmt ein kleines Boot.",
      "Oben reitet Perseus, bewaffnet, auf einem fliegenden Pferd.",
      "Im Hintergrund reicht das Meer bis zu einem Horizont mit Felsen.",
    ],
    light: [
      "Die Farben sind kühl: Blau, Grün und Grau, wie Wasser unter Wolken.",
      "Der Horizont verschwimmt im Dunst, wie hinter einer angehauchten Scheibe.",
      "Warme Akzente liegen auf Andromedas Haut und auf den Kleidern des Reiters.",
      "Es ist, als würde diese Wärme die beiden verbinden, durch die kalte Luft hindurch.",
      "Die Stimmung ist gespannt: Das Maul ist offen, und die Hilfe ist noch in der Luft.",
    ],
    story: [
      "In Ovids Metamorphosen prahlt Königin Kassiopeia, und ihre Tochter soll dafür mit dem Leben bezahlen.",
      "Perseus entdeckt Andromeda im Vorbeifliegen und kämpft mit dem Ungeheuer.",
    ],
  },
  recordings,
};
