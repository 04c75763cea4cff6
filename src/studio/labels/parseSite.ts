import { isExample } from "../../lib/isExample.ts";

/** The address of a site as it was typed: what codes may begin with, or what is wrong with it. */
export type Site = { phase: "usable"; address: string } | Refused;

type Refused = { phase: "refused"; problem: string };

/** In characters: with more, the squares of a small label’s code are too fine for a phone. */
const LONGEST = 80;

/** Parses the address of the site that a museum’s guide is on. */
export function parseSite(typed: string): Site {
  const text = typed.trim();
  if (text === "")
    return refused("Scrivi l’indirizzo del sito: senza, i codici non portano da nessuna parte.");
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !isHost(url.hostname))
    return refused(
      "Questo non sembra l’indirizzo di un sito. Scrivilo, per esempio, così: https://guida.museo.it",
    );
  if (url.protocol !== "https:")
    return refused(
      "L’indirizzo deve cominciare con https://. Solo così i telefoni lasciano usare all’app la fotocamera e il microfono.",
    );
  if (url.username || url.password)
    return refused("Togli il nome e la password che stanno prima della chiocciola.");
  if (url.pathname !== "/" || url.search || url.hash || /[?#]$/.test(text))
    return refused(`Scrivi solo l’inizio dell’indirizzo: ${url.origin}`);
  if (url.origin.length > LONGEST)
    return refused(
      "L’indirizzo è troppo lungo per un codice piccolo: chiedine uno più breve a chi pubblica la guida.",
    );
  if (isExample(url.origin))
    return refused(
      "Questo indirizzo è solo un esempio, e i codici non porterebbero da nessuna parte: le etichette non si stampano. Chiedi quello vero a chi pubblica la guida.",
    );
  return { phase: "usable", address: url.origin };
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
