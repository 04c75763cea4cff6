import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/fr/autunno?recordings";

export const autunno: WorkWords = {
  alt: "Illustration, et non le tableau : trois grappes de raisin noir pendent sous des feuilles de vigne, au-dessus d’une cuve pleine de raisin et d’un tonneau.",
  short:
    "Ce sont les vendanges : on cueille le raisin, on le foule, on répare les tonneaux. L’automne est raconté par ses travaux. Au loin, en petit, Moïse reçoit les Tables de la Loi. Attribué à Jacopo Bassano et à son atelier, vers 1576 ou 1577.",
  description: [
    "C’est le temps des vendanges. Tout près de nous, on cueille le raisin, on le foule avec les pieds, on répare les tonneaux. Loin derrière se passe tout autre chose. La scène est petite : Moïse reçoit les Tables de la Loi. Le travail de tous les jours est grand et proche. La scène biblique est petite et lointaine.",
    "Peindre ainsi les saisons est une idée de Jacopo Bassano. Depuis longtemps, les calendriers représentaient les mois par leurs travaux. Vers 1574 ou 1575, il en tire des tableaux sur les saisons. On n’y trouve ni déesse de l’automne ni allégorie : au premier plan, des paysans à l’ouvrage. Dans toute l’Europe, on a copié ces tableaux.",
    "Les bruns de terre et les verts profonds dominent, avec des éclats de rouge et de blanc. Le crépuscule éclaire les collines. Jacopo travaillait avec sa famille à Bassano del Grappa. Quelle main a peint ce tableau ? Les spécialistes ne sont pas d’accord, et c’est pourquoi l’on écrit « attribué à ». Le tableau est mentionné dans la collection pour la première fois en 1650.",
  ],
  audio: {
    label: [
      "L’Automne, en italien <it>Autunno</it>.",
      "Attribué à Jacopo Bassano et à son atelier.",
      "Peint vers mille cinq cent soixante-seize ou mille cinq cent soixante-dix-sept.",
      "Huile sur toile.",
    ],
    size: [
      "C’est un format horizontal, un peu plus large que deux bras écartés.",
      "Cent trente-trois centimètres de haut, cent quatre-vingt-cinq de large.",
    ],
    subject: "Des paysans font les vendanges, de la vigne au tonneau.",
    path: [
      "Au premier plan, on s’affaire aux vendanges.",
      "Les uns cueillent le raisin.",
      "D’autres le foulent : ils l’écrasent sous leurs pieds.",
      "D’autres encore réparent les tonneaux où ira le vin.",
      "La place de chacun n’est pas décrite : nous ne l’avons pas encore vérifiée devant le tableau.",
      "Au loin, petite, se déroule une scène de la Bible.",
      "Moïse reçoit les Tables de la Loi, les pierres où sont gravés les dix commandements.",
    ],
    light: [
      "Les couleurs principales : un brun de terre labourée et un vert profond, comme le lierre.",
      "Entre elles éclatent un rouge de braise et un blanc de linge lavé.",
      "La lumière du crépuscule se pose sur des collines.",
      "On peut imaginer l’odeur du moût, ce jus qui sort du raisin écrasé.",
    ],
    story: [
      "Les calendriers anciens représentaient chaque mois par ses travaux.",
      "Vers mille cinq cent soixante-quatorze ou soixante-quinze, Jacopo Bassano se met à peindre ainsi les saisons.",
    ],
  },
  recordings,
};
