import type { CaptionsWords } from "./en.ts";

export const captions: CaptionsWords = {
  title: "Sous-titres en direct",
  description: "Lisez en direct ce que dit votre guide.",
  start: "Démarrer",
  stop: "Arrêter",
  unsupported: "Ce navigateur ne prend pas en charge la reconnaissance vocale.",
  log: "Sous-titres",
  guideSpeaks: "Langue de votre guide",
  ready: "Tout est prêt. Touchez Démarrer quand votre guide commence à parler.",
  stopped: "Sous-titres arrêtés. Le micro est coupé.",
  asking: "Le micro s’active. Si votre appareil vous le demande, autorisez l’accès.",
  listening: "À l’écoute",
  quiet:
    "Aucune parole entendue depuis un moment. Rapprochez votre téléphone de votre guide, sans couvrir le micro.",
  restarting: "Interruption. Reprise en cours…",
  offline: "Pas de connexion Internet. Dès son retour, les sous-titres reprendront d’eux-mêmes.",
  service:
    "Le service de reconnaissance vocale ne répond pas. Nous continuons d’essayer. En attendant, vous pouvez montrer un message à votre guide.",
  problems: {
    refused:
      "Votre navigateur ou votre appareil bloque le micro. Autorisez-le dans les réglages, puis réessayez.",
    lost: "Le micro est introuvable. Vérifiez qu’il est bien connecté, puis réessayez.",
    taken:
      "Une autre application utilise peut-être le micro, par exemple pour un appel. Fermez cette application, puis réessayez.",
    language:
      "Ce navigateur ne peut pas reconnaître la langue choisie. Choisissez-en une autre, ou ouvrez cette page dans un autre navigateur.",
    notOnDevice:
      "Cet appareil ne peut pas reconnaître seul la langue choisie. Choisissez-en une autre, ou laissez le navigateur utiliser son service.",
    unavailable:
      "La reconnaissance vocale est désactivée sur cet appareil ou dans ce navigateur. Activez la dictée dans les réglages, ou ouvrez cette page dans un autre navigateur.",
    homeScreen:
      "La reconnaissance vocale risque de ne pas fonctionner dans une application ouverte depuis l’écran d’accueil. Ouvrez cette page dans Safari.",
    unsupported:
      "Ouvrez cette page dans Chrome ou Edge, ou dans Safari sur iPhone ou iPad. Vous pouvez tout de même montrer un message à votre guide et lire les textes sur les œuvres.",
  },
  gap: (time) => `[… il manque ${time}]`,
  toLive: (count) =>
    count === 0
      ? "Revenir au direct"
      : count === 1
        ? `Revenir au direct (${count} nouveau)`
        : `Revenir au direct (${count} nouveaux)`,
  screenMayTurnOff:
    "Votre écran risque de s’éteindre de lui-même. Choisissez un délai plus long dans les réglages d’affichage de votre appareil.",
  where: {
    device:
      "La voix de votre guide est transcrite sur cet appareil. Elle n’est envoyée nulle part.",
    service:
      "Pour transcrire la voix de votre guide, ce navigateur peut l’envoyer à un service géré par son éditeur. Varco ne la reçoit jamais.",
    askFirst:
      "Demandez d’abord à votre guide si cela lui convient. Les sous-titres peuvent contenir des erreurs.",
    onDevice: "Reconnaître la parole sur cet appareil uniquement",
    download: "Télécharger la langue, pour reconnaître la parole sur cet appareil",
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
    calmMeans: "Affiche des phrases entières, et non chaque mot au fur et à mesure.",
  },
  keep: {
    title: "Garder ou effacer",
    nothing: "Il n’y a pas encore de sous-titres.",
    kept: "Les sous-titres restent sur cet appareil pour la journée, sauf si vous les effacez ou terminez la visite.",
    notKept:
      "Ce navigateur ne nous permet pas de garder les sous-titres. Enregistrez-les ou partagez-les avant de quitter cette page.",
    save: "Enregistrer en fichier texte",
    share: "Partager",
    copy: "Copier",
    copied: "Texte copié.",
    notCopied: "Impossible de copier le texte. Enregistrez-le plutôt dans un fichier.",
    clear: "Effacer les sous-titres",
    cleared: "Les sous-titres ont été effacés.",
    undo: "Annuler",
    restored: "Les sous-titres sont de retour.",
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
