import type { Finding } from "./finding.ts";
import { spanInItalian } from "./inItalian.ts";

/** In seconds: what GitHub Pages and others set for pages, and nobody can change there. */
const QUARTER_OF_AN_HOUR = 900;
const DAY = 86_400;

/** How late visitors get a text that was corrected. */
export function cachingOfPages(headers: Headers): Finding[] {
  const seconds = freshFor(headers);
  if (seconds !== undefined && seconds <= QUARTER_OF_AN_HOUR)
    return [
      {
        severity: "good",
        found:
          seconds === 0
            ? "Un testo corretto arriva subito ai visitatori."
            : `Un testo corretto arriva ai visitatori al più dopo ${spanInItalian(seconds)}.`,
      },
    ];
  return [
    {
      severity: seconds !== undefined && seconds >= DAY ? "mend" : "little",
      found:
        seconds === undefined
          ? "Lo spazio web non dice per quanto tenere le pagine: un testo corretto può arrivare ai visitatori con ore di ritardo."
          : `Un testo corretto può arrivare ai visitatori dopo ${spanInItalian(seconds)}.`,
      todo: "Chiedi al tecnico «Cache-Control: no-cache» per tutto quello che non sta nella cartella assets.",
      details: [describeCaching("pagine", headers)],
    },
  ];
}

/** Whether devices keep what never changes. */
export function cachingOfAssets(headers: Headers): Finding[] {
  const seconds = freshFor(headers) ?? 0;
  if (seconds >= DAY) return [];
  return [
    {
      severity: "little",
      found:
        "A ogni visita i telefoni chiedono di nuovo file che non cambiano mai: la guida parte più lenta.",
      todo: "Se il tecnico può, metta «Cache-Control: public, max-age=31536000, immutable» alla cartella assets.",
      details: [describeCaching("assets", headers)],
    },
  ];
}

/** In seconds: for how long a browser does not ask again; `undefined` where that is left to it. */
function freshFor(headers: Headers): number | undefined {
  const caching = headers.get("cache-control")?.toLowerCase() ?? "";
  if (/\bno-(?:cache|store)\b/.test(caching)) return 0;
  const age = /\bmax-age=(\d+)/.exec(caching)?.[1];
  if (age !== undefined) return Number(age);
  const expires = Date.parse(headers.get("expires") ?? "");
  const now = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(expires) || Number.isNaN(now)) return headers.has("expires") ? 0 : undefined;
  return Math.max(0, (expires - now) / 1_000);
}

function describeCaching(what: string, headers: Headers) {
  return `${what}: Cache-Control ${headers.get("cache-control") ?? "manca"}, Expires ${headers.get("expires") ?? "manca"}`;
}
