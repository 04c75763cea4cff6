import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/it/rinaldo-e-armida?recordings";

export const rinaldoEArmida: WorkWords = {
  alt: "Illustrazione, non il dipinto: uno specchio argentato con il manico, legato da una ghirlanda di fiori rosa e bianchi, davanti a colline scure al crepuscolo.",
  short:
    "Il cavaliere Rinaldo, stregato, dorme sul carro incantato guidato dalla maga Armida. A destra è appeso uno specchio: è il segno del risveglio che verrà. Alessandro Tiarini prese la storia dalla Gerusalemme liberata di Tasso e la dipinse tra il 1620 e il 1625 circa.",
  description: [
    "Un cavaliere dorme, una maga guida. Armida ha stregato Rinaldo e lo porta via sul suo carro incantato. A destra è appeso uno specchio. Per chi conosce la storia è un segno: un giorno Rinaldo si vedrà riflesso e si risveglierà.",
    "I due amanti vengono dalla Gerusalemme liberata di Tasso, un poema sulla prima crociata pubblicato nel 1581. Nel canto quattordicesimo Armida trova il suo nemico addormentato. È venuta per ucciderlo, ma lo guarda e se ne innamora. Lo lega con i fiori e lo porta con sé. Nel canto sedicesimo uno specchio accompagna i giorni del loro amore. A quei giorni mette fine uno scudo lucido: Rinaldo ci si specchia e vede che cosa è diventato.",
    "Alessandro Tiarini, nato a Bologna nel 1577, era noto come grande lettore. Dipinse più volte gli amanti di Tasso. A Villa Borghese questo quadro è documentato per la prima volta nel 1650.",
  ],
  audio: {
    label: [
      "Rinaldo e Armida, di Alessandro Tiarini.",
      "Dipinto tra il milleseicentoventi e il milleseicentoventicinque circa.",
      "Olio su tela.",
    ],
    size: [
      "Il quadro è orizzontale, largo quanto la statura di un uomo alto.",
      "È alto centoventisette centimetri e mezzo e largo centottantotto e mezzo.",
    ],
    subject:
      "La maga Armida porta via, sul suo carro incantato, il cavaliere Rinaldo addormentato.",
    namesSides: true,
    path: [
      "C’è un carro, e lo guida Armida.",
      "Sul carro, Rinaldo dorme.",
      "È sotto un incantesimo.",
      "Armida invece è sveglia.",
      "Lui dorme, lei agisce.",
      "Non diciamo da che lato sta ciascuno: dobbiamo ancora verificarlo davanti al dipinto.",
      "A destra è appeso uno specchio.",
      "È il segno del risveglio che deve ancora venire.",
    ],
    light: [
      "Non descriviamo nemmeno i colori e lo sfondo: dobbiamo ancora verificarli.",
      "L’atmosfera nasce da un contrasto: lui riposa, e intanto il viaggio procede.",
      "Nel sonno, Rinaldo non può sapere dove Armida lo porta.",
    ],
    story: [
      "Nella Gerusalemme liberata, il poema di Tasso, Armida viene per uccidere Rinaldo, ma se ne innamora.",
      "Lo lega con i fiori; più tardi lui si specchia in uno scudo e si risveglia.",
    ],
  },
  recordings,
};
