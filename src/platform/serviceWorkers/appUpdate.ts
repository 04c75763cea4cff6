import { pageGuide } from "../../catalogue/guide.ts";
import { replacedVersions } from "../offline/readCatalogue.ts";
import { isRenewal, type Renewal } from "./messages.ts";
import { waitingVersion } from "./waitingVersion.ts";

let registration: ServiceWorkerRegistration | undefined;

/** Has the app and its next version stored on the device. */
export const appUpdate = {
  /** Has the service worker of a museum store the app; fails where a file of it does not come. */
  async keep(museum: string) {
    const { serviceWorker } = navigator;
    const { base } = pageGuide();
    registration = await serviceWorker.register(`${base}/worker-${museum}.js`, {
      scope: `${base}/${museum}`,
      // What a worker keeps is in its script, which a host may have browsers cache for hours.
      updateViaCache: "none",
    });
    waitingVersion.watch(registration);
    await installed(registration);
  },
  /** Has the app stored; tries again, or asks for the next version, when page or network is back. */
  async watch(museum: string) {
    if (!("serviceWorker" in navigator)) return;
    const look = async () => {
      if (document.hidden) return;
      await (registration?.active ? registration.update() : appUpdate.keep(museum));
    };
    const lookAgain = () => void look().catch(() => {});
    document.addEventListener("visibilitychange", lookAgain);
    addEventListener("online", lookAgain);
    await appUpdate.keep(museum);
  },
  /** Fetches and shows the next version, where this one's data is no longer published. */
  async renew() {
    const found = await navigator.serviceWorker?.getRegistration();
    await found?.update();
    const show = () => {
      if (found?.waiting) showInstead(found.waiting);
    };
    show();
    found?.installing?.addEventListener("statechange", show, { once: true });
  },
};

/** Reloads once the waiting version has taken over, or has its page ready for the next load. */
function showInstead(waiting: ServiceWorker) {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", reload, { once: true });
  serviceWorker.addEventListener("message", ({ data }) => isRenewal(data) && reload());
  waiting.postMessage({ renew: replacedVersions() } satisfies Renewal);
}

function reload() {
  location.reload();
}

/** Waits for the very first version only: where one is active, the app is on the device already. */
function installed({ active, installing, waiting }: ServiceWorkerRegistration) {
  const first = installing ?? waiting;
  if (active || !first) return undefined;
  return new Promise<void>((resolve, reject) => {
    first.addEventListener("statechange", () => {
      if (first.state === "activated") resolve();
      else if (first.state === "redundant") reject(new DOMException("not whole", "NetworkError"));
    });
  });
}
