import type { Language } from "../../i18n/languages.ts";
import { firstFaults, type Fault } from "./fault.ts";
import type { createPathCheck } from "./createPathCheck.ts";
import { readText, type MuseumFiles } from "./museumFiles.ts";
import { parseJson } from "./parseJson.ts";
import { narrationSchema, type Narration } from "../schema/schema.ts";

/** Who reads, by the language and the name of the recording. */
export type Narrations = Readonly<Partial<Record<Language, Readonly<Record<string, Narration>>>>>;

/** Reads who reads a museum’s recordings, and tells what is wrong with those files. */
export async function readNarrations(
  files: MuseumFiles,
  checkPath: ReturnType<typeof createPathCheck>,
): Promise<{ narrations: Narrations; faults: Fault[] }> {
  const paths = [...files.files.keys()].filter(
    (path) => /^narrated\/.*\.json$/.test(path) && !checkPath(path),
  );
  const withoutSound = paths.filter((path) => !files.files.has(soundOf(path)));
  const faults = firstFaults("narrated", withoutSound, (file) => ({
    file,
    wrong: `there is no recording ${soundOf(file)}`,
    right: "Put the recording beside it, or take the file away",
  }));
  const narrations: Partial<Record<Language, Record<string, Narration>>> = {};
  const usable = paths.filter((path) => !withoutSound.includes(path));
  const read = await Promise.all(
    usable.map(async (path) => parseJson(path, (await readText(files, path))!, narrationSchema)),
  );
  for (const [at, { data, faults: wrong }] of read.entries()) {
    faults.push(...wrong);
    if (!data) continue;
    const [, language, name] = usable[at]!.split(/[/.]/) as [string, Language, string];
    (narrations[language] ??= {})[name] = data;
  }
  return { narrations, faults };
}

const soundOf = (path: string) => path.replace(/json$/, "mp3");
