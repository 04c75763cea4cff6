import type { TourScripts } from "../../museum.ts";
import type { Stop } from "../facts.ts";
import { recordings } from "../recordings/fr/tour-*?recordings";

export const tour: TourScripts<Stop> = {
  introduction: [
    [
      "Bienvenue à la Galerie Borghèse.",
      "Ici Varco, une voix de synthèse pour les personnes aveugles ou malvoyantes.",
      "Trois tableaux nous attendent, et vous êtes à l’étape un sur trois.",
    ],
    [
      "Quatre mots guident la visite.",
      "Suivant, pour aller à l’étape suivante.",
      "Précédent, pour revenir à l’étape précédente.",
      "Répéter, pour réentendre l’étape.",
      "Aide, pour retrouver ces explications.",
    ],
    [
      "Pour parler, appuyez sur le bouton Activer le micro.",
      "Attendez le signal, puis dites l’un des quatre mots.",
      "Si vous préférez ne pas parler, quatre grands boutons font la même chose.",
    ],
    [
      "À partir de maintenant, cette voix ne parlera que si vous le demandez.",
      "Ainsi, elle ne couvrira pas votre lecteur d’écran.",
      "Pour commencer, appuyez sur le bouton Écouter.",
    ],
  ],
  introductionByButtons: [
    [
      "Bienvenue à la Galerie Borghèse.",
      "Ici Varco, une voix de synthèse pour les personnes aveugles ou malvoyantes.",
      "Trois tableaux nous attendent, et vous êtes à l’étape un sur trois.",
    ],
    [
      "Pour suivre la visite, vous avez quatre grands boutons à l’écran.",
      "Suivant, pour aller à l’étape suivante.",
      "Précédent, pour revenir à l’étape précédente.",
      "Répéter, pour réentendre l’étape.",
      "Aide, pour retrouver ces explications.",
    ],
    ["Sur cet appareil, les commandes vocales ne fonctionnent pas : utilisez les boutons."],
    [
      "À partir de maintenant, cette voix ne parlera que si vous le demandez.",
      "Ainsi, elle ne couvrira pas votre lecteur d’écran.",
      "Pour commencer, appuyez sur le bouton Écouter.",
    ],
  ],
  steps: {
    apollo: [
      ["Étape un sur trois.", "Apollon, peint par Dosso Dossi."],
      [
        "Les tableaux changent parfois de place : demandez au personnel de vous conduire jusqu’à celui-ci.",
        "C’est un format vertical, presque de la hauteur d’une porte.",
      ],
      [
        "Au centre, Apollon est assis, à demi nu, des feuilles de laurier autour de la tête.",
        "Il vient de lever l’archet d’une <it>lira da braccio</it>, un instrument tenu comme un violon.",
        "Une étoffe verte, bordée de fil d’or, couvre le bas du corps d’Apollon.",
        "Loin derrière lui, à gauche, minuscule, Daphné court et se change en laurier.",
      ],
      [
        "La description complète est sur la page de cette œuvre.",
        "Pour la deuxième étape, choisissez Suivant.",
      ],
    ],
    davide: [
      [
        "Étape deux sur trois.",
        "David avec la tête de Goliath, peint par Battistello Caracciolo.",
        "Ce tableau montre une tête coupée.",
      ],
      [
        "Demandez au personnel le David de Caracciolo : d’autres œuvres du musée montrent aussi David.",
        "C’est un format vertical, haut comme une porte et un peu plus large.",
      ],
      [
        "David apparaît de la tête aux pieds, à peu près grandeur nature.",
        "Il porte un chapeau à plumes et s’appuie sur la poignée d’une épée.",
        "Un rayon de lumière frappe le haut de son corps et la tête de Goliath.",
        "Le reste est sombre.",
      ],
      [
        "La description complète est sur la page de cette œuvre.",
        "Pour la dernière étape, choisissez Suivant.",
      ],
    ],
    autunno: [
      [
        "Étape trois sur trois.",
        "L’Automne, en italien <it>Autunno</it>, attribué à Jacopo Bassano et à son atelier.",
      ],
      [
        "Demandez au personnel de vous conduire jusqu’au tableau.",
        "C’est un format horizontal, un peu plus large que deux bras écartés.",
      ],
      [
        "Ce sont les vendanges.",
        "Des paysans cueillent le raisin, le foulent et réparent les tonneaux.",
        "Les couleurs sont un brun de terre et un vert profond, avec des éclats rouges et blancs.",
        "Au loin, en petit, Moïse reçoit les Tables de la Loi.",
      ],
      [
        "La description complète est sur la page de cette œuvre.",
        "Pour terminer la visite, choisissez Suivant.",
      ],
    ],
  },
  help: [
    [
      "Voici les quatre mots de la visite.",
      "Suivant, pour l’étape suivante.",
      "Précédent, pour l’étape précédente.",
      "Répéter, pour réentendre cette étape.",
      "Aide, pour ces explications.",
    ],
    [
      "Appuyez sur le bouton Activer le micro, attendez le signal, puis dites l’un de ces mots.",
      "Sans parler, vous pouvez aussi utiliser les quatre grands boutons de l’écran.",
    ],
  ],
  helpByButtons: [
    [
      "Voici les quatre grands boutons de l’écran.",
      "Suivant, pour l’étape suivante.",
      "Précédent, pour l’étape précédente.",
      "Répéter, pour réentendre cette étape.",
      "Aide, pour ces explications.",
    ],
  ],
  notRecognised: [
    [
      "Aucun des quatre mots n’a été reconnu.",
      "Dites Suivant, Précédent, Répéter ou Aide, ou utilisez les quatre grands boutons.",
    ],
  ],
  completed: [
    [
      "La visite est terminée.",
      "Merci d’avoir visité la Galerie Borghèse avec Varco.",
      "Pour réentendre la dernière étape, choisissez Répéter.",
      "Trois autres tableaux sont décrits dans la liste des œuvres.",
    ],
  ],
  cannotGoBack: [
    [
      "C’est la première étape.",
      "Aucune autre ne la précède.",
      "Pour continuer, choisissez Suivant.",
    ],
  ],
  recordings,
};
