import { withTimeout, LOAD_TIMEOUT } from "../../lib/withTimeout.ts";
import { responseCache } from "../offline/responseCache.ts";

/** How it went to have a guide’s service worker installed on this device. */
export type WorkerInstallation =
  /** `isWaiting`: the next version is on the device, and takes over when the guide is next opened. */
  | { is: "installed"; wasThere: boolean; isWaiting: boolean }
  /** The browser takes no worker from that address; `why` in its own words. */
  | { is: "refused"; why: string }
  /** The worker began, and a file that it has to keep did not come. */
  | { is: "failed" };

/** The service worker of a guide, for whoever checks a guide from outside its scope. */
export type GuideWorker = {
  /** Installs it as a visit does, or has its next version looked for. */
  install: (script: string, scope: string) => Promise<WorkerInstallation>;
  /** The page that this device keeps for every address of the guide. */
  keptPage: (addresses: readonly string[]) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** `undefined` without HTTPS, and where the browser has none, as in some private windows. */
export function findGuideWorker(): GuideWorker | undefined {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return undefined;
  return {
    async install(script, scope) {
      const known = (await serviceWorker.getRegistrations()).find(
        (each) => each.scope === new URL(scope, location.href).href,
      );
      try {
        const registration = await serviceWorker.register(script, { scope });
        if (known?.active) await registration.update();
        const isWhole = await withTimeout(LOAD_TIMEOUT, settled(registration));
        if (!isWhole) return { is: "failed" };
        return {
          is: "installed",
          wasThere: Boolean(known?.active),
          isWaiting: registration.waiting !== null,
        };
      } catch (error) {
        return { is: "refused", why: String(error) };
      }
    },
    async keptPage(addresses) {
      const kept = await Promise.all(
        addresses.map((address) => responseCache.find(address, { ignoreSearch: true })),
      );
      const page = kept.find((each) => each !== undefined);
      return page && new Uint8Array(await page.arrayBuffer());
    },
  };
}

/** Waits for a version that is being installed; false where it cannot be. */
function settled({ installing, active }: ServiceWorkerRegistration): Promise<boolean> {
  if (!installing) return Promise.resolve(true);
  // The first version takes over at once; the next one waits for the pages that are open.
  const ends = active ? ["installed", "activated"] : ["activated"];
  return new Promise((resolve) => {
    const look = () => {
      if (ends.includes(installing.state)) resolve(true);
      if (installing.state === "redundant") resolve(false);
    };
    installing.addEventListener("statechange", look);
    look();
  });
}
