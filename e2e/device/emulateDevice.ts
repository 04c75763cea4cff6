/**
 * What the device of a journey can do; every journey has one. Without it a journey would go another
 * way as soon as the browser learns or loses an API that the app looks for. The rest (a cache, locks,
 * an estimate of the room left, the Popover API) is the browser's own.
 */
export type Device = {
  /** Whether it keeps the app: `page.route` cannot answer for what the service worker keeps. */
  keepsApp: boolean;
  /** How many microphones `enumerateDevices` lists. */
  microphones: number;
  /** How its camera fails: never, where it is filmed (`camera.ts`). */
  cameraFails: CameraFault;
  /** How often it agrees to keep the screen on. */
  wakeLocks: number;
  /** Whether the visitor can hand a text to another app. */
  shares: boolean;
  copies: boolean;
  /** Whether it lets the page store anything. */
  stores: boolean;
  /** Whether it has an `audioSession`, as an iPhone, which has to be told what sound is for. */
  asksAboutSound: boolean;
  /** Whether the app was opened from an iPhone's home screen. */
  isOnHomeScreen: boolean;
  /** Its user agent, if not the browser's own. */
  agent: string | undefined;
};

/** A phone with no camera and nothing out of the ordinary: what a test leaves unsaid of its device. */
export const ordinaryDevice: Device = {
  keepsApp: false,
  microphones: 0,
  cameraFails: "NotFoundError",
  wakeLocks: 1_000,
  shares: false,
  copies: true,
  stores: true,
  asksAboutSound: false,
  isOnHomeScreen: false,
  agent: undefined,
};

type CameraFault =
  | "never"
  | "NotFoundError"
  | "NotReadableError"
  | "AbortError"
  | "OverconstrainedError"
  | "SecurityError"
  | "nobody to ask";

/** What the device of a journey was asked to do, for the journey to look at afterwards. */
export type DeviceLog = {
  /** In milliseconds: how long it vibrated, each time. */
  pulses: number[];
  /** Every wake lock that it granted. */
  locks: (EventTarget & { released: boolean })[];
  /** The text that was handed to another app. */
  shared?: string;
  /** What the camera was asked for. */
  wanted?: MediaStreamConstraints;
};

/**
 * Turns the browser into the device of a journey. Runs in the page before the page's own scripts.
 * A journey changes its device by options only.
 */
export function emulateDevice(device: Device) {
  const used: DeviceLog = { pulses: [], locks: [] };
  Object.assign(window, used);

  // What stayed here would be the browser’s own. What the device has is `put` back below.
  for (const name of [
    "SpeechRecognition",
    "webkitSpeechRecognition",
    "speechSynthesis",
    "BarcodeDetector",
    "Translator",
    "requestIdleCallback",
    "cancelIdleCallback",
    "MediaMetadata",
    "VideoFrame",
    "audioSession",
    "canShare",
    "clipboard",
    "mediaDevices",
    "mediaSession",
    "serviceWorker",
    "share",
    "standalone",
    "vibrate",
    "wakeLock",
  ]) {
    if (name === "serviceWorker" && device.keepsApp) continue;
    // A filmed camera is the browser's own, with real frames.
    if (/^(?:mediaDevices|VideoFrame)$/.test(name) && device.cameraFails === "never") continue;
    for (const owner of [window, navigator, Navigator.prototype])
      Reflect.deleteProperty(owner, name);
  }

  // Not `put`: Playwright's clock replaces these two where a journey stops the time.
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => setTimeout(act),
    cancelIdleCallback: (act: number) => clearTimeout(act),
  });
  put("vibrate", (time: number) => used.pulses.push(time) > 0);
  put("wakeLock", { request: keepScreenOn });

  if (device.cameraFails !== "never" && device.cameraFails !== "nobody to ask") {
    const { cameraFails, microphones } = device;
    put("mediaDevices", {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        Object.assign(window, { wanted });
        throw new DOMException("", cameraFails);
      },
      enumerateDevices: async () =>
        Array.from({ length: microphones }, () => ({ kind: "audioinput" })),
    });
  }
  if (device.copies) {
    let copied = "";
    put("clipboard", {
      writeText: async (text: string) => void (copied = text),
      readText: async () => copied,
    });
  }
  if (device.shares) {
    put("canShare", () => true);
    put("share", async ({ files: [file] }: { files: [File] }) => {
      Object.assign(window, { shared: await file.text() });
    });
  }
  if (!device.stores)
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException("denied", "SecurityError");
    };
  if (device.asksAboutSound) put("audioSession", { type: "auto" });
  if (device.isOnHomeScreen) put("standalone", true);
  if (device.agent) put("userAgent", device.agent);

  function put(name: string, value: unknown) {
    // Configurable: in a small DOM the next page is opened in the same place.
    Object.defineProperty(navigator, name, { value, configurable: true });
  }

  async function keepScreenOn() {
    if (used.locks.length >= device.wakeLocks)
      throw new DOMException("low battery", "NotAllowedError");
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        lock.released = true;
        lock.dispatchEvent(new Event("release"));
      },
    });
    used.locks.push(lock);
    return lock;
  }
}
