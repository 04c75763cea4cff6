import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/fr/davide?recordings";

export const davide: WorkWords = {
  alt: "Illustration, et non le tableau : un chapeau rouge à longues plumes au-dessus de la poignée d’une épée dressée, et un faisceau de lumière dorée dans le noir.",
  short:
    "David a tué Goliath. Coiffé d’un chapeau à plumes, il s’appuie sur la poignée d’une épée. Un rayon de lumière frappe le haut de son corps et la tête coupée du géant. Tout le reste est sombre. Battistello Caracciolo a peint ce tableau avant 1612.",
  description: [
    "Le combat est fini. David est devant nous, de la tête aux pieds, à peu près grandeur nature. Il s’appuie sur la poignée d’une épée. Son chapeau à plumes ne vient pas de la Bible : c’était la mode au temps du peintre. Un rayon de lumière, presque une lumière de théâtre, frappe le haut de son corps et la tête coupée de Goliath. Le reste est plongé dans le noir.",
    "La Bible raconte l’histoire dans le premier livre de Samuel. Le géant Goliath défie l’armée d’Israël. David l’affronte avec une fronde, l’abat d’une pierre et lui coupe la tête. Le peintre a choisi l’instant d’après, quand le calme revient.",
    "Giovanni Battista Caracciolo, dit Battistello, est le premier grand peintre de Naples à suivre Caravage. Il a repris la composition d’un David de Guido Reni, aujourd’hui au Louvre. Le tableau a été peint pour le cardinal Scipion Borghèse. Plus tard, on l’a attribué à d’autres peintres. En 1993, un reçu de 1612 a levé le doute : il concerne le cadre du « David peint par Battistello ».",
  ],
  audio: {
    warning: "Cette description parle d’une tête coupée.",
    label: [
      "David avec la tête de Goliath, en italien <it>Davide con la testa di Golia</it>.",
      "Un tableau de Battistello Caracciolo.",
      "Peint avant mille six cent douze.",
      "Huile sur toile.",
    ],
    size: [
      "C’est un format vertical, haut comme une porte et un peu plus large.",
      "Deux cent deux centimètres de haut, cent douze de large.",
    ],
    subject: "David a vaincu le géant Goliath, et le combat est fini.",
    path: [
      "Une seule figure, David, apparaît de la tête aux pieds, à peu près grandeur nature.",
      "Il est coiffé d’un chapeau à plumes.",
      "C’était la mode au temps du peintre.",
      "Il s’appuie sur la poignée d’une épée.",
      "On dirait que l’arme est devenue une canne.",
      "Dans le tableau se trouve aussi la tête coupée de Goliath.",
      "Sa place exacte n’est pas décrite : nous ne l’avons pas encore vérifiée devant le tableau.",
      "Autour d’eux, tout est sombre.",
    ],
    light: [
      "Un rayon de lumière perce le noir, presque comme au théâtre.",
      "Il frappe le haut du corps de David et la tête de Goliath.",
      "Tout le reste demeure sombre, comme une pièce où un seul volet est entrouvert.",
      "Les couleurs ne sont pas décrites : elles aussi restent à vérifier.",
      "L’atmosphère est calme : le danger est passé.",
    ],
    story: [
      "Dans la Bible, au premier livre de Samuel, David abat le géant d’une pierre de fronde.",
      "Caracciolo a peint ce tableau pour le cardinal Scipion Borghèse.",
    ],
  },
  recordings,
};
