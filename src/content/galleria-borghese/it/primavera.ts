import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/it/primavera?recordings";

export const primavera: WorkWords = {
  alt: "Illustrazione, non il dipinto: un cane da caccia marrone siede accanto a un secchio di latte, sotto un ramo di fiori rosa, davanti a colline verdi.",
  short:
    "Una primavera senza dea: vicino a noi, i contadini, con gli animali, fanno i lavori della stagione. C’è chi caccia con i cani, chi raccoglie fiori, chi munge, in una campagna collinare sotto un ampio cielo. Attribuito a Jacopo Bassano e bottega, verso il 1576 o il 1577.",
  description: [
    "Il titolo è Primavera, ma qui nessuna dea sparge fiori. La primavera è ciò che la gente fa in questa stagione. Contadini e animali sono vicini a noi: c’è chi caccia con i cani, chi munge, chi raccoglie fiori. Dietro di loro si apre una campagna collinare, sotto un ampio cielo. Dominano i bruni della terra e i verdi profondi, con lampi di rosso e di bianco. La luce sulle colline è quella del crepuscolo.",
    "Da tempo i calendari mostravano ogni mese con i suoi lavori. Verso il 1574 o il 1575 Jacopo Bassano ne fece qualcosa di nuovo: quadri delle stagioni, con la gente dei campi in primo piano. Furono copiati in tutta Europa.",
    "Jacopo da Ponte era detto Bassano dal nome della sua città, Bassano del Grappa, dove lavorava con la famiglia. Gli studiosi non sono d’accordo su chi abbia dipinto questa tela: per questo si scrive «attribuito a». Nella collezione il quadro è citato per la prima volta nel 1650.",
  ],
  audio: {
    label: [
      "Primavera, quadro attribuito a Jacopo Bassano e alla sua bottega.",
      "Dipinto verso il millecinquecentosettantasei o il millecinquecentosettantasette.",
      "Olio su tela.",
    ],
    size: [
      "Il quadro è orizzontale, un po’ più largo di due braccia aperte.",
      "È alto centoquarantuno centimetri e largo centottantasei.",
    ],
    subject: "In campagna, con gli animali, i contadini fanno i lavori della primavera.",
    path: [
      "In primo piano ci sono i contadini e i loro animali.",
      "Fra loro non c’è nessuna dea: qui la stagione è fatta di lavoro.",
      "C’è chi va a caccia con i cani.",
      "C’è chi raccoglie fiori.",
      "C’è chi munge.",
      "Non diciamo dove sta ciascuno: dobbiamo ancora verificarlo davanti al dipinto.",
      "Dietro di loro la campagna sale verso le colline.",
      "Sopra le colline si apre un ampio cielo.",
    ],
    light: [
      "I colori principali sono il bruno, come la terra arata, e il verde profondo, come l’edera.",
      "Tra questi si accendono il rosso, come la brace, e il bianco, come il lino lavato.",
      "Sulle colline si posa la luce del crepuscolo.",
      "Si ha l’impressione di un lavoro condiviso.",
    ],
    story: [
      "Jacopo Bassano inventò questo tipo di quadri verso il millecinquecentosettantaquattro o il millecinquecentosettantacinque.",
      "I suoi quadri delle stagioni furono copiati in tutta Europa.",
    ],
  },
  recordings,
};
