import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Reconnaissance vocale sur cet appareil",
  means:
    "La parole peut être transcrite sur l’appareil lui-même. Rien de ce qui est dit ne quitte alors cet appareil, et Internet n’est pas nécessaire.",
  needs: (size) =>
    `Il faut pour cela télécharger ${size}. Vérifiez d’abord si cet appareil est assez rapide : cela prend quelques secondes et demande un téléchargement d’environ 4 Mo.`,
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
    "Cet appareil est trop lent pour transcrire lui-même la parole. Vous pouvez utiliser la reconnaissance vocale dans Chrome ou Edge, ou dans Safari sur iPhone ou iPad. Elle peut alors avoir besoin d’Internet. Les boutons de la visite guidée par la voix et les messages pour votre guide fonctionnent dans tous les cas.",
  quality: (inLanguage, words) =>
    `Quand on parle distinctement ${inLanguage}, environ un mot sur ${words} est mal reconnu, et davantage là où il y a du bruit.`,
  lag: (time) => `Les mots arrivent environ ${time} après avoir été prononcés.`,
  download: (size) => `Télécharger, ${size}`,
  smaller: (size, words) =>
    `Il existe aussi une version plus légère, de ${size} : avec elle, environ un mot sur ${words} est mal reconnu.`,
  downloadSmaller: (size) => `Télécharger la version plus légère, ${size}`,
  downloading: "Téléchargement de la reconnaissance vocale",
  kept: (size) =>
    `La reconnaissance vocale est sur cet appareil, ${size}. Quand vous l’utilisez, rien de ce qui est dit ne quitte l’appareil, et Internet n’est pas nécessaire.`,
  use: "Reconnaître la parole sur cet appareil",
  inUse: (size) =>
    `La parole est reconnue sur cet appareil (${size}). Rien de ce qui est dit ne quitte l’appareil, et Internet n’est pas nécessaire.`,
  stopUsing: "Ne plus reconnaître la parole sur cet appareil",
  stopped: "La parole n’est plus reconnue sur cet appareil.",
  captions: {
    preparing:
      "La reconnaissance vocale se prépare. Ce qui se dit en ce moment est déjà entendu et s’écrira dans un instant.",
    finishing: "Sous-titres arrêtés. Le micro est coupé ; les dernières paroles s’écrivent encore.",
    muted:
      "Autre chose utilise le micro de cet appareil, peut-être un appel. Les sous-titres reprendront d’eux-mêmes dès que le micro sera libre.",
    behind: (seconds) =>
      `À l’écoute. Les sous-titres ont environ ${seconds} secondes de retard et le rattrapent.`,
    modelMissing:
      "La reconnaissance vocale n’est plus sur cet appareil. Téléchargez-la de nouveau ci-dessous, ou touchez « Ne plus reconnaître la parole sur cet appareil ». Touchez ensuite Démarrer.",
    modelFails:
      "Cet appareil n’a pas pu reconnaître lui-même la parole : sa mémoire libre est peut-être insuffisante. Fermez les autres applications et les autres onglets, puis touchez Démarrer. Si cela ne suffit pas, touchez ci-dessous « Ne plus reconnaître la parole sur cet appareil ».",
  },
  tour: {
    byItself:
      "Sous les boutons, vous pouvez préparer cet appareil à comprendre lui-même votre voix.",
    modelMissing: "Il manque à cet appareil ce qu’il lui faut pour comprendre vos paroles.",
    modelFails:
      "Cet appareil ne parvient pas à comprendre lui-même vos paroles. Sa mémoire libre est peut-être insuffisante.",
  },
};
