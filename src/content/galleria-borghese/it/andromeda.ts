import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/it/andromeda?recordings";

export const andromeda: WorkWords = {
  alt: "Illustrazione, non il dipinto: un cavallo bianco con le ali vola davanti a un sole rosso, sopra un’onda che si arriccia e una roccia con una catena e un anello aperto.",
  short:
    "Andromeda, nuda, siede su una roccia con le catene ai polsi. Guarda con paura verso il mare, dove un mostro apre le fauci. In alto Perseo, armato, in groppa a un cavallo volante, viene a liberarla. Rutilio Manetti dipinse la scena verso il 1611 o il 1612.",
  description: [
    "A destra, su una roccia, siede Andromeda, nuda, con le catene ai polsi. Guarda con paura verso il mare. In basso a sinistra un mostro apre le fauci; dietro il mostro galleggia una piccola barca. In alto c’è Perseo, armato, in groppa a un cavallo volante. Il mare si stende fino a un orizzonte velato, con rocce. I blu, i verdi e i grigi rendono freddo il quadro. Gli accenti caldi sono sulla pelle di Andromeda e sulle vesti di Perseo.",
    "Secondo il mito, la regina Cassiopea si vantò di essere più bella delle Nereidi, le ninfe del mare. Il dio del mare mandò un mostro, e un oracolo pretese in sacrificio la figlia della regina, Andromeda. Ovidio racconta il salvataggio nelle Metamorfosi. Perseo, che aveva appena ucciso Medusa, passò in volo e vide Andromeda. In Ovidio vola con i sandali alati; artisti venuti dopo gli diedero il cavallo Pegaso.",
    "Rutilio Manetti era un pittore di Siena. In basso a sinistra è dipinto il numero 699: è un vecchio numero d’inventario.",
  ],
  audio: {
    warning: "Questa descrizione parla di una donna nuda in catene.",
    label: [
      "Andromeda liberata da Perseo, di Rutilio Manetti.",
      "Dipinto verso il milleseicentoundici o il milleseicentododici.",
      "Olio su tela.",
    ],
    size: [
      "Il quadro è verticale, alto quanto una persona adulta e largo due terzi dell’altezza.",
      "È alto centosettantasette centimetri e largo centoventi.",
    ],
    subject: "Andromeda è in catene: un mostro la minaccia, e Perseo arriva in volo.",
    namesSides: true,
    path: [
      "A destra, Andromeda siede su una roccia.",
      "È nuda, e ha le catene ai polsi.",
      "I suoi occhi, pieni di paura, sono rivolti verso il mare.",
      "In basso a sinistra, un mostro marino apre le fauci.",
      "Dietro il mostro galleggia una piccola barca.",
      "In alto c’è Perseo, armato, in groppa a un cavallo volante.",
      "Sullo sfondo il mare si stende fino a un orizzonte con rocce.",
    ],
    light: [
      "I colori sono freddi: blu, verdi e grigi, come l’acqua sotto le nuvole.",
      "L’orizzonte è velato, come un vetro appannato dal fiato.",
      "Gli accenti caldi sono sulla pelle di Andromeda e sulle vesti di Perseo.",
      "È come se quel calore unisse i due attraverso l’aria fredda.",
      "L’atmosfera è tesa: le fauci sono aperte, e l’aiuto è ancora in volo.",
    ],
    story: [
      "Nelle Metamorfosi di Ovidio, Andromeda deve pagare con la vita il vanto della madre, Cassiopea.",
      "Perseo, passando in volo, vede Andromeda e affronta il mostro.",
    ],
  },
  recordings,
};
