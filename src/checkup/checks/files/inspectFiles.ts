import { ask } from "../ask.ts";
import type { PublishedGuide } from "../ports.ts";
import { compareFile } from "./compareFile.ts";
import type { FileOutcome, InspectedFile } from "./fileOutcome.ts";

/** So many are asked for at a time: browsers keep about as many connections to one host. */
const AT_A_TIME = 6;

/** So many in a row without an answer, and the network is gone: no other is asked for. */
const MOST_UNREACHABLE = 12;

const media = /\.(?:mp3|mp4|webm|wav|avif|webp|jpe?g|png)$/;

/** Copies that a host sends in place of a file, and what it reads itself and shows to nobody. */
const ofTheHost =
  /\.(?:br|gz)$|^\/(?:[._][^/]*|web\.config|nginx\.conf|Caddyfile|staticwebapp\.config\.json|vercel\.json)$/;

/** The page for unknown addresses is asked for by one: at its own many hosts answer otherwise. */
const unasked = (path: string) => ofTheHost.test(path) || path === "/404.html";

/** In bytes: beyond, a file is a photograph’s original, a film, or what recognises speech. */
const LARGE = 2_000_000;

/** Whether only the length of a file is asked for, unless every byte is to be compared. */
export function isLarge(path: string, [bytes]: readonly [bytes: number, hash: string]): boolean {
  return media.test(path) || bytes > LARGE;
}

/** Where visitors find a file: hosts answer with `index.html` at the address of its folder. */
export function addressOfFile(path: string): string {
  return path.replace(/\/index\.html$/, "/");
}

/** The files of a guide that a visitor can ask for, the pages and what they are made of first. */
export function filesToInspect(guide: Pick<PublishedGuide, "publication">): string[] {
  const files = Object.entries(guide.publication.files).filter(([path]) => !unasked(path));
  return [false, true].flatMap((large) =>
    files.filter((file) => isLarge(...file) === large).map(([path]) => path),
  );
}

/**
 * Asks the host for every file and compares what it answers with what was published. Of media only
 * the length is asked for, unless `everyByte`: a large guide would take gigabytes.
 */
export async function inspectFiles(
  guide: PublishedGuide,
  everyByte: boolean,
  onProgress: (done: number, of: number) => void,
): Promise<InspectedFile[]> {
  const paths = filesToInspect(guide);
  const inspected: InspectedFile[] = [];
  const queue = paths.values();
  let unreachable = 0;
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  // By their place in the guide, and not by who answered first: two checks can be compared.
  const places = new Map(paths.map((path, place) => [path, place]));
  return inspected.toSorted((one, other) => places.get(one.path)! - places.get(other.path)!);

  async function work() {
    for (const path of queue) {
      const found =
        unreachable < MOST_UNREACHABLE
          ? // oxlint-disable-next-line no-await-in-loop -- so many work side by side
            await inspectFile(guide, path, everyByte)
          : { path, outcome: { is: "unreachable" } as const };
      unreachable = found.outcome.is === "unreachable" ? unreachable + 1 : 0;
      inspected.push(found);
      onProgress(inspected.length, paths.length);
    }
  }
}

async function inspectFile(
  guide: PublishedGuide,
  path: string,
  everyByte: boolean,
): Promise<InspectedFile> {
  if (!everyByte && isLarge(path, guide.publication.files[path]!)) {
    const byLength = await inspectLength(guide, path);
    if (byLength) return byLength;
  }
  const answer = await ask(guide.root + addressOfFile(path), guide);
  if (!answer) return { path, outcome: { is: "unreachable" } };
  const content = await answer.arrayBuffer().catch(() => undefined);
  guide.signal.throwIfAborted();
  if (!content) return { path, outcome: { is: "unreachable" } };
  const compare = (published: string) =>
    compareFile(
      published,
      guide.publication.files[published]!,
      answer,
      new Uint8Array(content),
      guide.ports.sha256,
    );
  const outcome = await compare(path);
  // Some hosts lead from the first address to the museum by themselves.
  const first = `/${guide.publication.museum.slug}/index.html`;
  if (path === "/index.html" && outcome.is !== "whole" && guide.publication.files[first]) {
    const led = await compare(first);
    if (led.is === "whole") return { path, outcome: led, ...typeOf(answer) };
  }
  return { path, outcome, ...typeOf(answer) };
}

/** By what the host says of the file; `undefined` where it does not say how long that is. */
async function inspectLength(
  guide: PublishedGuide,
  path: string,
): Promise<InspectedFile | undefined> {
  const answer = await ask(guide.root + path, guide, { method: "HEAD" });
  if (!answer) return { path, outcome: { is: "unreachable" } };
  // Some hosts know no such question; what they compress is longer than they say.
  const said = answer.headers.get("content-length");
  if (!answer.ok || said === null || answer.headers.has("content-encoding")) return undefined;
  // A page in place of the file has to be read to be told from it.
  if (answer.headers.get("content-type")?.startsWith("text/html")) return undefined;
  const [bytes] = guide.publication.files[path]!;
  const outcome: FileOutcome =
    Number(said) === bytes
      ? { is: "whole", by: "length" }
      : { is: Number(said) < bytes ? "cutOff" : "altered", bytes: Number(said) };
  return { path, outcome, ...typeOf(answer) };
}

function typeOf({ ok, headers }: Response) {
  const type = headers.get("content-type");
  return ok && type !== null ? { type } : {};
}
