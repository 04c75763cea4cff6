import { withTimeout, LOAD_TIMEOUT } from "../../lib/withTimeout.ts";
import { cachedFiles, type FileList } from "./cachedFiles.ts";
import { requestPersistentStorage } from "../storage/persistentStorage.ts";
import { network } from "./network.ts";
import { appUpdate } from "../serviceWorkers/appUpdate.ts";
import { SKIPPED_WAITING } from "../serviceWorkers/messages.ts";

/** How many bytes of a list are on the device, and whether that is all of it. */
export type DownloadProgress = { done: number; isWhole: boolean };

/** Why a visit could not be downloaded. */
export type DownloadProblem = "full" | "refused" | "network";

const nothing: DownloadProgress = { done: 0, isWhole: false };

/** The download of a visit, whose list of files is at `address`. */
export const visitDownload = {
  async look(address: string): Promise<DownloadProgress> {
    try {
      const list = (await cachedFiles.readList(address)) ?? (await awaitRenewedList(address));
      return list ? await progressOf(list) : nothing;
    } catch {
      // Storage is blocked: nothing is stored.
      return nothing;
    }
  },
  /**
   * Answers what went wrong, if anything did, or `taken` where a new version of the app ended it. What
   * has arrived by then stays, and the next call does not fetch it again.
   */
  async download(
    museum: string,
    address: string,
    onFound: (before: DownloadProgress) => void,
    onStored: (bytes: number) => void,
    stopped: AbortSignal,
  ): Promise<DownloadProblem | "taken" | undefined> {
    // Safari before 17.4 has no `AbortSignal.any` to join two signals.
    const end = new AbortController();
    const { signal } = end;
    const stop = () => end.abort(stopped.reason);
    if (stopped.aborted) stop();
    stopped.addEventListener("abort", stop, { signal });
    try {
      navigator.serviceWorker?.addEventListener(
        "message",
        ({ data }) => data === SKIPPED_WAITING && end.abort(SKIPPED_WAITING),
        { signal },
      );
      requestPersistentStorage();
      // Without a service worker the files would never be shown.
      if (!navigator.serviceWorker) return "refused";
      await awaitApp(museum, address, signal);
      await cachedFiles.withLock(async () => {
        const list = await cachedFiles.fetchList(address, signal);
        const before = await progressOf(list);
        onFound(before);
        const bytes = list.reduce((sum, [, each]) => sum + each, 0);
        if (!(await hasRoomFor(bytes - before.done)))
          throw new DOMException("no room", "QuotaExceededError");
        await cachedFiles.download(await cachedFiles.missing(list), onStored, signal);
        await cachedFiles.prune();
      }, signal);
      return undefined;
    } catch (error) {
      if (signal.reason === SKIPPED_WAITING) return SKIPPED_WAITING;
      const { name } = error as Error;
      if (name === "QuotaExceededError") return "full";
      if (name === "NetworkError") return "network";
      // Every failed fetch is a TypeError; any other error is a device that refuses to keep files.
      return name === "TypeError" && "caches" in globalThis ? "network" : "refused";
    } finally {
      end.abort();
    }
  },
  async remove(address: string): Promise<DownloadProgress> {
    try {
      await cachedFiles.withLock(async () => {
        // A waiting version of the app has a list of its own for this visit.
        const lists = await cachedFiles.lists();
        const ofThisVisit = lists.filter((list) => cachedFiles.isSameVisit(list, address));
        await Promise.all(ofThisVisit.map(cachedFiles.remove));
        await cachedFiles.prune();
      });
    } catch {
      // Storage is blocked: nothing was stored.
    }
    return visitDownload.look(address);
  },
};

/** Waits until the device has the app; if that fails, tries once more. */
async function awaitApp(museum: string, address: string, signal: AbortSignal, isLast = false) {
  let isLate = true;
  const storing = appUpdate.keep(museum).finally(() => {
    isLate = false;
  });
  try {
    await withTimeout(LOAD_TIMEOUT, storing);
  } catch (error) {
    // A lost network, one that wants the visitor to sign in, and a device that refuses to store the
    // app all fail alike. Whether the data can be had tells them apart.
    if (isLate || !(await network.answers(address, signal)))
      throw new DOMException("the app has not come", "NetworkError");
    if (isLast) throw new Error("the app is not kept", { cause: error });
    await awaitApp(museum, address, signal, true);
  }
}

/**
 * The list of a download that was begun with the previous version of the app: the service worker
 * fetches this version's while it holds the lock.
 */
async function awaitRenewedList(address: string): Promise<FileList | undefined> {
  const lists = await cachedFiles.lists();
  if (!lists.some((list) => cachedFiles.isSameVisit(list, address))) return undefined;
  await cachedFiles.withLock(async () => {});
  return cachedFiles.readList(address);
}

async function progressOf(list: FileList): Promise<DownloadProgress> {
  const missing = new Set(await cachedFiles.missing(list));
  const there = list.filter((file) => !missing.has(file));
  return { done: there.reduce((sum, [, bytes]) => sum + bytes, 0), isWhole: missing.size === 0 };
}

async function hasRoomFor(bytes: number) {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes;
}
