import type { Messages } from "./en.ts";

export const fr: Messages = {
  skipToContent: "Aller au contenu",
  back: "Retour",
  loading: "Chargement",
  close: "Fermer",
  languageIs: (name) => `Langue : ${name}`,
  chooseLanguage: "Choisissez votre langue",
  welcome: {
    title: "Choisissez votre langue",
    description:
      "La Galerie Borghèse pour les visiteurs sourds, malentendants, aveugles ou malvoyants, en cinq langues.",
  },
  profile: {
    title: "Bienvenue",
    description: "Choisissez votre façon de visiter la Galerie Borghèse.",
    deafness: "Surdité",
    blindness: "Cécité",
  },
  scanner: {
    title: "Scanner une œuvre",
    description: "Ouvrez la page d’une œuvre en scannant le code placé à côté d’elle.",
    transcribe: "Transcrire le guide en temps réel",
  },
  captions: {
    title: "Sous-titres en direct",
    description: "Lisez les paroles de votre guide au moment où il les prononce.",
  },
  list: {
    title: "Les œuvres",
    description: "Les œuvres de la Galerie Borghèse à lire et à écouter.",
  },
  artwork: {
    attributed: (artist) => `attribué à ${artist} et son atelier`,
    description: (title, artist) =>
      `${title}, ${artist} : description du tableau de la Galerie Borghèse.`,
    notInCatalogue: "Aucune œuvre ne porte ce numéro dans le catalogue.",
    listen: "Audiodescription",
  },
  tour: {
    title: "Visite guidée par la voix",
    description: "Trois étapes dans la Galerie Borghèse, guidées par une voix.",
  },
  audioDescription: {
    title: (title) => `${title} : audiodescription`,
    description: (title, artist) =>
      `Écoutez l’audiodescription de ${title}, ${artist}, à la Galerie Borghèse.`,
    notFound: "Œuvre introuvable",
  },
};
