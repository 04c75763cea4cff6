import { createQueue } from "../../lib/createQueue.ts";
import type { Language } from "../../i18n/languages.ts";
import { addressesOfTheSite } from "../publishing/addressesOfTheSite.ts";
import { didYouMean, firstFaults, type Fault } from "./fault.ts";
import { createPathCheck, listFirst } from "./createPathCheck.ts";
import { readText, type MuseumFiles } from "./museumFiles.ts";
import { parseJson } from "./parseJson.ts";
import { readNarrations, type Narrations } from "./readNarrations.ts";
import type { Path } from "./keepValid.ts";
import {
  museumSchema,
  museumWordsSchema,
  tourSchema,
  workWordsSchema,
  type MuseumFacts,
  type MuseumWords,
  type TourWords,
  type WorkFacts,
  type WorkWords,
} from "../schema/schema.ts";
import { problemOfSlug } from "../schema/slugFor.ts";
import { isNewer, upgradeFormat } from "../schema/upgradeFormat.ts";
import { validateFile } from "../packing/validateFile.ts";

/** A thousand photographs at once would take gigabytes of memory. */
const MEDIA_AT_ONCE = 4;

/** The words of a museum in one language, as far as they are written. */
export type WordsInLanguage = {
  works: Readonly<Record<string, WorkWords>>;
  museum: MuseumWords;
  tour?: TourWords;
};

/** A museum as its files have it. */
export type MuseumData = MuseumFiles & {
  facts: MuseumFacts & { languages: [Language, ...Language[]] };
  words: Readonly<Partial<Record<Language, WordsInLanguage>>>;
  /** Who reads, of the recordings by people of whom it is known. */
  narrations: Narrations;
};

/**
 * Reads a museum and everything that is wrong with its files. Wrong entries are left out one by one,
 * but a text that is only too long stays; `museum` is missing where `museum.json` cannot be used.
 * `sound` has the versions of pictures and films that were without faults before.
 */
export async function readMuseum(
  files: MuseumFiles,
  sound: Readonly<Record<string, { version: string }>> = {},
): Promise<{ museum?: MuseumData; faults: Fault[] }> {
  const text = await readText(files, "museum.json");
  if (text === undefined) return { faults: [noMuseum(files)] };
  const { data, faults, placeOf } = parseJson("museum.json", text, museumSchema, upgradeFormat);
  if (!data) return { faults: isNewerText(text) ? [tooNew(placeOf(["format"]))] : faults };
  // With a work left out, its files would all be reported as belonging to nothing.
  const isWhole = faults.every(({ isTolerated }) => isTolerated);
  const checkPath = createPathCheck(data);
  const media = await faultsOfMedia(files, checkPath, sound);
  const facts = dropInvalid(data, files, new Set(media.map(({ file }) => file)));
  const read = await Promise.all(
    facts.languages.map(
      async (language) => [language, await wordsIn(files, data, language)] as const,
    ),
  );
  const { narrations, faults: ofNarrations } = await readNarrations(files, checkPath);
  const words = Object.fromEntries(read.map(([language, { words: said }]) => [language, said]));
  return {
    ...(facts.works.length > 0 && {
      museum: { ...files, facts: facts as MuseumData["facts"], words, narrations },
    }),
    faults: [
      ...faults,
      ...(addressesOfTheSite.has(files.address) ? [addressTaken(files.address)] : []),
      ...firstFaults("museum.json", problemsOfFacts(data, files), ({ path, ...told }) => ({
        file: "museum.json",
        place: placeOf(path),
        ...told,
      })),
      ...read.flatMap(([, { faults: wrong }]) => wrong),
      ...ofNarrations,
      ...(isWhole ? faultsOfFiles(files, checkPath) : []),
      ...media,
    ],
  };
}

function noMuseum({ files }: MuseumFiles): Fault {
  const similar = [...files.keys()].find(
    (path) => /(?:^|\/)museum\.json$/i.test(path) && !/^[a-z]{2}\//.test(path),
  );
  return {
    file: "museum.json",
    wrong: "there is no such file",
    right: similar
      ? `There is ${similar}: the file is called museum.json, in small letters, and is in no other folder than the museum’s`
      : "A museum’s folder has a museum.json with its name, languages and works",
  };
}

function addressTaken(address: string): Fault {
  return {
    file: "museum.json",
    wrong: `the site itself uses the address “${address}”`,
    right: "Give the museum’s folder another name",
  };
}

function tooNew(place: string): Fault {
  return {
    file: "museum.json",
    place,
    wrong: "this museum was made with a newer Varco",
    right: "Update Varco, then try again",
  };
}

function isNewerText(text: string) {
  try {
    return isNewer(JSON.parse(text));
  } catch {
    return false;
  }
}

async function wordsIn(files: MuseumFiles, { works }: MuseumFacts, language: Language) {
  const slugs = [...new Set(works.map(({ slug }) => slug))];
  const said = await Promise.all(
    slugs
      .filter((slug) => !problemOfSlug(slug))
      .map(async (slug) => [slug, await read(`${slug}.json`, workWordsSchema)] as const),
  );
  const museum = await read("museum.json", museumWordsSchema);
  const tour = await read("tour.json", tourSchema);
  const unknown = Object.keys(tour?.data?.steps ?? {}).filter((step) => !slugs.includes(step));
  const words: WordsInLanguage = {
    works: Object.fromEntries(
      said.flatMap(([slug, each]) => (each?.data ? [[slug, each.data]] : [])),
    ),
    museum: museum?.data ?? {},
    ...(tour?.data && { tour: tour.data }),
  };
  const faults = [...said.map(([, each]) => each), museum, tour].flatMap(
    (each) => each?.faults ?? [],
  );
  const file = `${language}/tour.json`;
  const ofSteps = firstFaults(file, unknown, (step) => ({
    file,
    place: tour!.placeOf(["steps", step]),
    wrong: `there is no work “${step}”`,
    right: didYouMean(step, slugs) ?? `A step is called like its work: ${listFirst(slugs)}`,
  }));
  return { words, faults: [...faults, ...ofSteps] };

  async function read<Schema extends Parameters<typeof parseJson>[2]>(
    name: string,
    schema: Schema,
  ) {
    const text = await readText(files, `${language}/${name}`);
    return text === undefined ? undefined : parseJson(`${language}/${name}`, text, schema);
  }
}

type PathCheck = ReturnType<typeof createPathCheck>;

/** What no two works may share. */
const uniqueKeys = {
  slug: "Each work has an address of its own",
  id: "Each work has a number of its own, which is on its label",
  inventory: "Each work has an inventory number of its own",
} as const;

type Problem = { path: Path; wrong: string; right: string };

/** What no schema can check: duplicates, and references to other entries and files. */
function problemsOfFacts(
  { languages, works, tour = [] }: MuseumFacts,
  { files }: MuseumFiles,
): Problem[] {
  const slugs = works.map(({ slug }) => slug);
  const known = new Set(slugs);
  const pictures = [...files.keys()].flatMap((path) => /^pictures\/([^/]+)$/.exec(path)?.[1] ?? []);
  return [
    ...(Object.keys(uniqueKeys) as (keyof typeof uniqueKeys)[]).flatMap((key) =>
      problemsOfDuplicates(
        works.map((work) => work[key]),
        uniqueKeys[key],
        (at) => ["works", at, key],
      ),
    ),
    ...problemsOfDuplicates(languages, "Each language is there once", (at) => ["languages", at]),
    ...problemsOfDuplicates(tour, "A tour stops at a work once", (at) => ["tour", at]),
    ...works.flatMap((work, at) => problemsOfWork(work, ["works", at])),
    ...tour.flatMap((slug, at) =>
      known.has(slug)
        ? []
        : {
            path: ["tour", at],
            wrong: `there is no work “${slug}”`,
            right: didYouMean(slug, slugs) ?? `A stop is one of the works: ${listFirst(slugs)}`,
          },
    ),
  ];

  function problemsOfWork({ slug, picture, date }: WorkFacts, path: Path): Problem[] {
    const right = problemOfSlug(slug);
    return [
      ...(right
        ? [{ path: [...path, "slug"], wrong: `no work can be called “${slug}”`, right }]
        : []),
      ...(picture && !files.has(`pictures/${picture.file}`)
        ? [
            {
              path: [...path, "picture", "file"],
              wrong: `there is no file pictures/${picture.file}`,
              right:
                didYouMean(picture.file, pictures) ??
                "Put the picture there, or leave the entry out until there is one",
            },
          ]
        : []),
      ...(picture?.kind === "photograph" && picture.file.endsWith(".svg")
        ? [
            {
              path: [...path, "picture", "file"],
              wrong: "a drawing is no photograph",
              right: "Name a JPEG or PNG here, or write “illustration” as its kind",
            },
          ]
        : []),
      ...(isReversed(date)
        ? [
            {
              path: [...path, "date"],
              wrong: "the last year is before the first",
              right: "Write the earlier year first",
            },
          ]
        : []),
    ];
  }
}

/** The facts without what is wrong in them. */
function dropInvalid(
  facts: MuseumFacts,
  { files }: MuseumFiles,
  refused: ReadonlySet<string>,
): MuseumFacts {
  const { works, tour, languages, ...museum } = facts;
  const [addresses, numbers] = [new Set<string>(), new Set<number>()];
  const sound = works.filter(({ slug, id }) => {
    if (problemOfSlug(slug) || addresses.has(slug) || numbers.has(id)) return false;
    addresses.add(slug);
    numbers.add(id);
    return true;
  });
  const stops = [...new Set(tour)].filter((slug) => addresses.has(slug));
  const isShown = (path: string) => files.has(path) && !refused.has(path);
  return {
    ...museum,
    languages: [...new Set(languages)],
    works: sound.map((work) => withoutFaults(work, isShown)),
    ...(stops.length > 0 && { tour: stops }),
  };
}

function withoutFaults(
  { picture, date, ...work }: WorkFacts,
  isShown: (path: string) => boolean,
): WorkFacts {
  return {
    ...work,
    ...(picture && isShown(`pictures/${picture.file}`) && { picture }),
    ...(date && !isReversed(date) && { date }),
  };
}

/** Files that visitors will never get, mostly because of a slip in their names. */
function faultsOfFiles({ files }: MuseumFiles, checkPath: PathCheck): Fault[] {
  const found = [...files.keys()].filter((file) => checkPath(file));
  return firstFaults("other files", found, (file) => ({ file, ...checkPath(file)! }));
}

/** Pictures and films that are not what their names say, or more than a picture may be. */
async function faultsOfMedia(
  { files }: MuseumFiles,
  checkPath: PathCheck,
  sound: Readonly<Record<string, { version: string }>>,
): Promise<Fault[]> {
  const media = [...files].filter(
    ([file, { version }]) =>
      /^(?:pictures|signs|models)\//.test(file) &&
      !checkPath(file) &&
      (version === undefined || sound[file]?.version !== version),
  );
  const inTurn = createQueue(MEDIA_AT_ONCE);
  const found = await Promise.all(
    media.map(async ([file, { read }]) =>
      firstFaults(file, await inTurn(async () => validateFile(file, await read())), (wrong) => ({
        file,
        wrong,
        right: file.startsWith("models/")
          ? "How a model is drawn is in docs/tactile.md"
          : file.endsWith(".svg")
            ? "Save it as a plain SVG with shapes alone, or use a PNG instead"
            : "Save it anew in the format that its name says",
      })),
    ),
  );
  return found.flat();
}

function isReversed(date: WorkFacts["date"]) {
  const years = date && ("about" in date ? date.about : "year" in date ? date.year : undefined);
  return Array.isArray(years) && years[0] > years[1];
}

/** A problem for each value that the list has had before. */
function problemsOfDuplicates(
  values: readonly unknown[],
  right: string,
  pathOf: (at: number) => Path,
): Problem[] {
  const known = new Set<unknown>();
  return values.flatMap((value, at) => {
    if (value === undefined) return [];
    if (known.has(value)) return [{ path: pathOf(at), wrong: `“${value}” is there twice`, right }];
    known.add(value);
    return [];
  });
}
