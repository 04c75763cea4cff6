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
      "La Galerie Borghèse pour les personnes sourdes, malentendantes, aveugles ou malvoyantes, en cinq langues.",
  },
  profile: {
    title: "Bienvenue",
    description: "Choisissez votre façon de visiter la Galerie Borghèse.",
    deafness: "Surdité",
    blindness: "Cécité",
  },
  scanner: {
    title: "Scanner une œuvre",
    description: "Scannez le code placé à côté d’une œuvre pour ouvrir sa page.",
    transcribe: "Transcrire votre guide en temps réel",
  },
  captions: {
    title: "Sous-titres en direct",
    description: "Lisez en direct ce que dit votre guide.",
  },
  list: {
    title: "Les œuvres",
    description: "Les œuvres de la Galerie Borghèse, décrites en texte et en audio.",
  },
  artwork: {
    attributed: (artist) => `attribué à ${artist} et à son atelier`,
    description: (title, artist) =>
      `${title}, ${artist} : description du tableau de la Galerie Borghèse.`,
    notInCatalogue: "Aucune œuvre ne porte ce numéro dans le catalogue.",
    listen: "Écouter l’audiodescription",
  },
  tour: {
    title: "Visite guidée par la voix",
    description: "La Galerie Borghèse en trois étapes, avec une voix pour guide.",
  },
  audioDescription: {
    title: (title) => `${title} : audiodescription`,
    description: (title, artist) =>
      `${title}, ${artist} : l’audiodescription du tableau de la Galerie Borghèse.`,
    notFound: "Œuvre introuvable",
  },
};
