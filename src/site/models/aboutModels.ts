import type { Model, Side } from "./modelsData.ts";

type AboutModel = {
  /** What fingers find, in one or two sentences. */
  about: string;
  /** What eyes see from the front, to follow “visto da davanti:”. */
  seen: string;
};

/** What is said of each model, by its name. */
export const aboutModels: Readonly<Record<string, AboutModel>> = {
  "apollo-emblem": {
    about:
      "Una lira da braccio, che si tiene come un violino: la cassa tonda, due incavi a fagiolo e, più alto di tutto, il nastro delle corde. A destra c’è l’archetto, intorno una corona d’alloro aperta in alto.",
    seen: "una lira da braccio ritta e, alla sua destra, l’archetto, dentro una corona di foglie d’alloro aperta in alto.",
  },
  "apollo-composition": {
    about:
      "Dentro il bordo del quadro, che è una linea sottile, Apollo è seduto: a sinistra il braccio alzato con l’archetto, a destra la lira da braccio, sulla testa la corona d’alloro a puntini, in basso il panno: a righe orizzontali sulle ginocchia, verticali dove ricade. Sotto il gomito, da sola, c’è Dafne: una forcella di 14\u00A0×\u00A017\u00A0mm, con due foglie in cima.",
    seen: "in una cornice rettangolare un uomo seduto, con l’archetto nella mano alzata a sinistra, la lira da braccio sulla spalla a destra e un panno rigato dalla vita in giù; a sinistra, minuscola, una forma a Y con due foglie in cima.",
  },
  "rinaldo-e-armida-emblem": {
    about:
      "Uno specchio a mano: un anello alto e, dentro, l’incavo largo e liscio del vetro. Due ghirlande scendono ai lati e si incrociano sul manico, sotto il più grande di nove fiori.",
    seen: "uno specchio rotondo con il manico in basso, tra due ghirlande di fiori a cinque petali che si incrociano sul manico.",
  },
  "davide-emblem": {
    about:
      "Una spada con la punta in basso e, sopra il pomo, un cappello a tesa larga. Da un fermaglio parte una piuma a righe oblique, che si inarca sulla calotta e ricade a destra; la testa di Golia non c’è.",
    seen: "un cappello a tesa larga con una lunga piuma, posato sul pomo di una spada che ha la punta in basso.",
  },
  "andromeda-emblem": {
    about:
      "Un cavallo alato lanciato verso destra, con tre penne che sporgono più di tutto. Sotto, a sinistra, c’è una roccia con una catena e un anello aperto; a destra un’onda, a righe ondulate, si arriccia sopra un vuoto.",
    seen: "un cavallo alato al galoppo verso destra; sotto, a sinistra, una roccia con una catena e un anello aperto, a destra un’onda che si arriccia.",
  },
  "primavera-emblem": {
    about:
      "Un ramo con cinque fiori e, sotto, un cane seduto con il muso a destra: l’orecchio pende, l’occhio è un piccolo incavo. In basso a destra c’è un secchio: il latte è un incavo ovale nella fascia in alto, sotto ci sono doghe verticali e un cerchio, sopra il manico ad arco.",
    seen: "un cane seduto, con il muso a destra, tra un ramo fiorito in alto e un secchio a doghe in basso a destra.",
  },
  "autunno-emblem": {
    about:
      "Un tralcio con un grappolo di tredici acini, ognuno una piccola cupola, tra due foglie di vite. Sotto ci sono un tino colmo d’uva e una botte coricata, con il fondo tondo e due cerchi: le righe delle doghe sono verticali nel tino, orizzontali nella botte.",
    seen: "un grappolo d’uva tra due foglie, appeso a un tralcio; sotto, a sinistra, un tino colmo d’uva, a destra una botte coricata.",
  },
};

const kinds: Record<Model["kind"], string> = {
  emblem: "emblema",
  composition: "schema della composizione",
};

/** A name that no two models share: “Apollo, emblema”. */
export function modelTitle({ title, kind }: Pick<Model, "title" | "kind">): string {
  return `${title}, ${kinds[kind]}`;
}

const fromSide: Record<Exclude<Side, "front">, string> = {
  right:
    "visto da destra: la parte alta della lastra è a destra, con l’angolo tagliato in primo piano.",
  back: "visto dal lato alto della lastra: il disegno è capovolto e l’angolo tagliato è in primo piano, a sinistra.",
  left: "visto da sinistra: la parte alta della lastra è a sinistra, con l’angolo tagliato in fondo.",
};

export function altOf(model: Pick<Model, "name" | "title" | "kind">, side: Side): string {
  const whole = modelTitle(model);
  if (side !== "front") return `${whole}, ${fromSide[side]}`;
  const seen = aboutModels[model.name]?.seen;
  return `${whole}, visto da davanti${seen ? `: ${seen}` : "."}`;
}
