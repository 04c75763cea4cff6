import { SKIP_WAITING } from "./messages.ts";

let registration: ServiceWorkerRegistration | undefined;
let isOpenElsewhere = false;
const subscribers = new Set<() => void>();

/** A newer version of the app, which waits on the device until the visitor takes it. */
export const waitingVersion = {
  /** Looks for a newer version in this registration from now on. */
  watch(found: ServiceWorkerRegistration) {
    registration = found;
    registration.addEventListener("updatefound", watchInstalling);
    watchInstalling();
  },
  state(): "waiting" | "openElsewhere" | undefined {
    // The very first version is `waiting` for a moment too, with no older one to replace.
    if (!registration?.waiting || !registration.active) return undefined;
    return isOpenElsewhere ? "openElsewhere" : "waiting";
  },
  /** Reloads the page with the newer version, unless the app is open elsewhere too. */
  take() {
    const { serviceWorker } = navigator;
    isOpenElsewhere = false;
    changed();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    serviceWorker.addEventListener(
      "message",
      ({ data }) => {
        if (data !== SKIP_WAITING) return;
        isOpenElsewhere = true;
        changed();
      },
      { once: true },
    );
    registration?.waiting?.postMessage(SKIP_WAITING);
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
