import { isExample } from "../../../lib/isExample.ts";

/** The address of a guide as it was typed: what its pages and codes begin with, or what is wrong. */
export type GuideAddress = UsableAddress | Refused;

export type UsableAddress = {
  phase: "usable";
  /** Without a slash at the end: `https://www.museo.it/guida`. */
  address: string;
  /** The same with the accents that it was typed with, where a host shows other letters. */
  accented?: string;
  /**
   * `here`: on this computer alone, to try it. `ours`: on Varco’s own site, where only we publish.
   */
  place: "public" | "here" | "ours";
};

type Refused = { phase: "refused"; problem: string };

/** In characters: with more, the squares of a small label’s code are too fine for a phone. */
const LONGEST = 80;

const EXAMPLE = "https://www.museo.it/guida";

/** Parses the address that a museum’s guide has or will have. `ours` is that of Varco’s own site. */
export function parseAddress(typed: string, ours?: string): GuideAddress {
  const text = typed.trim();
  if (text === "")
    return refused("Scrivi l’indirizzo: senza, i codici non portano da nessuna parte.");
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const isHere = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?:[:/]|$)/i.test(text);
  const whole = hasScheme ? text : `${isHere ? "http" : "https"}://${text}`;
  const path = pathIn(whole);
  if (/\s/.test(text))
    return refused("Nell’indirizzo c’è uno spazio: toglilo, o metti un trattino al suo posto.");
  const url = parseUrl(whole);
  if (!url || !(isHere || isHost(url.hostname)))
    return refused(
      `Questo non sembra l’indirizzo di un sito. Scrivilo, per esempio, così: ${EXAMPLE}`,
    );
  if (url.protocol !== "https:" && !(isHere && url.protocol === "http:"))
    return refused(
      "L’indirizzo deve cominciare con https://. Solo così i telefoni lasciano usare all’app la fotocamera e il microfono.",
    );
  if (url.username || url.password)
    return refused("Togli il nome e la password che stanno prima della chiocciola.");
  if (/[?#]/.test(text))
    return refused("Togli quello che viene dal punto interrogativo o dal cancelletto in poi.");
  // Browsers take a backslash for a slash.
  const problem = problemOfPath(text.includes("\\") ? "\\" : path);
  if (problem) return refused(problem);
  const address = url.origin + path;
  if (address.length > LONGEST)
    return refused(
      `L’indirizzo è troppo lungo per un codice piccolo: più di ${LONGEST} caratteri. Scegline uno più breve.`,
    );
  if (!isHere && isExample(url.origin))
    return refused(
      "Questo indirizzo è solo un esempio, e i codici non porterebbero da nessuna parte: le etichette non si stampano. Scrivi quello vero.",
    );
  const accented = accentedHost(whole, url);
  return {
    phase: "usable",
    address,
    ...(accented && { accented: `${url.protocol}//${accented}${path}` }),
    place: isHere ? "here" : ours !== undefined && isOnSite(url, ours) ? "ours" : "public",
  };
}

/** What stands after the host, without the slashes at its end, as it was typed. */
function pathIn(text: string) {
  const [, path = ""] = /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(text) ?? [];
  return path.replace(/\/+$/, "");
}

function problemOfPath(path: string): string | undefined {
  if (/[^\p{ASCII}]/u.test(path))
    return "Nella parte dopo il nome del sito non metterci accenti: scrivi, per esempio, citta al posto di città.";
  if (!/^(?:\/[\w.~-]+)*$/.test(path))
    return "Nella parte dopo il nome del sito usa solo lettere, cifre e trattini, con una barra sola tra una cartella e l’altra.";
  const segments = path.split("/");
  if (segments.some((segment) => /^\.{1,2}$/.test(segment)))
    return "Togli i punti tra le barre: scrivi l’indirizzo intero della cartella.";
  if (/\.[a-z][a-z0-9]{0,4}$/i.test(segments.at(-1)!))
    return "Questo è l’indirizzo di una pagina o di un file. Scrivi quello della cartella in cui starà la guida.";
  return undefined;
}

/** The host as it was typed, where it has letters that addresses do not have. */
function accentedHost(text: string, { host }: URL): string | undefined {
  if (!/(?:^|\.)xn--/.test(host)) return undefined;
  const [, typed = ""] = /^[^/]*\/\/([^/?#]*)/.exec(text) ?? [];
  return typed.toLowerCase() === host ? undefined : typed.toLowerCase();
}

function isOnSite({ host }: URL, ours: string) {
  return !isExample(ours) && new URL(ours).host === host;
}

function parseUrl(text: string) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A name with a dot in it. A number would be an address of the museum’s own network. */
function isHost(name: string) {
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(name);
}

function refused(problem: string): Refused {
  return { phase: "refused", problem };
}
