import { TAKE_OVER } from "../lib/takeOver.ts";

let registration: ServiceWorkerRegistration | undefined;
let isOpenElsewhere = false;
const subscribers = new Set<() => void>();

/** The app on the device, and a newer one that waits there until the visitor takes it. */
export const newVersion = {
  /** Has the app of a museum kept on the device by its service worker. */
  async watch(museum: string) {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    registration = await serviceWorker.register(`/worker-${museum}.js`, { scope: `/${museum}` });
    registration.addEventListener("updatefound", watchInstalling);
    watchInstalling();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration?.update().catch(() => {});
    });
  },
  state(): "waiting" | "openElsewhere" | undefined {
    // The first version of all waits too, for a moment, and for nobody.
    if (!registration?.waiting || !registration.active) return undefined;
    return isOpenElsewhere ? "openElsewhere" : "waiting";
  },
  /** The page is loaded anew with it, unless the app is open elsewhere too. */
  take() {
    const { serviceWorker } = navigator;
    isOpenElsewhere = false;
    changed();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    serviceWorker.addEventListener(
      "message",
      ({ data }) => {
        if (data !== TAKE_OVER) return;
        isOpenElsewhere = true;
        changed();
      },
      { once: true },
    );
    registration?.waiting?.postMessage(TAKE_OVER);
  },
  /** Has the next version fetched and taken, where this one cannot have what it needs any more. */
  async renew() {
    registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    if (registration?.waiting) return newVersion.take();
    registration?.installing?.addEventListener("statechange", newVersion.take, { once: true });
  },
  subscribe(onChange: () => void): () => void {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
};

function watchInstalling() {
  registration?.installing?.addEventListener("statechange", changed);
  changed();
}

function changed() {
  subscribers.forEach((onChange) => onChange());
}
