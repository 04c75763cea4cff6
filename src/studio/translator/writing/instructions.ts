import type { Language } from "../../../i18n/languages.ts";

type Instructions = {
  heading: string;
  /** What the translator does and leaves alone, with a marked word of another language. */
  steps: (foreign: string) => readonly string[];
  original: string;
  translation: string;
  changed: string;
};

/** What a translator is told, in the language into which they translate. */
export const instructions: Record<Language, Instructions> = {
  it: {
    heading: "Come si lavora su questo documento",
    steps: (foreign) => [
      "La traduzione si scrive nella terza colonna, una casella alla volta. Le prime due colonne restano come sono: il codice serve a rimettere ogni testo al suo posto.",
      "Le caselle non si uniscono e non si dividono. Le righe si possono riordinare. Un testo non ancora tradotto può restare vuoto.",
      `Una parola che nella traduzione resta in un’altra lingua sta tra due segni, così la voce la pronuncia bene: ${foreign}. I segni che ci sono già si copiano tali e quali: it italiano, en inglese, fr francese, de tedesco, es spagnolo. Nomi di persona, titoli e alternative testuali non hanno segni.`,
      "Dove la prima colonna dice «cambiato», l’originale è stato modificato dopo la traduzione: la traduzione va riletta e, se serve, corretta.",
      "Audiodescrizioni, guide tattili e percorso si ascoltano: frasi brevi, numeri in lettere, niente abbreviazioni né parentesi. Nel testo con parole semplici, un’idea per frase.",
      "Alla fine il documento si salva come documento Word (.docx) e si rimanda al museo.",
    ],
    original: "Originale",
    translation: "Traduzione",
    changed: "cambiato",
  },
  en: {
    heading: "How to work on this document",
    steps: (foreign) => [
      "Write your translation in the third column, one cell at a time. Leave the first two columns as they are: the code puts each text back in its place.",
      "Please do not merge or split cells. You may sort the rows. Cells you have not translated yet can stay empty.",
      `A word you keep in another language goes between two marks, so that the voice pronounces it correctly: ${foreign}. Copy any marks that are already there exactly as they are. The letters name the language: it (Italian), en (English), fr (French), de (German), es (Spanish). People’s names, titles and alt text (alternativa testuale) take no marks.`,
      "Where the first column says “changed”, the original has been edited since it was translated: please read the translation again and correct it where needed.",
      "Audio descriptions (audiodescrizione), touch guides (guida tattile) and the tour (percorso) are written for the ear: short sentences, numbers in words, no abbreviations or brackets. In the text in simple words (testo con parole semplici), keep to one idea per sentence.",
      "When you have finished, save the file as a Word document (.docx) and send it back to the museum.",
    ],
    original: "Original",
    translation: "Translation",
    changed: "changed",
  },
  fr: {
    heading: "Comment travailler sur ce document",
    steps: (foreign) => [
      "Écrivez la traduction dans la troisième colonne, une cellule à la fois. Laissez les deux premières colonnes telles quelles\u00A0: le code sert à remettre chaque texte à sa place.",
      "Merci de ne pas fusionner ni fractionner les cellules. Vous pouvez trier les lignes. Les cellules pas encore traduites peuvent rester vides.",
      `Un mot que vous laissez dans une autre langue se place entre deux balises, pour que la voix le prononce bien\u00A0: ${foreign}. Recopiez à l’identique les balises déjà présentes. Les lettres indiquent la langue\u00A0: it (italien), en (anglais), fr (français), de (allemand), es (espagnol). Les noms de personnes, les titres et les textes alternatifs (alternativa testuale) ne prennent pas de balises.`,
      "Là où la première colonne indique «\u00A0modifié\u00A0», l’original a changé depuis la traduction\u00A0: relisez-la et corrigez-la si nécessaire.",
      "Les audiodescriptions (audiodescrizione), les guides tactiles (guida tattile) et la visite guidée (percorso) sont destinées à l’écoute\u00A0: phrases courtes, nombres en toutes lettres, ni abréviations ni parenthèses. Dans le texte avec des mots simples (testo con parole semplici), une idée par phrase.",
      "Pour finir, enregistrez le document au format Word (.docx) et renvoyez-le au musée.",
    ],
    original: "Original",
    translation: "Traduction",
    changed: "modifié",
  },
  de: {
    heading: "So arbeiten Sie mit diesem Dokument",
    steps: (foreign) => [
      "Schreiben Sie die Übersetzung in die dritte Spalte, Zelle für Zelle. Die ersten beiden Spalten bleiben, wie sie sind: Der Code bringt jeden Text wieder an seinen Platz.",
      "Bitte verbinden oder teilen Sie keine Zellen. Die Zeilen dürfen Sie sortieren. Zellen, die noch nicht übersetzt sind, können leer bleiben.",
      `Ein Wort, das in einer anderen Sprache stehen bleibt, setzen Sie zwischen zwei Markierungen, damit die Stimme es richtig ausspricht: ${foreign}. Vorhandene Markierungen übernehmen Sie bitte unverändert. Die Buchstaben bezeichnen die Sprache: it (Italienisch), en (Englisch), fr (Französisch), de (Deutsch), es (Spanisch). Personennamen, Titel und Alternativtexte (alternativa testuale) bekommen keine Markierungen.`,
      "Wo in der ersten Spalte „geändert“ steht, wurde das Original nach der Übersetzung überarbeitet: Bitte lesen Sie die Übersetzung noch einmal und passen Sie sie bei Bedarf an.",
      "Audiodeskriptionen (audiodescrizione), Tastführungen (guida tattile) und der Rundgang (percorso) sind zum Hören bestimmt: kurze Sätze, Zahlen in Worten, keine Abkürzungen, keine Klammern. Im Text „In einfachen Worten“ (testo con parole semplici) hat jeder Satz nur einen Gedanken.",
      "Zum Schluss speichern Sie die Datei als Word-Dokument (.docx) und senden sie an das Museum zurück.",
    ],
    original: "Original",
    translation: "Übersetzung",
    changed: "geändert",
  },
  es: {
    heading: "Cómo trabajar en este documento",
    steps: (foreign) => [
      "Escriba la traducción en la tercera columna, celda por celda. Deje las dos primeras columnas como están: el código sirve para devolver cada texto a su sitio.",
      "Por favor, no combine ni divida celdas. Puede ordenar las filas. Las celdas que aún no estén traducidas pueden quedar vacías.",
      `Una palabra que se deja en otro idioma va entre dos marcas, para que la voz la pronuncie bien: ${foreign}. Copie tal cual las marcas que ya haya. Las letras indican el idioma: it (italiano), en (inglés), fr (francés), de (alemán), es (español). Los nombres de persona, los títulos y los textos alternativos (alternativa testuale) no llevan marcas.`,
      "Donde la primera columna dice «modificado», el original ha cambiado después de la traducción: vuelva a leerla y corríjala si hace falta.",
      "Las audiodescripciones (audiodescrizione), las guías táctiles (guida tattile) y el recorrido (percorso) son para escuchar: frases cortas, números en letra, sin abreviaturas ni paréntesis. En el texto con palabras sencillas (testo con parole semplici), una idea por frase.",
      "Al terminar, guarde el archivo como documento de Word (.docx) y devuélvalo al museo.",
    ],
    original: "Original",
    translation: "Traducción",
    changed: "modificado",
  },
};
