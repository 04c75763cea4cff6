import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/it/autunno?recordings";

export const autunno: WorkWords = {
  alt: "Illustrazione, non il dipinto: tre grappoli d’uva scura pendono sotto foglie di vite, sopra un tino pieno d’uva e una botte.",
  short:
    "È tempo di vendemmia: c’è chi coglie l’uva, chi la pigia, chi ripara le botti. Lontano, in una piccola scena, Mosè riceve le Tavole della Legge. La stagione è raccontata attraverso il suo lavoro, in un quadro attribuito a Jacopo Bassano e bottega, verso il 1576 o il 1577.",
  description: [
    "È tempo di vendemmia. Vicino a noi c’è chi coglie l’uva, chi la pigia con i piedi, chi ripara le botti per il vino nuovo. Lontano, piccola, c’è una scena del tutto diversa: Mosè riceve le Tavole della Legge. Il lavoro di ogni giorno è grande e vicino; il racconto della Bibbia è piccolo e lontano.",
    "Questa idea fu di Jacopo Bassano. Da tempo i calendari mostravano i mesi con i loro lavori. Verso il 1574 o il 1575 Jacopo cominciò a farne quadri delle stagioni. Non ci sono dee dell’autunno né allegorie: ci sono contadini al lavoro. Questi quadri furono copiati in tutta Europa.",
    "I bruni della terra e i verdi profondi dominano, con lampi di rosso e di bianco. Ci sono anche delle colline, nella luce del crepuscolo. Jacopo lavorava con la famiglia a Bassano del Grappa. Gli studiosi non sono d’accordo su chi abbia dipinto questo quadro: per questo si scrive «attribuito a». Nella collezione è citato per la prima volta nel 1650.",
  ],
  audio: {
    label: [
      "Autunno, quadro attribuito a Jacopo Bassano e alla sua bottega.",
      "Dipinto verso il millecinquecentosettantasei o il millecinquecentosettantasette.",
      "Olio su tela.",
    ],
    size: [
      "Il quadro è orizzontale, un po’ più largo di due braccia aperte.",
      "È alto centotrentatré centimetri e largo centottantacinque.",
    ],
    subject: "I contadini fanno la vendemmia, dalla vite alla botte.",
    path: [
      "In primo piano c’è gente al lavoro per la vendemmia.",
      "C’è chi coglie l’uva.",
      "C’è chi la pigia, schiacciandola con i piedi.",
      "C’è chi ripara le botti che accoglieranno il vino.",
      "Non diciamo dove sta ciascuno: dobbiamo ancora verificarlo davanti al dipinto.",
      "Lontano, sullo sfondo, c’è una piccola scena della Bibbia.",
      "Mosè riceve le Tavole della Legge, le lastre di pietra con i dieci comandamenti.",
    ],
    light: [
      "I colori principali sono il bruno, come la terra arata, e il verde profondo, come l’edera.",
      "Tra questi si accendono il rosso, come la brace, e il bianco, come il lino lavato.",
      "Ci sono anche delle colline, nella luce del crepuscolo.",
      "Si può immaginare l’odore del mosto, cioè del succo dell’uva pigiata.",
    ],
    story: [
      "I vecchi calendari mostravano ogni mese con i suoi lavori.",
      "Verso il millecinquecentosettantaquattro o il millecinquecentosettantacinque Jacopo Bassano cominciò a dipingere così le stagioni.",
    ],
  },
  recordings,
};
