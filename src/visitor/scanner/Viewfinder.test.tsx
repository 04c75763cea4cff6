import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../app/fixtures/openPage.ts";
import { en } from "../../i18n/messages/en.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import type { Answer, Call } from "../../platform/workers/answerCalls.ts";

const address = "/galleria-borghese/deaf-user?lang=";
const ours = "https://varco.example/galleria-borghese/artwork/3";
const { activateCamera, cameraFailed, problems, otherWays } = en.scanner;

it.each(languages)(
  "in %s the camera is said to be on, after 8 s how to hold it, and to be off when it is turned off",
  async (language) => {
    const { scanner } = await messagesIn[language]();
    const { page, camera } = await openScanner({ language });
    await page.press(scanner.activateCamera);
    expect(shown()).toContain(scanner.asking);
    await page.passes(1_500);
    expect(shown()).toContain(scanner.scanning);
    await page.passes(8_000);
    expect(shown()).toContain(scanner.slow);
    const off = page.main.getByRole("button", { name: scanner.stop });
    expect(document.activeElement).toBe(off);
    await page.user.keyboard("{Enter}");
    await page.passes(1_000);
    expect(shown()).toContain(scanner.off);
    expect(document.activeElement).toBe(
      page.main.getByRole("button", { name: scanner.activateCamera }),
    );
    expect(camera.tracks()).toEqual(["ended"]);
    const told = [scanner.asking, scanner.scanning, scanner.slow, scanner.off];
    expect(page.announced.slice(1)).toEqual(told);
  },
);

it.each(languages)(
  "a code of a work opens its page in %s, whatever language the code names; the camera goes off",
  async (language) => {
    const { scanner, back } = await messagesIn[language]();
    const { page, camera } = await openScanner({ language, sees: [`${ours}?lang=fr#top`] });
    await page.press(scanner.activateCamera);
    await look(page);
    await eventually(() => expect(headingOf(page)).toBe("Davide con la testa di Golia"));
    expect(location.pathname + location.search).toBe(
      `/galleria-borghese/artwork/3/?lang=${language}`,
    );
    expect(document.activeElement?.tagName).toBe("H1");
    expect(camera.tracks()).toEqual(["ended"]);
    expect(page.used().pulses).toEqual([200]);
    await page.user.click(page.all.getByRole("link", { name: back }));
    await eventually(() => expect(headingOf(page)).toBe(scanner.title));
    expect(page.all.getByRole("button", { name: scanner.activateCamera })).toBeTruthy();
    expect(camera.tracks()).toEqual(["ended"]);
  },
);

it.each([
  ["transcription", true],
  ["transcription", false],
  ["https://www.museo.example/guida/galleria-borghese/transcription?lang=fr", true],
])(
  "a code with “%s” opens the captions in the visitor's language; can be stored: %s",
  async (code, stores) => {
    const { scanner } = await messagesIn.it();
    const { page } = await openScanner({ language: "it", sees: [code], stores });
    await page.press(scanner.activateCamera);
    await look(page);
    await eventually(() => expect(headingOf(page)).toBe("Trascrizione in tempo reale"));
    expect(location.pathname + location.search).toBe("/galleria-borghese/transcription");
    expect(document.documentElement.lang).toBe("it");
  },
);

it("of two codes the one of a work is meant", async () => {
  const { page } = await openScanner({ sees: ["https://poster.example", ours] });
  await page.press(activateCamera);
  await look(page);
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/3/"));
});

it("a code of a work that is not there leads to a page that says so, and back to the scanner", async () => {
  const { page } = await openScanner({ sees: [ours.replace("3", "99")] });
  await page.press(activateCamera);
  await look(page);
  await eventually(() => expect(headingOf(page)).toBe(en.loading));
  await page.passes(1_000);
  await page.user.click(page.all.getByRole("link", { name: en.scanner.title }));
  await eventually(() => expect(headingOf(page)).toBe(en.scanner.title));
});

it.each<[code: string, told: string]>([
  ["https://evil.example/?to=/galleria-borghese/artwork/3", `${en.scanner.elsewhere} evil.example`],
  ["javascript:alert(1)", `${en.scanner.says} javascript:alert(1)`],
  ["Benvenuti! ".repeat(40), `${en.scanner.says} ${"Benvenuti! ".repeat(11).slice(0, 120)}…`],
  ["\u0000\u0001\u009f", en.scanner.unreadable],
])("a foreign code is told and not opened: %j", async (code, told) => {
  const { page, camera } = await openScanner({ sees: [code] });
  await page.press(activateCamera);
  await look(page);
  const alert = page.all.getByRole("alertdialog", { name: en.scanner.notDetected });
  const description = document.getElementById(alert.getAttribute("aria-describedby")!)!;
  expect([...description.children].map(({ textContent }) => textContent).join(" ")).toBe(told);
  expect(within(alert).getAllByRole("link")).toHaveLength(1);
  // A tap that was meant for what the alert has covered must not close the alert.
  expect(alert.getAttribute("closedby")).toBe("closerequest");
  expect(camera.tracks()).toEqual(["ended"]);
  expect(location.pathname + location.search).toBe(`${address}en`);
});

it("from a foreign code one scans again, types the number, closes it or goes to the list", async () => {
  const { page, camera } = await openScanner({ sees: ["Ciao"] });
  await page.press(activateCamera);
  await look(page);
  const alert = page.all.getByRole<HTMLDialogElement>("alertdialog");
  await page.press(en.scanner.scanAgain, alert);
  expect([alert.open, camera.tracks()]).toEqual([false, ["ended", "live"]]);
  await look(page);
  expect([alert.open, camera.tracks()]).toEqual([true, ["ended", "ended"]]);

  await page.press(en.number.title, alert);
  expect(alert.open).toBe(false);
  expect(page.all.getByRole("dialog", { name: en.number.title })).toBeTruthy();
  await page.user.keyboard("{Escape}");

  await page.press(activateCamera);
  await look(page);
  await page.user.keyboard("{Escape}");
  await page.settle();
  expect(alert.open).toBe(false);
  expect(shown()).toContain(en.scanner.off);

  page.main.getByRole("button", { name: activateCamera }).focus();
  await page.user.keyboard("{Enter}");
  await look(page);
  await page.user.click(within(alert).getByRole("link", { name: en.list.title }));
  await eventually(() => expect(headingOf(page)).toBe(en.list.title));
});

it("a code waits while the visitor chooses a language, and is then opened in it", async () => {
  const { page, camera } = await openScanner({ sees: [ours] });
  const turnOn = page.main.getByRole("button", { name: activateCamera });
  await page.press(en.languageIs("English"), document.body);
  // The dialog lets no tap reach the button behind it, so a script presses it.
  turnOn.click();
  await look(page);
  expect(camera.tracks()).toEqual(["live"]);
  expect(location.pathname).toBe("/galleria-borghese/deaf-user");
  const dialog = page.all.getByRole("dialog", { name: "Choose your language" });
  await page.user.click(within(dialog).getByRole("link", { name: "Français" }));
  await look(page);
  await eventually(() => expect(headingOf(page)).toBe("Davide con la testa di Golia"));
  expect(location.search).toBe("?lang=fr");
});

it("the second half of a double tap does not turn the camera off again", async () => {
  const { page, camera } = await openScanner();
  await page.user.dblClick(page.main.getByRole("button", { name: activateCamera }));
  await look(page);
  expect(camera.tracks()).toEqual(["live"]);
});

it("a camera that was asked for before, and comes late, goes off and leaves the picture", async () => {
  const { page, camera } = await openScanner({ asksAtFirst: true });
  const button = page.main.getByRole("button", { name: activateCamera });
  button.focus();
  await page.user.keyboard("{Enter}{Enter}{Enter}");
  await look(page);
  expect(shown()).toContain(en.scanner.scanning);
  camera.allow();
  await look(page);
  expect(camera.tracks()).toEqual(["live", "ended"]);
  expect(document.querySelector("video")?.srcObject).toBeTruthy();
});

it("a camera that is allowed after the screen was left is off at once", async () => {
  const { page, camera } = await openScanner({ asksAtFirst: true });
  await page.press(activateCamera);
  expect(shown()).toContain(en.scanner.asking);
  await page.user.click(page.main.getByRole("link", { name: en.list.title }));
  await eventually(() => expect(headingOf(page)).toBe(en.list.title));
  camera.allow();
  await page.settle();
  expect(camera.tracks()).toEqual(["ended"]);
});

it.each<[what: string, act: (page: Page) => Promise<void>]>([
  ["another screen", (page) => page.user.click(page.main.getByRole("link", { name: /^transc/ }))],
  ["the number pad", (page) => page.press(en.number.title)],
  ["another app", (page) => page.setHidden(true)],
])("the camera is off when the visitor turns to %s", async (_, act) => {
  const { page, camera } = await openScanner();
  await page.press(activateCamera);
  await look(page);
  expect(camera.tracks()).toEqual(["live"]);
  await act(page);
  await eventually(() => expect(camera.tracks()).toEqual(["ended"]));
});

it("the camera is on again when the visitor is back from another app", async () => {
  const { page, camera } = await openScanner();
  await page.press(activateCamera);
  await look(page);
  await page.setHidden(true);
  await page.setHidden(false);
  await look(page);
  expect(camera.tracks()).toEqual(["ended", "live"]);
  expect(shown()).toContain(en.scanner.scanning);
});

it("is said to be taken away when the device takes it", async () => {
  const { page, camera } = await openScanner();
  await page.press(activateCamera);
  await look(page);
  camera.opened[0]!.dispatchEvent(new Event("ended"));
  await page.passes(3_000);
  expect(page.announced.at(-1)).toBe([cameraFailed, problems.busy, otherWays].join(" "));
  expect(camera.tracks()).toEqual(["ended"]);
});

it("a camera that is refused, and then allowed, is tried again", async () => {
  const { page, camera } = await openScanner({ isRefused: true });
  await page.press(activateCamera);
  await page.passes(3_000);
  const told = [cameraFailed, problems.refused, otherWays];
  expect(page.announced.at(-1)).toBe(told.join(" "));
  camera.allow();
  await page.user.keyboard("{Enter}");
  await look(page);
  expect(shown()).toContain(en.scanner.scanning);
  for (const sentence of told) expect(shown()).not.toContain(sentence);
});

it.each<[what: string, lights: "none" | "works" | "refuses", pressed: (string | null)[]]>([
  ["no light", "none", []],
  ["a light", "works", ["false", "true", "false"]],
  ["a light that it refuses to turn on", "refuses", ["false", "false", "false"]],
])("of a camera with %s the light is offered as it is", async (_, light, pressed) => {
  const { page, camera } = await openScanner({ light });
  await page.press(activateCamera);
  await look(page);
  const lights = page.main.queryAllByRole("button", { name: en.scanner.light });
  const states = lights.map((offered) => offered.getAttribute("aria-pressed"));
  for (const offered of [...lights, ...lights]) {
    offered.click();
    await page.settle();
    states.push(offered.getAttribute("aria-pressed"));
  }
  expect(states).toEqual(pressed);
  expect(camera.lit).toEqual(light === "works" ? [true, false] : []);
});

it("a code is not taken for missing while the decoder is on its way", async () => {
  const { page, camera } = await openScanner({ sees: [ours], decoder: "late" });
  await page.press(activateCamera);
  await look(page);
  await page.passes(20_000);
  expect(camera.tracks()).toEqual(["live"]);
  expect(shown()).toContain(en.scanner.asking);
  camera.deliver();
  await look(page);
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/3/"));
});

it.each(["without program", "without script"] as const)(
  "a decoder %s is told without a word of the camera, which goes off; and it is fetched again",
  async (decoder) => {
    const { page, camera } = await openScanner({ sees: [ours], decoder });
    await page.press(activateCamera);
    await look(page);
    await page.passes(3_000);
    expect(page.announced.at(-1)).toBe(`${problems.decoder} ${otherWays}`);
    expect(shown()).not.toContain(cameraFailed);
    expect(camera.tracks()).toEqual(["ended"]);
    camera.deliver();
    await page.user.keyboard("{Enter}");
    await look(page);
    await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/3/"));
  },
);

it("a decoder that could not be had at first is fetched again before anybody is bothered", async () => {
  const { page, camera } = await openScanner({ sees: [ours], decoder: "without script" });
  await page.passes(100);
  camera.deliver();
  await page.press(activateCamera);
  await look(page);
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/3/"));
});

type Filmed = {
  language?: (typeof languages)[number];
  /** The texts of the codes that the camera sees. */
  sees?: string[];
  stores?: boolean;
  /** Whether the first camera is given only when it is allowed. */
  asksAtFirst?: boolean;
  isRefused?: boolean;
  light?: "none" | "works" | "refuses";
  decoder?: "there" | "late" | "without script" | "without program";
};

/** Opens the scanner on a device whose camera and decoder are pretended. */
async function openScanner({ language = "en", stores = true, ...filmed }: Filmed = {}) {
  const camera = pretendCamera(filmed);
  const options = { stores, cameraFails: "never", before: camera.install } as const;
  return { page: await openPage(address + language, options), camera };
}

/** Long enough for a few frames to come and be read, each between two tasks. */
async function look(page: Page) {
  for (let frames = 0; frames < 4; frames++) await page.passes(100);
}

/** All that the viewfinder says. Testing Library finds no text with a no-break space in it. */
function shown() {
  return document.querySelector(".viewfinder")?.textContent;
}

function headingOf(page: Page) {
  return page.all.getByRole("heading", { level: 1 }).textContent;
}

function pretendCamera(filmed: Omit<Filmed, "language" | "stores">) {
  const { sees = [], asksAtFirst = false, light = "none" } = filmed;
  let { isRefused = false, decoder = "there" } = filmed;
  const opened: (EventTarget & { readyState: string })[] = [];
  const lit: boolean[] = [];
  const late: (() => void)[] = [];
  let allowFirst!: () => void;
  const firstAllowed = new Promise<void>((resolve) => (allowFirst = resolve));
  let asked = 0;

  async function getUserMedia() {
    if (isRefused) throw new DOMException("", "NotAllowedError");
    if (asked++ === 0 && asksAtFirst) await firstAllowed;
    const track = Object.assign(new EventTarget(), {
      readyState: "live",
      stop: () => void (track.readyState = "ended"),
      getCapabilities: () => ({ torch: light !== "none" }),
      applyConstraints: async ({ advanced }: { advanced: [{ torch: boolean }] }) => {
        if (light === "refuses") throw new Error("No torch");
        lit.push(advanced[0].torch);
      },
    });
    opened.push(track);
    const getTracks = () => [track];
    return Object.assign(new MediaStream(), { getTracks, getVideoTracks: getTracks });
  }

  function install() {
    class Decoder extends EventTarget {
      constructor() {
        super();
        if (decoder === "without script") setTimeout(() => this.dispatchEvent(new Event("error")));
      }
      postMessage([number]: Call) {
        const read = () => this.answer([number, sees]);
        if (decoder === "there") read();
        if (decoder === "late") late.push(read);
        if (decoder === "without program")
          this.answer([number, undefined, ["No program", "Error"]]);
      }
      answer(data: Answer) {
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
      }
      terminate() {}
    }
    put(globalThis, "Worker", Decoder);
    put(globalThis, "VideoFrame", function VideoFrame() {});
    put(navigator, "mediaDevices", { getUserMedia });
    put(HTMLVideoElement.prototype, "play", async () => {});
    put(HTMLVideoElement.prototype, "requestVideoFrameCallback", (act: () => void) =>
      setTimeout(act, 100),
    );
  }

  return {
    install,
    opened,
    /** How often its light was turned on and off. */
    lit,
    /** Whether the cameras that were opened are still on. */
    tracks: () => opened.map(({ readyState }) => readyState),
    allow() {
      isRefused = false;
      allowFirst();
    },
    /** Has the decoder come. */
    deliver() {
      decoder = "there";
      for (const read of late) read();
    },
  };
}

function put(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, configurable: true });
}
