import type { Commands } from "./commands.ts";
import type { Messages } from "./en.ts";

const commands: Commands = {
  next: [
    "Suivant",
    "continue",
    "continuons",
    "la suite",
    "prochain",
    "en avant",
    "avancer",
    "on avance",
    "avançons",
    "avancez",
    "poursuivre",
    "poursuivons",
    "poursuivez",
  ],
  back: ["Précédent", "retour", "en arrière", "marche arrière", "recule", "reculons"],
  repeat: [
    "Répéter",
    "répète",
    "répétez",
    "répété",
    "encore une fois",
    "réécoute",
    "réentendre",
    "redis",
    "redites",
    "redire",
    "pas compris",
    "pas entendu",
    "mal entendu",
  ],
  help: [
    "Aide",
    "je peux dire",
    "puis-je dire",
    "je dois dire",
    "dois-je dire",
    "que puis-je faire",
    "que dois-je faire",
    "comment ça marche",
    "comment faire",
    "comment ça fonctionne",
    "quoi dire",
    "quels mots",
    "quatre mots",
    "les commandes",
    "quelles commandes",
    "instructions",
    "options",
  ],
};

export const fr: Messages = {
  skipToContent: "Aller au contenu",
  back: "Retour",
  loading: "Chargement",
  close: "Fermer",
  tryAgain: "Réessayer",
  languageIs: (name) => `Langue : ${name}`,
  endVisit: {
    button: "Terminer la visite",
    question: "Terminer votre visite ?",
    consequence: "Votre choix de langue et vos réglages seront effacés de cet appareil.",
    goOn: "Continuer la visite",
    ended: "Votre visite est terminée. Vos choix ont été effacés de cet appareil.",
  },
  welcome: {
    description:
      "Une visite pour les personnes sourdes, malentendantes, aveugles ou malvoyantes, en cinq langues.",
  },
  profile: {
    title: "Bienvenue",
    description: "Choisissez votre façon de visiter le musée.",
    deafness: "Surdité",
    deafnessMeans:
      "Personnes sourdes ou malentendantes : sous-titres en direct, QR codes à scanner, textes à lire",
    blindness: "Cécité",
    blindnessMeans:
      "Personnes aveugles ou malvoyantes : visite guidée par la voix et audiodescriptions",
  },
  scanner: {
    title: "Scanner une œuvre",
    description: "Scannez le QR code placé à côté d’une œuvre pour ouvrir sa page.",
    activateCamera: "Touchez pour activer la caméra",
    transcribe: "Transcrire en direct ce que dit votre guide",
    cameraFailed:
      "Impossible d’accéder à la caméra. Vérifiez les autorisations de votre navigateur.",
    notDetected: "QR code non reconnu",
    asking: "La caméra démarre. Si votre appareil vous le demande, autorisez l’accès.",
    scanning: "La caméra est allumée. Visez le QR code placé à côté de l’œuvre.",
    slow: "Aucun QR code pour l’instant. Tenez le téléphone immobile, à environ 40 cm du QR code, qui doit être bien éclairé. Vous pouvez aussi taper le numéro inscrit à côté du QR code.",
    found: "QR code lu. La page s’ouvre.",
    off: "La caméra est éteinte.",
    stop: "Éteindre la caméra",
    light: "Lampe torche",
    problems: {
      refused:
        "Votre navigateur ou votre appareil bloque la caméra. Autorisez-la dans les réglages, puis réessayez.",
      absent: "Aucune caméra n’a été trouvée sur cet appareil.",
      busy: "Une autre application utilise peut-être la caméra. Fermez cette application, puis réessayez.",
      decoder:
        "Impossible de charger le scanner. Vérifiez votre connexion Internet, puis réessayez.",
    },
    otherWays: "Vous pouvez aussi trouver une œuvre dans la liste ou par son numéro.",
    elsewhere:
      "Ce QR code ne correspond à aucune œuvre du musée. Il mène à une adresse que nous n’avons pas ouverte :",
    says: "Ce QR code ne correspond à aucune œuvre du musée. Il contient :",
    unreadable: "Ce QR code ne contient aucun texte lisible.",
    scanAgain: "Scanner à nouveau",
  },
  number: {
    title: "Taper le numéro de l’œuvre",
    where: "Le numéro figure à côté du QR code. Ce n’est pas le numéro d’inventaire.",
    label: "Numéro de l’œuvre",
    erase: "Effacer le dernier chiffre",
    open: "Ouvrir",
  },
  captions: {
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
  },
  list: {
    title: "Les œuvres",
    description: "Des œuvres et leurs descriptions, à lire ou à écouter.",
    search: "Rechercher une œuvre",
    found: (count) =>
      count === 0 ? "Aucune œuvre trouvée" : count === 1 ? "Une œuvre" : `${count} œuvres`,
  },
  artwork: {
    attributed: (artist) => `attribué à ${artist} et à son atelier`,
    notInCatalogue: "Aucune œuvre ne porte ce numéro dans le catalogue.",
    listen: "Écouter l’audiodescription",
    illustration: "Notre illustration, et non le tableau.",
    photograph: (credit) => `Photographie : ${credit}`,
    facts: "À propos de l’œuvre",
    date: "Date",
    dates: {
      about: (year) => `vers ${year}`,
      between: (first, last) => `entre ${first} et ${last} environ`,
      before: (year) => `avant ${year}`,
    },
    technique: "Technique",
    techniques: { oilOnCanvas: "Huile sur toile" },
    size: "Dimensions",
    measures: (height, width) => `${height} cm de haut, ${width} cm de large`,
    inventory: "Numéro d’inventaire",
    room: "Salle",
    previous: "Œuvre précédente",
    next: "Œuvre suivante",
    enlarge: "Agrandir l’image",
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    left: "Vers la gauche",
    right: "Vers la droite",
    up: "Vers le haut",
    down: "Vers le bas",
    zoom: (percent) => `Zoom à ${percent}`,
  },
  tour: {
    title: "Visite guidée par la voix",
    description: "Des tableaux décrits à voix haute. Utilisez votre voix ou quatre grands boutons.",
    introduction: "Introduction",
    introductionPlaying: "Introduction en cours de lecture",
    introductionFailed: "Impossible de lire l’introduction audio. Vérifiez vos réglages audio.",
    activate: "Activer le micro",
    listening: "Je vous écoute",
    play: "Écouter",
    step: (step, steps) => `étape ${step} sur ${steps}`,
    unsupported: "La reconnaissance vocale n’est pas prise en charge sur cet appareil.",
    commands,
  },
  audioDescription: {
    title: (title) => `${title} : audiodescription`,
    notFound: "Œuvre introuvable",
    text: "Texte de l’audiodescription",
    play: "ÉCOUTER",
    playing: "LECTURE EN COURS",
    ended: "LECTURE TERMINÉE",
  },
  recording: {
    length: (time) => `Durée : ${time}.`,
    voices: { synthetic: "C’est une voix de synthèse.", human: "Texte lu par une personne." },
    notReviewed: "Ce texte n’a pas encore été évalué par des personnes aveugles.",
    failed: "Impossible de lire l’enregistrement. Tout ce qu’il dit est écrit ci-dessous.",
  },
  duration: {
    minutes: (count) => (count < 2 ? `${count} minute` : `${count} minutes`),
    seconds: (count) => (count < 2 ? `${count} seconde` : `${count} secondes`),
    both: (minutes, seconds) => `${minutes} ${seconds}`,
  },
  spoken: {
    path: "Nous allons du plus proche au plus lointain.",
    sides: "La gauche et la droite sont les vôtres, face au tableau.",
    end: "Fin de la description.",
  },
};
