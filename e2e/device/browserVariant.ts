/** The browser of a journey: as it is, one with more APIs, or one with fewer. */
export type BrowserVariant = "as it is" | "with more" | "with less";

/** Gives the browser more APIs or takes some away. Runs in the page before `emulateDevice`. */
export function applyBrowserVariant(browser: BrowserVariant) {
  if (browser === "with more") learn();
  if (browser === "with less") unlearn();

  function learn() {
    class Recognition extends EventTarget {
      static available = async () => "downloadable";
      static install = async () => true;
      start() {}
      stop() {}
      abort() {}
    }
    class OfTomorrow {
      static availability = async () => "available";
      static create = async () => new OfTomorrow();
      close() {}
    }
    const windows = {
      SpeechRecognition: Recognition,
      webkitSpeechRecognition: Recognition,
      BarcodeDetector: OfTomorrow,
      Translator: OfTomorrow,
      MuseumGuide: OfTomorrow,
      documentPictureInPicture: new EventTarget(),
      VideoFrame: OfTomorrow,
    };
    const navigators = {
      audioSession: { type: "ambient" },
      standalone: true,
      share: async () => {},
      canShare: () => true,
      vibrate: () => false,
      wakeLock: { request: async () => ({ release() {} }) },
      mediaDevices: { getUserMedia: () => new Promise(() => {}), enumerateDevices: async () => [] },
      museumGuide: new OfTomorrow(),
    };
    for (const [owner, things] of [
      [window, windows],
      [navigator, navigators],
    ] as const)
      for (const [name, value] of Object.entries(things))
        Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }

  function unlearn() {
    for (const name of [
      "SpeechRecognition",
      "webkitSpeechRecognition",
      "BarcodeDetector",
      "Translator",
      "documentPictureInPicture",
      "VideoFrame",
      "MediaMetadata",
      "requestIdleCallback",
      "cancelIdleCallback",
      "scheduler",
      "navigation",
      "audioSession",
      "share",
      "canShare",
      "clipboard",
      "mediaDevices",
      "mediaSession",
      "serviceWorker",
      "vibrate",
      "wakeLock",
    ])
      for (const owner of [window, navigator, Navigator.prototype])
        Reflect.deleteProperty(owner, name);
  }
}
