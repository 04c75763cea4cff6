import { arrivesWithin, PATIENCE } from "../lib/arrivesWithin.ts";
import { keptFiles, type FileList } from "./keptFiles.ts";
import { network } from "./network.ts";
import { newVersion } from "./newVersion.ts";

/** How many bytes of a list are on the device, and whether that is all. */
export type Found = { done: number; isWhole: boolean };

/** Why a visit could not be kept on the device. */
export type OfflineProblem = "full" | "refused" | "network";

const nothing: Found = { done: 0, isWhole: false };

/** The files of a visit, on the device or on their way there. Each list is known by its address. */
export const offlineFiles = {
  async look(address: string): Promise<Found> {
    try {
      const list = await keptFiles.begun(address);
      return list ? await found(list) : nothing;
    } catch {
      // Where nothing may be kept, nothing is.
      return nothing;
    }
  },
  /** Answers what went wrong, if it did; what has arrived by then stays, and need not come again. */
  async download(
    museum: string,
    address: string,
    onFound: (found: Found) => void,
    onKept: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<OfflineProblem | undefined> {
    try {
      // Asked for and not waited for: a browser may ask the visitor, who may not answer.
      void navigator.storage?.persist?.().catch(() => {});
      // Without a service worker nothing that is kept would ever be shown.
      if (!navigator.serviceWorker) return "refused";
      await appKept(museum, address, signal);
      await keptFiles.alone(async () => {
        const list = await keptFiles.begin(address, signal);
        const before = await found(list);
        onFound(before);
        const bytes = list.reduce((sum, [, each]) => sum + each, 0);
        if (!(await hasRoomFor(bytes - before.done)))
          throw new DOMException("no room", "QuotaExceededError");
        await keptFiles.keep(await keptFiles.missing(list), onKept, signal);
        await keptFiles.prune();
      }, signal);
      return undefined;
    } catch (error) {
      const { name } = error as Error;
      if (name === "QuotaExceededError") return "full";
      if (name === "NetworkError") return "network";
      // Every failed fetch is a TypeError; whatever else fails is a device that does not let us.
      return name === "TypeError" && "caches" in globalThis ? "network" : "refused";
    }
  },
  async remove(address: string): Promise<Found> {
    try {
      await keptFiles.alone(async () => {
        // A version that waits has a list of its own.
        const lists = await keptFiles.lists();
        const ofThisVisit = lists.filter((list) => keptFiles.areOfOneVisit(list, address));
        await Promise.all(ofThisVisit.map(keptFiles.forget));
        await keptFiles.prune();
      });
    } catch {
      // Where nothing may be kept, nothing was.
    }
    return offlineFiles.look(address);
  },
};

/** The app may still be on its way to the device, or may have to be fetched anew. */
async function appKept(museum: string, address: string, signal: AbortSignal, isLast = false) {
  let isLate = true;
  const keeping = newVersion.keep(museum).finally(() => {
    isLate = false;
  });
  try {
    await arrivesWithin(PATIENCE, keeping);
  } catch (error) {
    // What a network does that is gone, or is not ours yet, a device does as well that does not let us.
    if (isLate || !(await network.answers(address, signal)))
      throw new DOMException("the app has not come", "NetworkError");
    if (isLast) throw new Error("the app is not kept", { cause: error });
    await appKept(museum, address, signal, true);
  }
}

async function found(list: FileList): Promise<Found> {
  const missing = new Set(await keptFiles.missing(list));
  const there = list.filter((file) => !missing.has(file));
  return { done: there.reduce((sum, [, bytes]) => sum + bytes, 0), isWhole: missing.size === 0 };
}

async function hasRoomFor(bytes: number) {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes;
}
