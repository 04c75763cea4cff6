import type { CaptionsMessages } from "./en.ts";

export const captions: CaptionsMessages = {
  title: "Sous-titres en direct",
  description: "Lisez en direct ce que dit votre guide.",
  start: "Démarrer",
  stop: "Arrêter",
  unsupported: "Ce navigateur ne prend pas en charge la reconnaissance vocale.",
  log: "Sous-titres",
  guideSpeaks: "Langue de votre guide",
  ready: "Tout est prêt. Touchez Démarrer juste avant que votre guide commence à parler.",
  stopped: "Sous-titres arrêtés. Le micro est coupé.",
  asking: "Le micro s’active. Si votre appareil vous le demande, autorisez l’accès.",
  listening: "À l’écoute",
  quiet:
    "Aucun mot reconnu depuis quelques secondes. Si votre guide parle, rapprochez votre téléphone, sans couvrir le micro, et vérifiez la langue choisie plus haut.",
  restarting: "Interruption. Reprise en cours…",
  offline:
    "Pas de connexion Internet. Les sous-titres reprendront d’eux-mêmes dès que la connexion sera rétablie.",
  service:
    "La reconnaissance vocale ne répond pas. Nous continuons d’essayer. En attendant, vous pouvez montrer un message à votre guide.",
  problems: {
    refused:
      "Votre navigateur ou votre appareil bloque le micro. Autorisez-le dans les réglages du navigateur ou de l’appareil, puis touchez Démarrer.",
    lost: "Le micro est introuvable. Si vous utilisez un casque ou un micro externe, vérifiez qu’il est bien connecté, puis touchez Démarrer.",
    taken:
      "Une autre application utilise peut-être le micro, par exemple pour un appel. Terminez l’appel ou fermez cette application, puis touchez Démarrer.",
    language:
      "Ce navigateur ne reconnaît pas la langue de votre guide. Ouvrez cette page dans un autre navigateur, ou montrez un message à votre guide.",
    notOnDevice:
      "Cet appareil ne peut pas reconnaître lui-même la langue de votre guide. Désactivez « Reconnaître la parole sur cet appareil uniquement », puis touchez Démarrer.",
    unavailable:
      "La reconnaissance vocale est peut-être désactivée sur cet appareil ou dans ce navigateur. Activez la dictée dans les réglages (sur iPhone ou iPad : Général, Clavier), ou ouvrez cette page dans un autre navigateur.",
    homeScreen:
      "La reconnaissance vocale risque de ne pas fonctionner quand Varco est ouvert depuis l’écran d’accueil. Ouvrez plutôt Varco dans Safari.",
    unsupported:
      "Ouvrez cette page dans Chrome ou Edge, ou dans Safari sur iPhone ou iPad. Vous pouvez tout de même montrer un message à votre guide et lire les textes sur les œuvres.",
  },
  gap: (time) => `[… il manque ${time}]`,
  toLive: (count) =>
    count === 0
      ? "Revenir au direct"
      : count === 1
        ? "Revenir au direct (1 nouvelle phrase)"
        : `Revenir au direct (${count} nouvelles phrases)`,
  screenMayTurnOff:
    "Votre écran risque de s’éteindre de lui-même. Choisissez un délai plus long dans les réglages d’affichage de votre appareil.",
  where: {
    device:
      "La voix de votre guide est transcrite sur cet appareil. Elle n’est envoyée nulle part.",
    service:
      "Pour transcrire la voix de votre guide, ce navigateur peut l’envoyer à un service géré par l’éditeur du navigateur. Varco ne la reçoit jamais.",
    askFirst:
      "Avant de démarrer, demandez à votre guide si les sous-titres lui conviennent. Ils peuvent contenir des erreurs.",
    onDevice: "Reconnaître la parole sur cet appareil uniquement",
    download: "Télécharger cette langue, pour reconnaître la parole sur cet appareil",
    downloading: "Téléchargement de la langue. Cela peut prendre quelques minutes.",
    notDownloaded: "Impossible de télécharger la langue.",
  },
  settings: {
    title: "Texte et couleurs",
    size: "Taille du texte",
    sizes: {
      medium: "Moyenne",
      large: "Grande",
      larger: "Plus grande",
      huge: "Très grande",
      largest: "Maximale",
    },
    theme: "Couleurs",
    themes: { light: "Claires", dark: "Sombres", dim: "Atténuées, pour les salles sombres" },
    calm: "Mode calme",
    calmMeans: "Affiche chaque phrase une fois terminée, et non mot à mot.",
  },
  keep: {
    title: "Garder ou effacer",
    nothing: "Aucun sous-titre pour l’instant.",
    kept: "Les sous-titres restent sur cet appareil pour la journée, sauf si vous les effacez ou si vous terminez la visite. Pour les garder plus longtemps, enregistrez-les ou partagez-les.",
    notKept:
      "Ce navigateur ne nous permet pas de garder les sous-titres. Enregistrez-les ou partagez-les avant de quitter cette page.",
    save: "Enregistrer dans un fichier texte",
    share: "Partager",
    copy: "Copier",
    copied: "Texte copié.",
    notCopied: "Impossible de copier le texte. Enregistrez-le plutôt dans un fichier.",
    clear: "Effacer les sous-titres",
    cleared: "Les sous-titres ont été effacés.",
    undo: "Rétablir les sous-titres",
    restored: "Les sous-titres ont été rétablis.",
    automatic:
      "Texte écrit par la reconnaissance vocale. Il peut comporter des erreurs et des lacunes.",
  },
  show: {
    title: "Montrer un message",
    card: "Fiche pour votre guide",
    ready: "Phrases toutes prêtes",
    write: "Écrire un message",
    show: "Afficher en gros caractères",
    turn: "Retourner le texte",
    others: "Autres messages",
  },
};
