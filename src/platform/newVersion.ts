import { isRenewal, type Renewal } from "./takeOver.ts";
import { waitingVersion } from "./waitingVersion.ts";

let registration: ServiceWorkerRegistration | undefined;

/** How the app comes to the device, and the next version of it. */
export const newVersion = {
  /** Has the app of a museum kept by its service worker, and fails where it does not come whole. */
  async keep(museum: string) {
    const { serviceWorker } = navigator;
    registration = await serviceWorker.register(`/worker-${museum}.js`, { scope: `/${museum}` });
    waitingVersion.watch(registration);
    await installed(registration);
  },
  /** Has it kept, and looks for the next one; what the network did not bring is asked for again. */
  async watch(museum: string) {
    if (!("serviceWorker" in navigator)) return;
    const look = async () => {
      if (document.hidden) return;
      await (registration?.active ? registration.update() : newVersion.keep(museum));
    };
    const lookAgain = () => void look().catch(() => {});
    document.addEventListener("visibilitychange", lookAgain);
    addEventListener("online", lookAgain);
    await newVersion.keep(museum);
  },
  /** Has the next version fetched and shown, where this one cannot have what it needs any more. */
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

/** Loads the page anew once this version has taken over, or has laid its page where the next one is found. */
function showInstead(waiting: ServiceWorker) {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", reload, { once: true });
  serviceWorker.addEventListener("message", ({ data }) => isRenewal(data) && reload());
  const folders = Object.values<string>(import.meta.env.CATALOGUES ?? {});
  waiting.postMessage({ renew: folders } satisfies Renewal);
}

function reload() {
  location.reload();
}

/** Only the first version of all is waited for: without it there is none. */
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
