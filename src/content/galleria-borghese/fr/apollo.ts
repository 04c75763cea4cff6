import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/fr/apollo?recordings";

export const apollo: WorkWords = {
  alt: "Illustration, et non le tableau : un instrument proche du violon et son archet, au milieu d’une couronne de laurier, devant un soleil pâle aux rayons dorés.",
  short:
    "Couronné de laurier, Apollon vient de lever l’archet de son instrument, une <it>lira da braccio</it>. Il occupe la plus grande partie de la hauteur de la toile. Loin derrière lui, minuscule, Daphné court et se change en laurier. Dosso Dossi a peint la scène vers 1525.",
  description: [
    "Apollon est assis tout près de nous, à demi nu, couronné de laurier. Il occupe la plus grande partie de la hauteur de la toile. Il vient de lever l’archet de son instrument. Ce n’est pas une lyre antique, c’est une <it>lira da braccio</it>. À la Renaissance, on la tenait comme un violon et on en jouait avec un archet. Une étoffe verte, bordée de fil d’or, couvre le bas du corps d’Apollon. Le laurier répond à ce vert. Le torse massif s’inspire d’une sculpture antique, le Torse du Belvédère.",
    "Loin derrière Apollon, à gauche, quelques coups de pinceau suffisent : Daphné court. Ovide raconte leur histoire dans ses Métamorphoses. Apollon se moque de Cupidon et de son arc. Cupidon se venge. Il blesse Apollon, qui tombe amoureux de la nymphe Daphné. Il blesse aussi Daphné, qui refuse l’amour. Le dieu la poursuit. Elle supplie son père, le dieu-fleuve Pénée, de lui ôter cette forme qui plaît trop. Elle devient laurier.",
    "Dosso Dossi était peintre de cour à Ferrare, auprès d’Alphonse Ier d’Este. En 1693, le tableau était inscrit comme un Orphée. Vers 1800, on attribuait le tableau à Caravage. Plus tard, on y a reconnu la main de Dosso.",
  ],
  audio: {
    label: [
      "Apollon, en italien <it>Apollo</it>.",
      "Un tableau de Dosso Dossi.",
      "Peint vers mille cinq cent vingt-cinq.",
      "Huile sur toile.",
    ],
    size: [
      "C’est un format vertical, presque de la hauteur d’une porte, mais un peu plus large.",
      "Cent quatre-vingt-onze centimètres de haut, cent seize de large.",
    ],
    subject: "Apollon, dieu de la musique, vient de lever l’archet de son instrument.",
    namesSides: true,
    path: [
      "Au premier plan, au centre, Apollon est assis et occupe la plus grande partie de la hauteur.",
      "Une couronne de feuilles de laurier entoure sa tête.",
      "Son torse est nu et massif, comme celui d’une statue antique.",
      "Son bras droit, à votre gauche, est levé et tient l’archet.",
      "Sur son épaule gauche, à votre droite, repose une <it>lira da braccio</it>.",
      "Cet instrument se tient comme un violon et se joue avec un archet.",
      "Sur le bas du corps d’Apollon est posée une étoffe bordée de fil d’or.",
      "Loin derrière lui, à gauche, court une figure minuscule.",
      "C’est Daphné, peinte en quelques coups de pinceau.",
      "Elle se change en laurier.",
      "Plus loin encore, les arbres se serrent, et une ville s’étend au bord de l’eau.",
    ],
    light: [
      "L’étoffe est verte comme la mousse, et le laurier répond à ce vert.",
      "Le visage d’Apollon et son bras levé sortent de l’ombre.",
      "On croirait entendre le silence qui suit une dernière note.",
    ],
    story: [
      "Dans Les Métamorphoses d’Ovide, Cupidon rend Apollon amoureux de Daphné, et Daphné ennemie de l’amour.",
      "Poursuivie par le dieu, elle implore son père et devient laurier.",
    ],
  },
  recordings,
};
