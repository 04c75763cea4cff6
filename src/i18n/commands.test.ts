import { assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../lib/fixtures/hostileText.ts";
import { findCommand, commands, type Command } from "./commands.ts";
import { languages, type Language } from "./languages.ts";
import { tourMessagesIn } from "./messagesIn.ts";

const tours = await Promise.all(
  languages.map(async (language) => ({ language, spoken: await tourMessagesIn[language]() })),
);

const understood: Record<Language, Record<Command | "none", readonly string[]>> = {
  en: {
    next: [
      "next",
      "Next!",
      "Go to the NEXT one please",
      "next, no, back",
      "can we go on",
      "please go on to the next painting",
      "um, continue",
      "let's carry on then",
      "OK moving forward",
      "shall we move on",
      "continued",
    ],
    back: [
      "go back",
      "back please",
      "go backwards",
      "the previous one",
      "the one before, please",
      "can I hear the stop before",
    ],
    repeat: [
      "could you say that again",
      "repeat that, please",
      "repeating",
      "sorry, I didn't hear that",
      "sorry I didn’t understand",
      "once more",
      "go once more",
      "play it one more time",
    ],
    help: ["help", "Help me!", "can you help", "what can I say", "what are the commands?"],
    none: [
      "",
      "...",
      "hello",
      "he leans against a tree",
      "what is in the background",
      "that was helpful",
      "very straightforward",
      "I'd like some feedback",
      "what's going on here",
      "he painted it previously",
    ],
  },
  fr: {
    next: [
      "suivant",
      "Suivant s'il vous plaît",
      "l'œuvre suivante",
      "au suivant",
      "euh continuez",
      "on passe à la suite",
      "le prochain tableau",
      "je voudrais avancer",
      "poursuis la visite",
    ],
    back: [
      "précédent",
      "la précédente, merci",
      "celle d'avant",
      "reviens au tableau d’avant",
      "retourne en arrière",
      "retour",
      "recule un peu",
    ],
    repeat: [
      "RÉPÈTE",
      "répétez s'il vous plaît",
      "vous pouvez répéter ?",
      "recommence",
      "on peut recommencer ?",
      "recommencez depuis le début",
      "je n'ai pas compris",
      "redis-le",
    ],
    help: [
      "aide",
      "À l'aide !",
      "aidez-moi",
      "m'aider",
      "qu'est-ce que je peux dire",
      "puis-je dire",
    ],
    none: [
      "bonjour",
      "le musée ferme tous les vendredis et mercredis",
      "elle est laide",
      "le musée ouvre prochainement",
      "par conséquent",
      "le poursuivant",
      "un détour",
      "merci d'avance",
    ],
  },
  de: {
    next: [
      "weiter",
      "Weiter bitte",
      "bitte weitergehen",
      "weitermachen",
      "äh weiter",
      "das nächste Bild",
      "zum nächsten",
      "nächster",
      "wir können fortfahren",
      "fahren Sie fort",
    ],
    back: ["ZURÜCK bitte", "zurückgehen", "das vorherige Werk", "zum vorigen Bild, das vorige"],
    repeat: [
      "bitte noch einmal",
      "wiederholen Sie das bitte",
      "das habe ich nicht verstanden",
      "Entschuldigung, ich habe das nicht gehört",
      "nochmals",
    ],
    help: [
      "Hilfe",
      "Hilfe bitte",
      "können Sie mir weiterhelfen",
      "könnten Sie mir weiter helfen?",
      "kannst du mir helfen",
      "welche Sprachbefehle gibt es",
      "die Bedienungsanleitung bitte",
    ],
    none: [
      "guten Tag",
      "ein zweiter Blick",
      "das Bild wurde erweitert",
      "ich bleibe weiterhin hier",
      "das hat mir weitergeholfen",
      "der Gehilfe des Malers",
      "das ist sehr zurückhaltend gemalt",
    ],
  },
  it: {
    next: [
      "avanti",
      "Avanti!",
      "vai avanti per favore",
      "andiamo alla prossima",
      "passa al prossimo quadro",
      "continuare",
      "può continuare?",
      "continui pure",
      "procediamo, procedi",
      "prosegua",
      "ehm proseguiamo",
      "la tappa successiva",
    ],
    back: [
      "torna indietro",
      "indietro, grazie",
      "all'indietro",
      "l'opera precedente",
      "quella di prima",
    ],
    repeat: [
      "puoi ripetere",
      "me lo ripete per favore",
      "ripetimelo",
      "ricomincia",
      "non ho capito",
      "scusa, non ho sentito",
      "un'altra volta",
    ],
    help: ["aiuto", "aiutami", "mi aiuti per favore", "cosa posso dire", "quali sono i comandi"],
    none: [
      "buongiorno",
      "che cosa c'è davanti",
      "il cane davanti all'albero",
      "l'altro ieri, anzi avantieri",
      "nel primo secolo avanti Cristo",
      "l'ha dipinto successivamente",
      "un aiutante del pittore",
    ],
  },
  es: {
    next: [
      "siguiente",
      "la siguiente por favor",
      "sigue",
      "siga, por favor",
      "sigamos",
      "quiero seguir",
      "pues continuamos",
      "vamos adelante",
      "el próximo cuadro",
    ],
    back: ["anterior", "la obra anterior", "vuelve atrás", "retroceder", "la de antes"],
    repeat: [
      "volver a escuchar otra vez",
      "repítelo",
      "¿puede repetir?",
      "repita, por favor",
      "perdón, no lo he oído",
      "de nuevo",
    ],
    help: ["¿Me puede ayudar? Ayuda", "ayúdenme, ayuda", "qué puedo decir", "ayudar"],
    none: [
      "buenos días",
      "por consiguiente",
      "delante de mí",
      "el ayudante del pintor",
      "el museo abrirá próximamente",
      "una persona de edad avanzada",
    ],
  },
};

describe.each(tours)("in $language", ({ language, spoken }) => {
  const words = spoken.commands;

  it.each(
    commands.flatMap((command) =>
      [...words[command], ...spoken.otherWords[command]].map((word) => [word, command] as const),
    ),
  )("“%s” means %s", (word, command) => {
    expect(findCommand(word, spoken)).toBe(command);
  });

  it.each(
    ([...commands, "none"] as const).flatMap((meaning) =>
      understood[language][meaning].map((phrase) => [phrase, meaning] as const),
    ),
  )("“%s” is heard as %s", (phrase, meaning) => {
    expect(findCommand(phrase, spoken) ?? "none").toBe(meaning);
  });

  it("no word that means something else is a command", () => {
    expect(spoken.otherWords.none.filter((word) => findCommand(word, spoken))).toEqual([]);
  });

  it("whatever stands around a word, it is heard, unless one is heard that goes before", () => {
    const around = hostileText(" ", ...Object.values(words).flat());
    const meant = constantFrom(...commands);
    assert(
      property(around, meant, around, (before, command, after) => {
        const phrase = [before, words[command].at(-1)!.toUpperCase(), after].join(" ");
        const found = findCommand(phrase, spoken);
        expect(commands.slice(0, commands.indexOf(command) + 1)).toContain(found);
      }),
      { numRuns: 300 },
    );
  });
});
