import type { LentMessages } from "./en.ts";

export const lent: LentMessages = {
  asked: {
    question: "Est-ce toujours votre visite ?",
    means: (time) =>
      `Personne n’a utilisé cet appareil depuis un moment. Sans réponse dans un délai de ${time}, la visite prendra fin : ses sous-titres, ses réglages et sa progression seront effacés, pour que la personne suivante ne les trouve pas.`,
    endsIn: (time) => `La visite se termine dans ${time}.`,
    stillMine: "Oui, continuer ma visite",
    beginNew: "Non, commencer une nouvelle visite",
  },
  staff: {
    title: "Un appareil prêté par le musée",
    description:
      "Pour le personnel du musée : entre deux visites, cet appareil demande à qui appartient la visite en cours.",
    means: (time) =>
      `Quand personne n’a utilisé cet appareil depuis un moment, l’application demande « Est-ce toujours votre visite ? ». Sans réponse dans un délai de ${time}, elle termine la visite et revient au premier écran.`,
    deletes:
      "La langue, les réglages, les sous-titres, la progression dans la visite et l’accord pour la reconnaissance vocale sont alors effacés. Les téléchargements et ce réglage restent sur l’appareil.",
    counts:
      "Toucher l’appareil, écouter un enregistrement ou lire des sous-titres qui s’écrivent : tout cela compte comme une utilisation. La question est aussi posée à qui lit longtemps sans toucher l’appareil : ne choisissez pas une durée trop courte.",
    where:
      "Activez ce réglage dans le navigateur où l’application sera utilisée, et non dans une fenêtre privée, qui l’oublie à sa fermeture. Sur un téléphone personnel, cette page n’est pas nécessaire.",
    minutes: "Durée sans utilisation avant la question",
    isOn: (time) => `Activé : cet appareil pose la question après ${time} sans utilisation.`,
    isOff: "Désactivé : cet appareil ne pose pas la question.",
    turnOn: "Activer",
    turnOff: "Désactiver",
    wrongMinutes: (least, most) =>
      `La durée indiquée dans l’adresse ne convient pas : il faut un nombre entier de minutes, de ${least} à ${most}. Choisissez la durée ici.`,
    notKept:
      "Ce navigateur n’a pas conservé le réglage. Quittez la fenêtre privée, ou, dans les réglages du navigateur, autorisez ce site à enregistrer des données, puis réessayez.",
    toStart: "Ouvrir le premier écran",
  },
};
