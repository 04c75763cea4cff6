import type { Messages } from "./en.ts";
import { numberIn } from "../numbers.ts";

export const fr: Messages = {
  skipToContent: "Aller au contenu",
  back: "Retour",
  loading: "Chargement",
  close: "Fermer",
  tryAgain: "Réessayer",
  languageIs: (name) => `Langue : ${name}`,
  endVisit: {
    button: "Terminer la visite",
    question: "Terminer votre visite ?",
    consequence:
      "Votre choix de langue, vos réglages, vos sous-titres et votre progression dans la visite guidée seront effacés de cet appareil. Les fichiers que vous avez enregistrés ou téléchargés seront conservés.",
    goOn: "Continuer la visite",
    ended:
      "Votre visite est terminée. Votre choix de langue, vos réglages, vos sous-titres et votre progression dans la visite guidée ont été effacés de cet appareil.",
  },
  welcome: {
    description: (languages) =>
      `Une visite pour les personnes sourdes, malentendantes, aveugles ou malvoyantes, en ${languages}.`,
    languages: [
      "une seule langue",
      "deux langues",
      "trois langues",
      "quatre langues",
      "cinq langues",
    ],
  },
  profile: {
    title: "Bienvenue",
    description: "Choisissez votre façon de visiter le musée.",
    deafness: "Surdité",
    deafnessMeans:
      "Pour les personnes sourdes ou malentendantes : sous-titres en direct, QR codes à scanner, textes à lire",
    blindness: "Cécité",
    blindnessMeans:
      "Pour les personnes aveugles ou malvoyantes : visite guidée par la voix et audiodescriptions",
  },
  about: {
    title: "À propos de Varco",
    where: "Ces pages, en italien, se trouvent sur le site de Varco, en dehors de la visite.",
    accessibility: "Déclaration d’accessibilité",
    privacy: "Politique de confidentialité",
  },
  offline: {
    title: "Pas d’Internet au musée ?",
    means:
      "Téléchargez toute la visite en français sur cet appareil : textes, images et enregistrements. Vous pourrez ensuite les consulter sans Internet.",
    download: (size) => `Télécharger la visite, ${size}`,
    goOn: (size) => `Reprendre le téléchargement, il reste ${size}`,
    downloading: "Téléchargement de la visite",
    progress: (done, all) => `${done} sur ${all}`,
    stop: "Arrêter le téléchargement",
    kept: (size) =>
      `La visite en français est sur cet appareil, ${size}. Elle fonctionne sans Internet. Les sous-titres en direct et les commandes vocales peuvent encore en avoir besoin.`,
    mayBeDeleted:
      "L’appareil peut effacer le téléchargement : un iPhone ou un iPad si Varco n’a pas été ouvert pendant sept jours, un autre appareil s’il manque de place. Téléchargez donc la veille de votre visite, ou revenez vérifier ici ce jour-là.",
    remove: "Supprimer le téléchargement",
    removed: "Le téléchargement a été supprimé de cet appareil.",
    films: {
      title: "Et les vidéos en langue des signes ?",
      means: "Ces vidéos sont volumineuses : elles se téléchargent à part.",
      download: (size) => `Télécharger les vidéos, ${size}`,
      downloading: "Téléchargement des vidéos",
      kept: (size) =>
        `Les vidéos sont sur cet appareil, ${size}. Vous pouvez les regarder sans Internet.`,
    },
    problems: {
      full: (size) =>
        `Il n’y a pas assez de place sur cet appareil. Le téléchargement demande ${size} d’espace libre. Libérez de la place, puis réessayez.`,
      refused:
        "Votre navigateur ne permet pas à ce site d’enregistrer des fichiers sur cet appareil. Si vous êtes en navigation privée, essayez dans une fenêtre ordinaire.",
      network:
        "La connexion Internet ne fonctionne pas. Ce qui est déjà téléchargé est conservé. Le téléchargement reprendra de lui-même au retour de la connexion. Sinon, réessayez.",
    },
  },
  newVersion: {
    ready: "Une nouvelle version de Varco est prête.",
    take: "Mettre à jour",
    openElsewhere:
      "Varco est aussi ouvert dans un autre onglet ou une autre fenêtre. Fermez cet onglet ou cette fenêtre, puis faites la mise à jour ici.",
  },
  scanner: {
    title: "Scanner un QR code",
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
        "Impossible de charger le lecteur de QR codes. Vérifiez votre connexion Internet, puis réessayez.",
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
  list: {
    title: "Les œuvres",
    description: "Des œuvres et leurs descriptions, à lire ou à écouter.",
    search: "Rechercher par titre, artiste ou numéro",
    found: (count) =>
      count === 0
        ? "Aucune œuvre trouvée"
        : count === 1
          ? "Une œuvre"
          : `${numberIn("fr", count)} œuvres`,
    showAll: (count) => `Afficher les ${numberIn("fr", count)} œuvres`,
    restFailed:
      "Impossible de charger les autres œuvres. Vérifiez votre connexion Internet, puis réessayez.",
  },
  artwork: {
    notInCatalogue: "Aucune œuvre ne porte ce numéro dans le catalogue.",
    listen: "Écouter l’audiodescription",
    illustration: "Notre illustration, et non le tableau.",
    illustrationOfWork: "Notre illustration, et non l’œuvre elle-même.",
    photograph: (credit) => `Photographie : ${credit}`,
    facts: "À propos de l’œuvre",
    date: "Date",
    technique: "Technique",
    size: "Dimensions",
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
  missing: {
    languages: {
      en: "en anglais",
      fr: "en français",
      de: "en allemand",
      it: "en italien",
      es: "en espagnol",
    },
    translation: (inLanguage) =>
      `Ce texte n’est pas encore disponible en français. Le voici ${inLanguage}.`,
    description: "Il n’y a pas encore de texte à lire sur cette œuvre.",
    script: "Il n’y a pas encore d’audiodescription de cette œuvre.",
    recording: "Ce texte n’a pas encore été enregistré. Vous pouvez le lire ici.",
    picture: "Il n’y a pas encore d’image de cette œuvre.",
    alt: (title) => `Image de l’œuvre « ${title} ». Cette image n’a pas encore été décrite.`,
  },
  easy: "Avec des mots simples",
  film: {
    size: (size) => `Vidéo, ${size}. Elle n’est chargée que si vous la lancez.`,
    broken: "Impossible de lire la vidéo. Vérifiez votre connexion Internet, puis réessayez.",
  },
  audioDescription: {
    title: (title) => `${title} : audiodescription`,
    notFound: "Œuvre introuvable",
    text: "Texte de l’audiodescription",
    play: "ÉCOUTER",
    playing: "LECTURE EN COURS",
    ended: "LECTURE TERMINÉE",
  },
  touch: {
    title: "Guide tactile",
    emblem: "Guide tactile : l’emblème",
    composition: "Guide tactile : le schéma de la composition",
    parts: { emblem: "l’emblème", composition: "le schéma de la composition" },
    means:
      "Pour la maquette tactile de cette œuvre. Demandez au personnel si elle est disponible ici.",
    text: "Texte du guide tactile",
  },
  recording: {
    length: (time) => `Durée : ${time}.`,
    voices: { synthetic: "C’est une voix de synthèse.", human: "Texte lu par une personne." },
    notReviewed: "Ce texte n’a pas encore été évalué par des personnes aveugles.",
  },
  player: {
    play: "Écouter",
    pause: "Pause",
    positionLabel: "Position",
    position: (at, length) => `${at} sur ${length}`,
    rewind: "Reculer de 15 secondes",
    forward: "Avancer de 15 secondes",
    speed: "Vitesse",
    download: "Télécharger l’enregistrement",
    tapASentence:
      "Pour écouter à partir d’une phrase, touchez-la, ou choisissez-la avec les flèches et appuyez sur Entrée.",
    problems: {
      refused: "Votre navigateur n’a pas laissé le son démarrer. Veuillez réessayer.",
      broken: "Impossible d’écouter l’enregistrement. Tout ce qu’il dit est écrit ci-dessous.",
      late: "L’enregistrement ne se charge pas. Vérifiez votre connexion Internet, puis réessayez. Tout ce qu’il dit est écrit ci-dessous.",
    },
  },
  duration: {
    minutes: (count) => (count < 2 ? `${count} minute` : `${count} minutes`),
    seconds: (count) => (count < 2 ? `${count} seconde` : `${count} secondes`),
    both: (minutes, seconds) => `${minutes} ${seconds}`,
  },
};
