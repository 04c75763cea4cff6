import type { Language } from "../languages.ts";

/** What a visitor holds up for the guide to read, in the guide's language. */
export type Cards = {
  /** Asks for what makes captions good, one request a line. */
  guide: readonly [string, ...string[]];
  phrases: Readonly<Record<Phrase, string>>;
};

export const phrases = [
  "deaf",
  "hardOfHearing",
  "repeat",
  "slowly",
  "faceMe",
  "write",
  "whichWork",
  "question",
  "thanks",
] as const;

export type Phrase = (typeof phrases)[number];

export const cards: Record<Language, Cards> = {
  en: {
    guide: [
      "My phone writes down what you say, so that I can read it. Is that all right?",
      "Please speak towards the phone, and only one person at a time.",
      "Please pause when you point at something. Thank you!",
    ],
    phrases: {
      deaf: "I am deaf.",
      hardOfHearing: "I am hard of hearing.",
      repeat: "Could you say that again, please?",
      slowly: "Could you speak more slowly, please?",
      faceMe: "Could you face me when you speak, please?",
      write: "Could you write it down for me, please?",
      whichWork: "Which artwork are you talking about?",
      question: "I have a question.",
      thanks: "Thank you very much!",
    },
  },
  fr: {
    guide: [
      "Mon téléphone écrit ce que vous dites, pour que je puisse le lire. Cela vous convient ?",
      "Pourriez-vous parler vers mon téléphone, une personne à la fois ?",
      "Pourriez-vous faire une pause quand vous montrez quelque chose ? Merci !",
    ],
    phrases: {
      deaf: "Je suis une personne sourde.",
      hardOfHearing: "Je suis une personne malentendante.",
      repeat: "Pourriez-vous répéter, s’il vous plaît ?",
      slowly: "Pourriez-vous parler plus lentement, s’il vous plaît ?",
      faceMe: "Pourriez-vous vous tourner vers moi quand vous parlez, s’il vous plaît ?",
      write: "Pourriez-vous me l’écrire, s’il vous plaît ?",
      whichWork: "De quelle œuvre parlez-vous ?",
      question: "J’ai une question.",
      thanks: "Merci beaucoup !",
    },
  },
  de: {
    guide: [
      "Mein Handy schreibt mit, was Sie sagen, damit ich es lesen kann. Ist das für Sie in Ordnung?",
      "Bitte sprechen Sie in Richtung Handy. Es sollte immer nur eine Person sprechen.",
      "Bitte machen Sie eine Pause, wenn Sie auf etwas zeigen. Danke!",
    ],
    phrases: {
      deaf: "Ich bin gehörlos.",
      hardOfHearing: "Ich bin schwerhörig.",
      repeat: "Könnten Sie das bitte wiederholen?",
      slowly: "Könnten Sie bitte langsamer sprechen?",
      faceMe: "Könnten Sie mich bitte ansehen, wenn Sie sprechen?",
      write: "Könnten Sie mir das bitte aufschreiben?",
      whichWork: "Von welchem Werk sprechen Sie gerade?",
      question: "Ich habe eine Frage.",
      thanks: "Vielen Dank!",
    },
  },
  it: {
    guide: [
      "Il mio telefono scrive quello che Lei dice, così posso leggerlo. È d’accordo?",
      "Per favore, parli verso il telefono e faccia parlare una persona alla volta.",
      "Quando indica qualcosa, faccia una pausa. Grazie!",
    ],
    phrases: {
      deaf: "Sono una persona sorda.",
      hardOfHearing: "Sono ipoudente.",
      repeat: "Può ripetere, per favore?",
      slowly: "Può parlare più lentamente, per favore?",
      faceMe: "Può guardarmi mentre parla, per favore?",
      write: "Può scrivermelo, per favore?",
      whichWork: "Di quale opera sta parlando?",
      question: "Vorrei fare una domanda.",
      thanks: "Grazie mille!",
    },
  },
  es: {
    guide: [
      "Mi teléfono escribe lo que usted dice para que yo pueda leerlo. ¿Está de acuerdo?",
      "Por favor, hable hacia el teléfono. Que hable solo una persona a la vez.",
      "Haga una pausa cuando señale algo. ¡Gracias!",
    ],
    phrases: {
      deaf: "Soy una persona sorda.",
      hardOfHearing: "Tengo pérdida auditiva.",
      repeat: "¿Podría repetirlo, por favor?",
      slowly: "¿Podría hablar más despacio, por favor?",
      faceMe: "¿Podría hablarme de frente, por favor?",
      write: "¿Podría escribírmelo, por favor?",
      whichWork: "¿De qué obra está hablando?",
      question: "Tengo una pregunta.",
      thanks: "¡Muchas gracias!",
    },
  },
};
