import type { MuseumSummary, Summarised } from "../../catalogue/museumSummary.ts";
import type { Language } from "../../i18n/languages.ts";

const list = new Intl.ListFormat("it");
const names = new Intl.DisplayNames("it", { type: "language" });

/** What a museum has, in Italian, each group for other visitors; an empty group is left out. */
export function offersInItalian({ languages, has, films }: MuseumSummary) {
  const offered = (summarised: Summarised | undefined, say: (count: number) => string) =>
    summarised ? [say(summarised.count) + onlyIn(summarised, languages)] : [];
  return [
    {
      who: "Per chi non vede o vede poco",
      what: [
        ...offered(has.audio, (count) =>
          count === 1 ? "Audiodescrizione di un’opera" : `Audiodescrizioni di ${count} opere`,
        ),
        ...offered(has.tour, (count) =>
          count === 1
            ? "Visita con guida vocale, una tappa"
            : `Visita con guida vocale, ${count} tappe`,
        ),
        ...offered(has.touch, (count) =>
          count === 1 ? "Guida tattile di un’opera" : `Guide tattili di ${count} opere`,
        ),
      ],
    },
    {
      who: "Per chi non sente o sente poco",
      what: [
        // In every guide, and in all of its languages: it needs nothing of the museum.
        "Trascrizione in tempo reale di chi guida",
        ...films.map(
          ({ name, works }) =>
            `${works === 1 ? "Filmato di un’opera" : `Filmati di ${works} opere`} in ${name[0]!.toLowerCase()}${name.slice(1)}`,
        ),
      ],
    },
    {
      who: "Da leggere",
      what: [
        ...offered(has.description, (count) =>
          count === 1 ? "Descrizione di un’opera" : `Descrizioni di ${count} opere`,
        ),
        ...offered(has.easy, (count) =>
          count === 1 ? "Con parole semplici, un’opera" : `Con parole semplici, ${count} opere`,
        ),
      ],
    },
  ].filter(({ what }) => what.length > 0);
}

/** Languages as a sentence names them: “italiano e inglese”. */
export function languagesInWords(languages: readonly Language[]): string {
  return list.format(languages.map((code) => names.of(code)!));
}

/** In which languages, where it is not all of the museum’s. */
function onlyIn({ languages, partly }: Summarised, spoken: readonly Language[]) {
  if (languages.length === spoken.length) return "";
  const rest = partly.length > 0 ? `; in parte in ${languagesInWords(partly)}` : "";
  return `, in ${languagesInWords(languages)}${rest}`;
}
