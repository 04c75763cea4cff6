import { responseCache } from "./responseCache.ts";
import { cacheNames } from "./sharedNames.ts";

/** The files that a visit needs beside the app, with their bytes; the build writes it. */
export type FileList = readonly (readonly [address: string, bytes: number])[];

/** How many files are fetched at a time. */
const AT_ONCE = 4;

/**
 * The downloaded files, for the page and for the service worker, which answers with them. A list is
 * stored under its own address beside its files: its presence says that a download was begun.
 */
export const cachedFiles = {
  /** The files of a list that are not on the device. */
  async missing(list: FileList): Promise<FileList> {
    const there = await addresses();
    return list.filter(([address]) => !there.has(address));
  },
  /** The stored list, if a download of it was begun. */
  async readList(address: string): Promise<FileList | undefined> {
    const list = await responseCache.find(address, { cacheName: cacheNames.visit });
    return list?.json();
  },
  /** The addresses of all stored lists. */
  async lists(): Promise<string[]> {
    return [...(await addresses())].filter(isList);
  },
  /** Fetches a list and stores it, which begins its download. */
  async fetchList(address: string, signal?: AbortSignal): Promise<FileList> {
    const answer = await fetchFile(address, signal);
    const list = answer.clone();
    if (!(await responseCache.put(cacheNames.visit, address, answer)))
      throw unexpectedAnswer(address);
    return list.json();
  },
  /** Fetches and stores these files, and tells the bytes of each; those stay if it ends early. */
  async download(list: FileList, onStored: (bytes: number) => void, signal?: AbortSignal) {
    const waiting = [...list];
    // One failure ends all; Safari before 17.4 has no `AbortSignal.any` to join two signals.
    const all = new AbortController();
    signal?.addEventListener("abort", () => all.abort(signal.reason));
    const storeNext = async (): Promise<void> => {
      const next = waiting.shift();
      if (!next) return;
      const [address, bytes] = next;
      const answer = await fetchFile(address, all.signal);
      if (!(await responseCache.put(cacheNames.visit, address, answer, { bytes })))
        throw unexpectedAnswer(address);
      onStored(bytes);
      return storeNext();
    };
    const storeInTurn = () =>
      storeNext().catch((error: unknown) => {
        all.abort(error);
        throw error;
      });
    // The next download must not begin while a file of this one is still being written.
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, storeInTurn));
    if (ended.some(({ status }) => status === "rejected")) throw all.signal.reason;
  },
  /** Removes one file or list; the files of a removed list are removed by `prune`. */
  async remove(address: string) {
    await responseCache.remove(cacheNames.visit, address);
  },
  /** Whether the addresses of two lists differ in nothing but the version. */
  isSameVisit: (one: string, other: string) => withoutHash(one) === withoutHash(other),
  /** Whether a list is of the museum with this scope, `/guida/<museum>`. */
  isOfMuseum(list: string, scope: string) {
    const [, base, museum] = /^(.*)\/([^/]+)$/.exec(scope) ?? [];
    return withoutHash(list).startsWith(`${base}/assets/${museum}/`);
  },
  /**
   * Runs `act` alone, in all tabs and the service worker: `prune` in one would remove files that
   * another has just stored.
   */
  async withLock(act: () => Promise<void>, signal?: AbortSignal) {
    if (!navigator.locks) return act();
    await navigator.locks.request(cacheNames.visit, { ...(signal && { signal }) }, act);
  },
  /** Runs `act` alone, or not at all where something else holds the lock. */
  async withFreeLock(act: () => Promise<void>) {
    if (!navigator.locks) return act();
    await navigator.locks.request(cacheNames.visit, { ifAvailable: true }, (lock) => lock && act());
  },
  /** Removes every file that no stored list names. */
  async prune() {
    const lists = await cachedFiles.lists();
    const wanted = await Promise.all(lists.map((list) => cachedFiles.readList(list)));
    const needed = new Set([
      ...lists,
      ...wanted.flatMap((list) => list ?? []).map(([file]) => file),
    ]);
    const unneeded = [...(await addresses())].filter((address) => !needed.has(address));
    await Promise.all(unneeded.map(cachedFiles.remove));
  },
};

async function addresses() {
  const urls = await responseCache.addresses(cacheNames.visit);
  return new Set(urls.map((url) => new URL(url).pathname));
}

function withoutHash(address: string) {
  const named = address.replace(/-[\w-]{8}\.json$/, ".json");
  // Devices still have lists from when the folder of the catalogue had the hash in its name.
  return named === address
    ? address.replace(/-[\w-]{8}(\/[\w-]+\/(?:files|films)\.json)$/, "$1")
    : named;
}

function isList(address: string) {
  return /\/(?:files|films)(?:-[\w-]{8})?\.json$/.test(address);
}

function fetchFile(address: string, signal: AbortSignal | undefined) {
  // By this mode the service worker knows a download, which it does not store under `read` too.
  return fetch(address, { mode: "same-origin", ...(signal && { signal }) });
}

/** The network answers with something else, such as a sign-in page; none at all is a TypeError. */
function unexpectedAnswer(address: string) {
  return new DOMException(`${address} is not what was expected`, "NetworkError");
}
