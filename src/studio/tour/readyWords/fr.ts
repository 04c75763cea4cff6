import type { ReadyWords, ReadyValues } from "./en.ts";

const commands = [
  "Suivant, pour aller à l’étape suivante.",
  "Précédent, pour revenir à l’étape précédente.",
  "Répéter, pour réentendre l’étape.",
  "Aide, pour retrouver ces explications.",
];
const inShort = [
  "Suivant, pour l’étape suivante.",
  "Précédent, pour l’étape précédente.",
  "Répéter, pour réentendre cette étape.",
  "Aide, pour réentendre ces explications.",
];
const start = [
  "À partir de maintenant, cette voix ne parlera que si vous le demandez.",
  "Ainsi, elle ne couvrira pas votre lecteur d’écran.",
  "Pour commencer, appuyez sur le bouton Écouter.",
];

export const fr: ReadyWords = {
  // “Étape” is feminine, which a number shows only where it is counted: vingt et une étapes.
  howMany: (number) =>
    number === "un"
      ? "La visite ne compte qu’une étape"
      : `La visite compte ${number.replace(/un$/, "une")} étapes`,
  by: (name) => `par ${name}`,
  and: "et",

  scripts: (said) => ({
    introduction: [
      welcome(said),
      ["Pour suivre la visite, quatre mots suffisent.", ...commands],
      [
        "Pour parler, appuyez sur le bouton Activer le micro.",
        "Attendez le signal, puis dites l’un des quatre mots.",
        "Si vous préférez ne pas parler, quatre grands boutons à l’écran font la même chose.",
      ],
      [...start],
    ],
    introductionByButtons: [
      welcome(said),
      ["Pour suivre la visite, vous avez quatre grands boutons à l’écran.", ...commands],
      ["Sur cet appareil, les commandes vocales ne fonctionnent pas\u00A0: utilisez les boutons."],
      [...start],
    ],
    help: [
      ["Voici les quatre mots de la visite.", ...inShort],
      [
        "Appuyez sur le bouton Activer le micro, attendez le signal, puis dites l’un de ces mots.",
        "Sans parler, vous pouvez aussi utiliser les quatre grands boutons de l’écran.",
      ],
    ],
    helpByButtons: [["Voici les quatre grands boutons de l’écran.", ...inShort]],
    notRecognised: [
      [
        "Aucun des quatre mots n’a été reconnu.",
        "Dites Suivant, Précédent, Répéter ou Aide, ou utilisez les quatre grands boutons.",
      ],
    ],
    completed: [
      [
        "La visite est terminée.",
        "Merci de l’avoir suivie avec Varco.",
        "Pour réentendre la dernière étape, choisissez Répéter.",
        "Toutes les œuvres de ce guide sont dans la liste.",
      ],
    ],
    cannotGoBack: [
      [
        "C’est la première étape.",
        "Aucune autre ne la précède.",
        "Pour continuer, choisissez Suivant.",
      ],
    ],
  }),
};

function welcome({ name, howMany, stop }: ReadyValues) {
  return [
    ...(name ? [`${name}.`] : []),
    "Bienvenue.",
    "Varco vous accompagne dans une visite conçue pour les personnes aveugles ou malvoyantes.",
    `${howMany}, et vous êtes à l’${stop}.`,
  ];
}
