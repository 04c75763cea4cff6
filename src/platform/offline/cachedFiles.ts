import { responseCache } from "./responseCache.ts";
import { cacheNames } from "./sharedNames.ts";

/** The files that a visit needs beside the app, with their bytes; the build writes it. */
export type FileList = readonly (readonly [address: string, bytes: number])[];

const AT_ONCE = 4;

/** Files kept on the device, for the page and for the service worker, which answers with them. */
export const cachedFiles = {
  async missing(list: FileList): Promise<FileList> {
    const there = await addresses();
    return list.filter(([address]) => !there.has(address));
  },
  /** The list at `address` if a download of it was begun. */
  async readList(address: string): Promise<FileList | undefined> {
    const list = await responseCache.find(address, { cacheName: cacheNames.visit });
    return list?.json();
  },
  /** The lists of all downloads that were begun. */
  async lists(): Promise<string[]> {
    return [...(await addresses())].filter(isList);
  },
  /** Fetches the list at `address` and notes that its files are wanted. */
  async fetchList(address: string, signal?: AbortSignal): Promise<FileList> {
    const answer = await fetchFile(address, signal);
    const list = answer.clone();
    if (!(await responseCache.put(cacheNames.visit, address, answer)))
      throw unexpectedAnswer(address);
    return list.json();
  },
  /** Fetches these files and tells the bytes of each one kept; those stay if it ends early. */
  async download(list: FileList, onKept: (bytes: number) => void, signal?: AbortSignal) {
    const waiting = [...list];
    // One failure ends all; Safari before 17.4 has no `AbortSignal.any` to join two signals.
    const all = new AbortController();
    signal?.addEventListener("abort", () => all.abort(signal.reason));
    const keepNext = async (): Promise<void> => {
      const next = waiting.shift();
      if (!next) return;
      const [address, bytes] = next;
      const answer = await fetchFile(address, all.signal);
      if (!(await responseCache.put(cacheNames.visit, address, answer, { bytes })))
        throw unexpectedAnswer(address);
      onKept(bytes);
      return keepNext();
    };
    const keepOn = () =>
      keepNext().catch((error: unknown) => {
        all.abort(error);
        throw error;
      });
    // The next download must not begin while a file of this one is still being written.
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepOn));
    if (ended.some(({ status }) => status === "rejected")) throw all.signal.reason;
  },
  /** Removes one file or list; the files of a removed list go with `prune`. */
  async remove(address: string) {
    await responseCache.remove(cacheNames.visit, address);
  },
  /** Whether two addresses, `/assets/<museum>-<hash>/…`, differ in nothing but the version. */
  isSameVisit: (one: string, other: string) => withoutHash(one) === withoutHash(other),
  /** One `act` at a time, in all tabs and the service worker: one may remove what another wants. */
  async withLock(act: () => Promise<void>, signal?: AbortSignal) {
    if (!navigator.locks) return act();
    await navigator.locks.request(cacheNames.visit, { ...(signal && { signal }) }, act);
  },
  /** As `withLock`, or not at all where another one is at it. */
  async withFreeLock(act: () => Promise<void>) {
    if (!navigator.locks) return act();
    await navigator.locks.request(cacheNames.visit, { ifAvailable: true }, (lock) => lock && act());
  },
  /** Removes every file that no list wants. */
  async prune() {
    const lists = await cachedFiles.lists();
    const wanted = await Promise.all(lists.map((list) => cachedFiles.readList(list)));
    const stay = new Set([...lists, ...wanted.flatMap((list) => list ?? []).map(([file]) => file)]);
    const go = [...(await addresses())].filter((address) => !stay.has(address));
    await Promise.all(go.map(cachedFiles.remove));
  },
};

async function addresses() {
  const kept = await responseCache.addresses(cacheNames.visit);
  return new Set(kept.map((url) => new URL(url).pathname));
}

function withoutHash(address: string) {
  return address.replace(/-[\w-]{8}(?=\/)/, "");
}

function isList(address: string) {
  return /\/(?:files|films)\.json$/.test(address);
}

function fetchFile(address: string, signal: AbortSignal | undefined) {
  // By this mode the service worker tells a download from a file that is only looked at.
  return fetch(address, { mode: "same-origin", ...(signal && { signal }) });
}

/** The network answers, but with something else; without a network, `fetch` gives a TypeError. */
function unexpectedAnswer(address: string) {
  return new DOMException(`${address} is not what was expected`, "NetworkError");
}
