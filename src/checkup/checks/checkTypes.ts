import type { InspectedFile } from "./files/fileOutcome.ts";
import type { Finding } from "./finding.ts";

type Kind = {
  /** The types with which everything works, and those with which it may not matter. */
  right: RegExp;
  /** What a visitor lacks where it is another; without it, browsers look at the file and not at its type. */
  breaks?: string;
  /** For the technician. */
  type: string;
};

const image = /^image\//;
const sound = /^(?:audio|video)\/|^application\/octet-stream$/;
const noted = {
  script: "la guida non si avvia",
  style: "la guida si vede senza colori e senza forme",
  page: "al posto delle pagine si vede il loro codice, o un file da scaricare",
  drawing: "i disegni non si vedono",
  sound: "alcuni telefoni non fanno sentire le registrazioni",
} as const;

/** By the ending of a file’s name. A browser refuses some types, and for others reads the file itself. */
const kinds: Readonly<Record<string, Kind>> = {
  html: { right: /^text\/html$/, breaks: noted.page, type: "text/html" },
  js: {
    right: /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/,
    breaks: noted.script,
    type: "text/javascript",
  },
  css: { right: /^text\/css$/, breaks: noted.style, type: "text/css" },
  svg: { right: /^image\/svg\+xml$/, breaks: noted.drawing, type: "image/svg+xml" },
  mp3: { right: sound, breaks: noted.sound, type: "audio/mpeg" },
  mp4: { right: sound, breaks: noted.sound, type: "video/mp4" },
  webm: { right: sound, breaks: noted.sound, type: "video/webm" },
  wasm: { right: /^application\/wasm$/, type: "application/wasm" },
  json: { right: /^application\/json$|\+json$/, type: "application/json" },
  webmanifest: { right: /^application\/(?:manifest\+)?json$/, type: "application/manifest+json" },
  vtt: { right: /^text\/vtt$/, type: "text/vtt" },
  woff2: { right: /^(?:font\/woff2|application\/(?:x-)?font-woff2)$/, type: "font/woff2" },
  png: { right: image, type: "image/png" },
  jpg: { right: image, type: "image/jpeg" },
  jpeg: { right: image, type: "image/jpeg" },
  webp: { right: image, type: "image/webp" },
  avif: { right: image, type: "image/avif" },
};

/** Of these a header overrides what the page says of its own letters. */
const inLetters = /^(?:html|css)$/;

/** Whether the host says of each kind of file what it is. */
export function checkTypes(inspected: readonly InspectedFile[]): Finding[] {
  const findings: Finding[] = [];
  const harmless: string[] = [];
  for (const [ending, { right, breaks, type }] of Object.entries(kinds)) {
    const wrong = new Set<string>();
    const wrongLetters = new Set<string>();
    for (const { path, outcome, type: said } of inspected) {
      if (!path.endsWith(`.${ending}`) || outcome.is === "missing" || outcome.is === "unreachable")
        continue;
      const [essence = "", ...parameters] = (said ?? "").toLowerCase().split(";");
      if (!right.test(essence.trim())) wrong.add(said ?? "nessun tipo");
      const letters = /charset\s*=\s*"?([^\s";]+)/.exec(parameters.join(";"))?.[1];
      if (inLetters.test(ending) && letters && !/^utf-?8$/.test(letters)) wrongLetters.add(letters);
    }
    const details = [...wrong].map((each) => `.${ending}: ${each} al posto di ${type}`);
    if (wrong.size === 0 || !breaks) harmless.push(...details);
    else
      findings.push({
        severity: "mend",
        found: `Lo spazio web dice una cosa sbagliata dei file .${ending}: ${breaks}.`,
        todo: "Chiedi al tecnico di correggere il «tipo» (Content-Type) di questi file nello spazio web.",
        details,
      });
    if (wrongLetters.size > 0)
      findings.push({
        severity: "mend",
        found: `Lo spazio web dice una cosa sbagliata delle lettere nei file .${ending}: gli accenti si leggono male.`,
        todo: "Chiedi al tecnico di far dire allo spazio web «charset=utf-8», o niente.",
        details: [...wrongLetters].map((each) => `.${ending}: charset=${each} al posto di utf-8`),
      });
  }
  if (harmless.length > 0)
    findings.push({
      severity: "little",
      found:
        "Di alcuni tipi di file lo spazio web dice una cosa sbagliata, ma i browser se ne accorgono da soli: la guida funziona.",
      todo: "Se il tecnico può, li corregga: non c’è fretta.",
      details: harmless,
    });
  return findings.length > 0
    ? findings
    : [{ severity: "good", found: "Lo spazio web dice di ogni file che cos’è." }];
}
