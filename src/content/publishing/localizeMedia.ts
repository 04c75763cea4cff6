import type {
  Copies,
  Picture,
  Recording,
  Recordings,
  SignFilm,
} from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import type { Narration, WorkFacts } from "../schema/schema.ts";
import { signLanguages, type SignLanguage } from "../schema/signLanguages.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";

/** What visitors get of a museum’s files: made by the build, the development server or the preview. */
export type Media = {
  picture: (file: string) => Promise<Copies>;
  /** `undefined` where there is none of this name. */
  recording: (language: Language, name: string) => Promise<Recording | undefined>;
  /** The address of any other file. */
  asset: (path: string) => Promise<string>;
  /** How many bytes are behind an address. */
  sizeOf: (address: string) => number;
};

export async function localizePicture(
  picture: NonNullable<WorkFacts["picture"]>,
  media: Media,
): Promise<Picture> {
  const copies: Copies = await media.picture(picture.file);
  return picture.kind === "photograph"
    ? { kind: picture.kind, credit: stripPhotoWord(picture.credit), ...copies }
    : { kind: picture.kind, ...copies };
}

/** The films of a work, in the order of `signLanguages`. */
export async function localizeFilms(
  museum: MuseumData,
  slug: string,
  language: Language,
  media: Media,
) {
  const films = await Promise.all(
    (Object.keys(signLanguages) as SignLanguage[]).map(async (sign): Promise<SignFilm[]> => {
      const at = (extension: string) => `signs/${sign}/${slug}.${extension}`;
      const captionsIn = (each: Language) => `signs/${sign}/${slug}_${each}.vtt`;
      const formats = ["mp4", "webm"].filter((format) => museum.files.has(at(format)));
      if (formats.length === 0) return [];
      const sources = await Promise.all(
        formats.map(async (format) => ({
          src: await media.asset(at(format)),
          type: `video/${format}`,
        })),
      );
      const captioned = museum.facts.languages.filter((each) => museum.files.has(captionsIn(each)));
      const captions = await Promise.all(
        captioned.map(async (each) => ({
          language: each,
          src: await media.asset(captionsIn(each)),
        })),
      );
      return [
        {
          name: phrasesIn[language].signs[sign],
          language: signLanguages[sign],
          sources,
          bytes: media.sizeOf(sources[0]!.src),
          ...(museum.files.has(at("jpg")) && { poster: await media.asset(at("jpg")) }),
          captions,
        },
      ];
    }),
  );
  return films.flat();
}

/** The recordings of scripts in the languages they are spoken in; a visitor may read in another. */
export async function localizeRecordings(
  { narrations }: MuseumData,
  scripts: readonly { name: string; spoken: Language }[],
  language: Language,
  media: Media,
): Promise<Recordings> {
  const found = await Promise.all(
    scripts.map(async ({ name, spoken }): Promise<[string, Recording][]> => {
      const recording = await media.recording(spoken, name);
      if (!recording) return [];
      const narration = recording.voice === "human" && narrations[spoken]?.[name];
      return [
        [name, narration ? { ...recording, by: narrationCredit(narration, language) } : recording],
      ];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Who reads a recording, and when it was read, as it is said in one language. */
export function narrationCredit({ reader, date }: Narration, language: Language): string {
  const month = new Intl.DateTimeFormat(language, {
    month: "long",
    year: "numeric",
    // The date is midnight UTC, which in America is the day before, perhaps in another month.
    timeZone: "UTC",
  });
  return phrasesIn[language].readBy(reader, month.format(new Date(date)));
}

const WORD =
  "(?:foto(?:s|grafi(?:a|e|en)|grafías?)?|photo(?:s|graphs?|graphy|graphies?)?|ph\\.?|(?:foto|photo|picture|image) credits?|credit[io] fotografic[io]|crédits? photo(?:s|graphiques?)?|bildnachweis|créditos? fotográficos?)";

const beginnings = [
  new RegExp(String.raw`^${WORD}(?:\s*:\s*|\s+[-–—]\s+|\s+(?=©|\(c\)))`, "iu"),
  // “Foto di Maria Rossi”, but not “Fotografie di scavo”; “Ph. Dupont” may be a Philippe.
  /^(?:[Ff]oto(?:grafi[ae]|grafía)?|[Pp]hoto(?:graph(?:ie|y)?)?) (?:di|by|von|de|par) (?=\p{Lu})/u,
  /^ph\.? (?=\p{Lu})/u,
];

/** Whose a photograph is, without the word for “photograph” that visitors read before it anyway. */
export function stripPhotoWord(credit: string): string {
  const begun = beginnings.find((each) => each.test(credit));
  return (begun && credit.replace(begun, "").trim()) || credit;
}
