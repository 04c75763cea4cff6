import type { Kit } from "../../content/publishing/guide.ts";

type Chunks = Kit["chunks"];

/** A chunk and all that it imports, without a slash at the beginning. */
export function filesWithImports(chunks: Chunks, key: string): string[] {
  const chunk = chunkAt(chunks, key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesWithImports(chunks, each))];
}

/** The pages of a museum are of a dozen kinds: what each needs is found once. */
const found = new WeakMap<Chunks, Map<string, string[]>>();

/** The chunks that these components or messages need beside the app itself. */
export function preloadsFor(chunks: Chunks, sources: readonly string[]): readonly string[] {
  const known = found.get(chunks) ?? new Map<string, string[]>();
  found.set(chunks, known);
  const key = sources.join("\n");
  const preloads = known.get(key) ?? findPreloads(chunks, sources);
  known.set(key, preloads);
  return preloads;
}

function findPreloads(chunks: Chunks, sources: readonly string[]): string[] {
  const ofTheApp = new Set(filesWithImports(chunks, "index.html"));
  const needed = new Set(sources.flatMap((source) => filesWithImports(chunks, source)));
  return [...needed].filter((file) => !ofTheApp.has(file));
}

/** The parts of the app for speech recognition on the device, which few visitors ever need. */
const earsParts = [
  "src/onDevice/ears/offer/EarsSteps.tsx",
  "src/onDevice/ears/watchDownloadedEars.ts",
  "src/platform/ears",
  "src/i18n/ears",
];

function isOfEars(key: string) {
  return earsParts.some((path) => key === path || key.startsWith(`${path}/`));
}

/** Every screen, in every language, and nothing of ears. */
export function filesOfTheApp(chunks: Chunks): string[] {
  // The app has one stylesheet (`cssCodeSplit` in vite.config.ts), which no chunk lists as its own.
  return reached(chunks, ["index.html", "style.css"], isOfEars);
}

/** The other files of the app that a device needs to recognise speech: it keeps them with the ears. */
export function filesOfEars(chunks: Chunks): string[] {
  const app = new Set(filesOfTheApp(chunks));
  const entries = Object.keys(chunks).filter(isOfEars);
  return reached(chunks, entries, () => false).filter((file) => !app.has(file));
}

function reached(chunks: Chunks, entries: string[], isLeft: (key: string) => boolean): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  entries.forEach(visit);
  return [...files];

  function visit(key: string) {
    if (seen.has(key) || isLeft(key) || /web-vitals/.test(key)) return;
    seen.add(key);
    const chunk = chunkAt(chunks, key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  }
}

function chunkAt(chunks: Chunks, key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}: is there a file of this name?`);
  return chunk;
}
