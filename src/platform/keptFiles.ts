import { answers } from "./answers.ts";
import { cacheNames } from "./cacheNames.ts";

/** The files that a visit needs beside the app, with their bytes; the build writes it. */
export type FileList = readonly (readonly [address: string, bytes: number])[];

const AT_ONCE = 4;

/** Files kept on the device, for the page and for the service worker, which answers with them. */
export const keptFiles = {
  async missing(list: FileList): Promise<FileList> {
    const there = await addresses();
    return list.filter(([address]) => !there.has(address));
  },
  /** The list at `address` if a download of it was begun. */
  async begun(address: string): Promise<FileList | undefined> {
    const list = await answers.find(address, { cacheName: cacheNames.visit });
    return list?.json();
  },
  /** The lists of all downloads that were begun. */
  async lists(): Promise<string[]> {
    return [...(await addresses())].filter(isList);
  },
  /** Fetches the list at `address` and notes that its files are wanted. */
  async begin(address: string, signal?: AbortSignal): Promise<FileList> {
    const answer = await fetched(address, signal);
    const list = answer.clone();
    if (!(await answers.keep(cacheNames.visit, address, answer))) throw strangeAnswer(address);
    return list.json();
  },
  /** Fetches these files, and tells the bytes of each one that is kept: all that has arrived, even where it ends early. */
  async keep(list: FileList, onKept: (bytes: number) => void, signal?: AbortSignal) {
    const waiting = [...list];
    // What ends one ends them all; Safari before 17.4 cannot join two signals.
    const all = new AbortController();
    signal?.addEventListener("abort", () => all.abort(signal.reason));
    const keepNext = async (): Promise<void> => {
      const next = waiting.shift();
      if (!next) return;
      const [address, bytes] = next;
      const answer = await fetched(address, all.signal);
      if (!(await answers.keep(cacheNames.visit, address, answer, { bytes })))
        throw strangeAnswer(address);
      onKept(bytes);
      return keepNext();
    };
    const keepOn = () =>
      keepNext().catch((error: unknown) => {
        all.abort(error);
        throw error;
      });
    // Whoever comes next must not find one half written.
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepOn));
    if (ended.some(({ status }) => status === "rejected")) throw all.signal.reason;
  },
  /** Takes a file away; those of a list go with `prune`. */
  async forget(address: string) {
    await answers.remove(cacheNames.visit, address);
  },
  /** Whether both are of one museum and one language, in whatever version: `/assets/<museum>-<hash>/…`. */
  areOfOneVisit: (one: string, other: string) => withoutHash(one) === withoutHash(other),
  /** One at a time, in all tabs and in the service worker: what one removes another may just want. */
  async alone(act: () => Promise<void>, signal?: AbortSignal) {
    if (!navigator.locks) return act();
    await navigator.locks.request(cacheNames.visit, { ...(signal && { signal }) }, act);
  },
  /** Removes every file that no list wants. */
  async prune() {
    const lists = await keptFiles.lists();
    const wanted = await Promise.all(lists.map((list) => keptFiles.begun(list)));
    const stay = new Set([...lists, ...wanted.flatMap((list) => list ?? []).map(([file]) => file)]);
    const go = [...(await addresses())].filter((address) => !stay.has(address));
    await Promise.all(go.map(keptFiles.forget));
  },
};

async function addresses() {
  const kept = await answers.addresses(cacheNames.visit);
  return new Set(kept.map((url) => new URL(url).pathname));
}

function withoutHash(address: string) {
  return address.replace(/-[\w-]{8}(?=\/)/, "");
}

function isList(address: string) {
  return address.endsWith("/files.json");
}

function fetched(address: string, signal: AbortSignal | undefined) {
  // By this mode the service worker tells it from what is only looked at.
  return fetch(address, { mode: "same-origin", ...(signal && { signal }) });
}

/** Not the TypeError of a network that is not there: this one answers, with something else. */
function strangeAnswer(address: string) {
  return new DOMException(`${address} is not what was expected`, "NetworkError");
}
