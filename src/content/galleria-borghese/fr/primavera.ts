import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/fr/primavera?recordings";

export const primavera: WorkWords = {
  alt: "Illustration, et non le tableau : un chien de chasse brun est assis près d’un seau de lait, sous une branche aux fleurs roses, devant des collines vertes.",
  short:
    "Un printemps sans déesse : tout près de nous, des paysans et leurs animaux, aux travaux de la saison. On chasse avec des chiens, on cueille des fleurs, on trait les bêtes, dans un pays de collines, sous un vaste ciel. Attribué à Jacopo Bassano et à son atelier, vers 1576 ou 1577.",
  description: [
    "Le tableau s’appelle Le Printemps, mais aucune déesse n’y répand de fleurs. Ici, le printemps, c’est ce que l’on fait à cette époque de l’année. Des paysans et des animaux sont tout près de nous. On chasse avec des chiens, on trait les bêtes, on cueille des fleurs. Derrière s’étend un pays de collines, sous un vaste ciel. Les bruns de terre et les verts profonds dominent, avec des éclats de rouge et de blanc. Sur les collines, la lumière est celle du crépuscule.",
    "Depuis longtemps, les calendriers représentaient chaque mois par ses travaux. Vers 1574 ou 1575, Jacopo Bassano en tire une idée neuve : des tableaux sur les saisons, où les gens de la campagne tiennent le premier rôle. On les a copiés dans toute l’Europe.",
    "Jacopo da Ponte est appelé Bassano, du nom de sa ville, Bassano del Grappa. Il y travaillait avec sa famille, dans leur atelier. Qui a peint cette toile ? Les spécialistes ne sont pas d’accord, et c’est pourquoi l’on écrit « attribué à ». Le tableau est mentionné dans la collection pour la première fois en 1650.",
  ],
  audio: {
    label: [
      "Le Printemps, en italien <it>Primavera</it>.",
      "Attribué à Jacopo Bassano et à son atelier.",
      "Peint vers mille cinq cent soixante-seize ou mille cinq cent soixante-dix-sept.",
      "Huile sur toile.",
    ],
    size: [
      "C’est un format horizontal, un peu plus large que deux bras écartés.",
      "Cent quarante et un centimètres de haut, cent quatre-vingt-six de large.",
    ],
    subject: "Dans la campagne, des paysans, avec leurs animaux, font les travaux du printemps.",
    path: [
      "Au premier plan, il y a les paysans et leurs animaux.",
      "Aucune déesse parmi eux : ici, la saison est faite de travail.",
      "Certains chassent avec des chiens.",
      "D’autres cueillent des fleurs.",
      "D’autres encore traient les bêtes.",
      "La place de chacun n’est pas décrite : nous ne l’avons pas encore vérifiée devant le tableau.",
      "Derrière eux, la campagne monte en collines.",
      "Au-dessus des collines s’ouvre un vaste ciel.",
    ],
    light: [
      "Les couleurs principales : un brun de terre labourée et un vert profond, comme le lierre.",
      "Entre elles éclatent un rouge de braise et un blanc de linge lavé.",
      "La lumière du crépuscule se pose sur les collines.",
      "On a l’impression d’un travail partagé.",
    ],
    story: [
      "Jacopo Bassano a inventé ce genre de tableau vers mille cinq cent soixante-quatorze ou soixante-quinze.",
      "Ces tableaux ont été copiés dans toute l’Europe.",
    ],
  },
  recordings,
};
