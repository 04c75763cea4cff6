import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/fr/andromeda?recordings";

export const andromeda: WorkWords = {
  alt: "Illustration, et non le tableau : un cheval blanc ailé passe devant un soleil rouge, au-dessus d’une vague qui s’enroule et d’un rocher où pend une chaîne au fer ouvert.",
  short:
    "Andromède est assise sur un rocher, nue, les poignets enchaînés. Effrayée, elle regarde vers la mer, où un monstre ouvre la gueule. Au-dessus, Persée, armé, arrive sur un cheval volant pour la délivrer. Rutilio Manetti a peint la scène vers 1611 ou 1612.",
  description: [
    "À droite, Andromède est assise sur un rocher. Elle est nue, les poignets enchaînés. Effrayée, elle regarde vers la mer. En bas à gauche, un monstre ouvre la gueule. Derrière lui flotte un petit bateau. Au-dessus, Persée, armé, traverse les airs sur un cheval volant. La mer s’étend jusqu’à un horizon brumeux, avec des rochers. Les bleus, les verts et les gris refroidissent la scène. Des accents chauds touchent la peau d’Andromède et les vêtements de Persée.",
    "Selon le mythe, la reine Cassiopée s’est vantée d’être plus belle que les Néréides, les nymphes de la mer. Le dieu de la mer envoie un monstre, et un oracle exige que la fille de la reine, Andromède, soit livrée à la bête. Ovide raconte le sauvetage dans ses Métamorphoses. Persée vient de tuer Méduse. En plein vol, il aperçoit Andromède et descend vers elle. Chez Ovide, il vole grâce à des sandales ailées. Des artistes venus plus tard lui donnent le cheval Pégase.",
    "Rutilio Manetti était un peintre de Sienne. En bas à gauche du tableau est peint le nombre 699 : c’est un ancien numéro d’inventaire.",
  ],
  audio: {
    warning: "Cette description parle d’une femme nue et enchaînée.",
    label: [
      "Andromède délivrée par Persée, en italien <it>Andromeda liberata da Perseo</it>.",
      "Un tableau de Rutilio Manetti.",
      "Peint vers mille six cent onze ou mille six cent douze.",
      "Huile sur toile.",
    ],
    size: [
      "C’est un format vertical, haut comme un adulte debout, et moins large d’un tiers.",
      "Cent soixante-dix-sept centimètres de haut, cent vingt de large.",
    ],
    subject: "Andromède est enchaînée, un monstre la menace, et un sauveur arrive.",
    namesSides: true,
    path: [
      "À droite, Andromède est assise sur un rocher.",
      "Elle est nue, les poignets enchaînés.",
      "Effrayée, elle regarde vers les flots.",
      "En bas à gauche, un monstre marin ouvre la gueule.",
      "Derrière le monstre flotte un petit bateau.",
      "Au-dessus, Persée, armé, monte un cheval volant.",
      "Au fond, la mer s’étend jusqu’à un horizon avec des rochers.",
    ],
    light: [
      "Les couleurs sont froides : des bleus, des verts, des gris, comme l’eau sous les nuages.",
      "L’horizon est brumeux, comme une vitre couverte de buée.",
      "Des accents chauds touchent la peau d’Andromède et les vêtements de Persée.",
      "Cette chaleur semble les relier, à travers l’air froid.",
      "La scène est tendue : la gueule est ouverte, et le secours est encore dans les airs.",
    ],
    story: [
      "Dans Les Métamorphoses d’Ovide, une reine s’est vantée, et sa fille Andromède doit payer pour elle.",
      "En plein vol, Persée l’aperçoit et descend combattre le monstre.",
    ],
  },
  recordings,
};
