import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Reconnaissance vocale sur cet appareil",
  means:
    "Cet appareil peut transcrire la parole à lui seul. Rien de ce qui est dit n’en sort, et cela fonctionne sans Internet.",
  needs: (size) =>
    `Il faut pour cela un téléchargement de ${size}. Vérifiez d’abord que cet appareil est assez rapide : cela prend quelques secondes et charge environ 4 Mo.`,
  either: (one, other) => `${one} ou ${other}`,
  check: "Vérifier cet appareil",
  checking: "Vérification de la rapidité de cet appareil. Cela prend quelques secondes.",
  cancel: "Annuler la vérification",
  cancelled: "La vérification a été annulée.",
  notChecked:
    "La vérification n’a pas pu être chargée. Vérifiez votre connexion Internet, puis réessayez.",
  checkAgain: "Vérifier à nouveau",
  able: "Cet appareil est assez rapide.",
  unable:
    "Cet appareil est trop lent pour transcrire la parole à lui seul. Ouvrez cette page dans Chrome ou Edge, ou dans Safari sur iPhone ou iPad. Les boutons du parcours et les messages pour votre guide fonctionnent ici aussi.",
  quality: (inLanguage, words) =>
    `Quand la parole ${inLanguage} est claire, environ un mot sur ${words} est faux, et davantage là où il y a du bruit.`,
  lag: (time) => `Les mots arrivent environ ${time} après avoir été prononcés.`,
  download: (size) => `Télécharger, ${size}`,
  smaller: (size, words) =>
    `Il existe aussi un téléchargement plus léger, ${size} : avec lui, environ un mot sur ${words} est faux.`,
  downloadSmaller: (size) => `Télécharger la version légère, ${size}`,
  downloading: "Téléchargement de la reconnaissance vocale",
  kept: (size) =>
    `La reconnaissance vocale est sur cet appareil, ${size}. Elle fonctionne sans Internet, et rien de ce qui est dit ne sort de l’appareil.`,
  use: "Reconnaître la parole sur cet appareil",
  inUse: (size) =>
    `La parole est reconnue sur cet appareil (${size}). Rien de ce qui est dit n’en sort, et Internet n’est pas nécessaire.`,
  stopUsing: "Ne plus reconnaître la parole sur cet appareil",
  stopped: "La parole n’est plus reconnue sur cet appareil.",
  captions: {
    behind: (seconds) =>
      `À l’écoute. Les sous-titres ont environ ${seconds} secondes de retard et le rattrapent.`,
    modelMissing:
      "La reconnaissance vocale n’est plus sur cet appareil. Téléchargez-la de nouveau ci-dessous, ou cessez de reconnaître la parole sur cet appareil. Touchez ensuite Démarrer.",
    modelFails:
      "Cet appareil n’a pas pu reconnaître la parole à lui seul : il manque peut-être de mémoire. Fermez d’autres applications et onglets, puis touchez Démarrer, ou cessez ci-dessous de reconnaître la parole sur cet appareil.",
  },
  tour: {
    byItself:
      "Sous les boutons, vous pouvez préparer cet appareil à comprendre votre voix par lui-même.",
    modelMissing: "Cet appareil n’a plus ce qu’il lui faut pour comprendre vos paroles.",
    modelFails:
      "Cet appareil ne parvient pas à comprendre vos paroles par lui-même. Sa mémoire libre est peut-être insuffisante.",
  },
};
