import type { Device } from "./device.ts";

/** What a journey looks at afterwards. */
export type Used = {
  /** How long it has vibrated, each time. */
  pulses: number[];
  /** Each time it was asked to keep the screen on, unless it refused. */
  locks: (EventTarget & { released: boolean })[];
  /** The text that was handed to another app. */
  shared?: string;
  /** What the camera was asked for. */
  wanted?: MediaStreamConstraints;
};

/**
 * Makes of the browser the device of a journey; runs in the page, before any script of its own.
 * What the device has cannot be put there once more, by a journey that would decide it by itself.
 */
export function become(device: Omit<Device, "speech">) {
  const used: Used = { pulses: [], locks: [] };
  Object.assign(window, used);

  // What is not put back below this device has not.
  for (const name of [
    "SpeechRecognition",
    "webkitSpeechRecognition",
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
    // Only a real camera has real frames.
    if (/^(?:mediaDevices|VideoFrame)$/.test(name) && device.cameraFails === "never") continue;
    for (const owner of [window, navigator, Navigator.prototype])
      Reflect.deleteProperty(owner, name);
  }

  // Not for good: a journey that has the time stand still puts its own in its place.
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
    Object.defineProperty(navigator, name, { value });
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
