import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import type { ReadingNews } from "./deviceVoice.ts";

const pause = vi.hoisted(() => vi.fn<() => void>());
vi.mock("../sound/voice.ts", () => ({ voice: { pause } }));

let page: EventTarget & { hidden?: boolean };
let tab: EventTarget;
let synthesiser: Synthesiser;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  tab = new EventTarget();
  synthesiser = new Synthesiser();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", tab);
  vi.stubGlobal("navigator", { userAgent: "a desktop" });
  vi.stubGlobal("speechSynthesis", synthesiser);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  pause.mockReset();
});

describe("is offered", () => {
  it.each<[Language, "device" | "service" | undefined]>([
    ["it", "device"],
    ["fr", "service"],
    ["de", undefined],
  ])("in %s by: %s", async (language, reader) => {
    synthesiser.voices = [
      voiceNamed("Alice", "it-IT"),
      voiceNamed("Google français", "fr-FR", true),
    ];
    expect((await opened()).reader(language)).toBe(reader);
  });

  it.each(["en_US", "eng-US-f000", "EN-us", "en"])("by a voice for %s", async (lang) => {
    synthesiser.voices = [voiceNamed("One", lang)];
    expect((await opened()).reader("en")).toBe("device");
  });

  it("when its voices have come, and is not taken away while the list is empty again", async () => {
    const deviceVoice = await opened();
    const told = vi.fn<() => void>();
    deviceVoice.subscribe(told);
    expect(deviceVoice.reader("en")).toBeUndefined();
    synthesiser.voices = [voiceNamed("Samantha", "en-US")];
    synthesiser.onvoiceschanged?.();
    expect(told).toHaveBeenCalledTimes(1);
    expect(deviceVoice.reader("en")).toBe("device");
    synthesiser.voices = [];
    synthesiser.onvoiceschanged?.();
    expect(deviceVoice.reader("en")).toBe("device");
  });

  it("when its voices have come in a browser that does not tell so", async () => {
    const deviceVoice = await opened();
    synthesiser.voices = [voiceNamed("Samantha", "en-US")];
    await vi.advanceTimersByTimeAsync(300);
    expect(deviceVoice.reader("en")).toBe("device");
  });

  it.each([
    ["Mozilla/5.0 (Linux; Android 15)", "device"],
    ["Mozilla/5.0 (X11; Linux x86_64)", undefined],
  ])("without a list of voices in %s by: %s", async (userAgent, reader) => {
    vi.stubGlobal("navigator", { userAgent });
    const deviceVoice = await opened();
    expect(deviceVoice.reader("en")).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(deviceVoice.reader("en")).toBe(reader);
  });

  it("by nobody where the browser has no synthesiser", async () => {
    vi.stubGlobal("speechSynthesis", undefined);
    const deviceVoice = await opened();
    expect(deviceVoice.reader("en")).toBeUndefined();
    const told: ReadingNews[] = [];
    deviceVoice.read(reading(["One."]), (news) => told.push(news), new AbortController().signal);
    expect(told).toEqual([{ type: "failed", problem: "broken" }]);
  });
});

it("what it reads counts as use of a device that a museum lends", async () => {
  const deviceVoice = await opened();
  const { inUse } = await import("../storage/inUse.ts");
  const noted = vi.fn<() => void>();
  inUse.watch(noted, new AbortController().signal);
  await begun(["One.", "Two."], {}, deviceVoice);
  synthesiser.say();
  synthesiser.say();
  expect(noted).toHaveBeenCalledTimes(2);
});

describe("speaks with", () => {
  it("a voice on the device rather than one of a service in the right country", async () => {
    synthesiser.voices = [voiceNamed("Google US", "en-US", true), voiceNamed("Daniel", "en-GB")];
    await begun(["One."]);
    expect(synthesiser.now).toMatchObject({ lang: "en-GB", voice: { name: "Daniel" } });
  });

  it("one of the right country, and none that sings", async () => {
    synthesiser.voices = [
      voiceNamed("Bells", "en-US"),
      voiceNamed("Daniel", "en-GB"),
      voiceNamed("Samantha", "en-US"),
    ];
    await begun(["One."]);
    expect(synthesiser.now?.voice?.name).toBe("Samantha");
  });

  it("the one that the visitor has chosen, in Safari, which does not list it", async () => {
    synthesiser.voices = [
      { ...voiceNamed("Samantha", "en-US"), voiceURI: "com.apple.voice.compact.en-US.Samantha" },
    ];
    await begun(["One."]);
    expect(synthesiser.now).toMatchObject({ lang: "en-US", voice: null });
  });

  it("the language as Android writes it", async () => {
    synthesiser.voices = [voiceNamed("English", "en_US")];
    await begun(["One."]);
    expect(synthesiser.now?.lang).toBe("en_US");
  });

  it("the speed that the visitor has chosen by then", async () => {
    let speed = 1;
    await begun(["One.", "Two."], { speed: () => speed });
    expect(synthesiser.now?.rate).toBe(1);
    speed = 1.5;
    synthesiser.say();
    expect(synthesiser.now?.rate).toBe(1.5);
  });
});

describe("reads", () => {
  it("at once, in the tap, and sentence by sentence", async () => {
    const { told } = await begun(["One.", "Two."]);
    expect(synthesiser.spoken).toEqual(["One."]);
    synthesiser.say();
    expect(synthesiser.spoken).toEqual(["One.", "Two."]);
    synthesiser.say();
    expect(told).toEqual([
      { type: "sentenceBegun", sentence: 0 },
      { type: "sentenceBegun", sentence: 1 },
      { type: "ended" },
    ]);
    expect(synthesiser.cancelled).toBe(0);
  });

  it("on from a sentence", async () => {
    const { told } = await begun(["One.", "Two."], { from: 1 });
    synthesiser.say();
    expect(synthesiser.spoken).toEqual(["Two."]);
    expect(told).toEqual([{ type: "sentenceBegun", sentence: 1 }, { type: "ended" }]);
  });

  it("foreign words with the sentence around them", async () => {
    await begun(["He holds a <it>lira da braccio</it>, seven strings."]);
    expect(synthesiser.spoken).toEqual(["He holds a lira da braccio, seven strings."]);
  });

  it("nothing of a sentence in which there is nothing to say", async () => {
    await begun(["…", "One."]);
    expect(synthesiser.spoken).toEqual(["One."]);
  });

  const paragraph = [
    "Das Bild stammt aus dem 15. Jahrhundert und hing einst in einem Palast am Tiber, nahe der Brücke. ",
    "Gemalt hat es ein Schüler von G. L. Bernini. ",
    "Wer genau? ",
    "Das weiß niemand.",
  ];

  it.each([
    ["as the browser tells them", Intl.Segmenter],
    ["in a browser that cannot tell them", undefined],
  ])("a paragraph by its sentences, %s", async (_, Segmenter) => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter });
    const { told } = await begun([paragraph.join("")], { language: "de" });
    while (synthesiser.now) synthesiser.say();
    expect(synthesiser.spoken).toEqual(paragraph);
    expect(told).toEqual([{ type: "sentenceBegun", sentence: 0 }, { type: "ended" }]);
  });

  const clauses = [
    "On the left a young man sits on a rock beneath a laurel whose leaves are nearly black, his left hand around the neck of the instrument, ",
    "his right hand holding the bow as if the music had only just stopped, and behind him the light of a late afternoon falls over hills without a name.",
  ];

  it.each([
    ["whole", "on the device", false, [clauses.join("")]],
    ["by its clauses", "of a service, which would fall silent", true, clauses],
  ])("a long sentence %s with a voice %s", async (_, __, isRemote, parts) => {
    synthesiser.voices = [voiceNamed("One", "en-US", isRemote)];
    await begun([clauses.join("")]);
    while (synthesiser.now) synthesiser.say();
    expect(synthesiser.spoken).toEqual(parts);
  });
});

describe("stops", () => {
  it("when the visitor has it stop, which is no failure", async () => {
    const { told, needed } = await begun(["One.", "Two."]);
    synthesiser.tell("start");
    needed.abort();
    expect(synthesiser.cancelled).toBe(1);
    synthesiser.fail("canceled");
    expect(told).toEqual([{ type: "sentenceBegun", sentence: 0 }]);
  });

  it.each<[string, () => void]>([
    ["the page goes out of view", () => hide()],
    ["the page is left", () => tab.dispatchEvent(new Event("pagehide"))],
    ["a recording begins", () => sound({ localName: "audio", paused: false })],
    ["another page takes the voice", () => synthesiser.fail("interrupted")],
  ])("when %s", async (_, happen) => {
    const { told } = await begun(["One.", "Two."]);
    synthesiser.tell("start");
    happen();
    expect(told).toEqual([{ type: "sentenceBegun", sentence: 0 }, { type: "interrupted" }]);
    expect(synthesiser.cancelled).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toHaveLength(2);
  });

  it.each([
    { localName: "video", paused: false },
    { localName: "audio", paused: true },
  ])("not for %j", async (element) => {
    const { told } = await begun(["One."]);
    sound(element);
    expect(told).toEqual([]);
  });

  it("a recording before it begins", async () => {
    await begun(["One."]);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it("one text for another, and waits until the browser will not drop it", async () => {
    const { told, deviceVoice } = await begun(["One."]);
    await begun(["Another."], {}, deviceVoice);
    expect(told).toEqual([{ type: "interrupted" }]);
    expect(synthesiser.spoken).toEqual(["One."]);
    await vi.advanceTimersByTimeAsync(250);
    expect(synthesiser.spoken).toEqual(["One.", "Another."]);
  });

  it("what another page left unfinished, and resumes what it left paused", async () => {
    Object.assign(synthesiser, { speaking: true, paused: true });
    await begun(["One."]);
    expect(synthesiser).toMatchObject({ cancelled: 1, paused: false, spoken: [] });
    await vi.advanceTimersByTimeAsync(250);
    expect(synthesiser.spoken).toEqual(["One."]);
  });
});

describe("fails", () => {
  it.each([
    ["not-allowed", "refused"],
    ["network", "offline"],
    ["voice-unavailable", "broken"],
    ["synthesis-failed", "broken"],
  ])("%s: %s", async (error, problem) => {
    const { told } = await begun(["One."]);
    synthesiser.fail(error);
    expect(told).toEqual([{ type: "failed", problem }]);
  });

  it("where nothing begins", async () => {
    const { told } = await begun(["One."]);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([{ type: "failed", problem: "silent" }]);
    expect(synthesiser.cancelled).toBe(1);
  });

  it("where the voice falls silent in the middle of a sentence and does not tell", async () => {
    const { told } = await begun(["One."]);
    synthesiser.tell("start");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.at(-1)).toEqual({ type: "failed", problem: "silent" });
  });

  it("not where the voice has ended a sentence and does not tell", async () => {
    const { told } = await begun(["One.", "Two."]);
    synthesiser.tell("start");
    synthesiser.speaking = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(synthesiser.spoken).toEqual(["One.", "Two."]);
    expect(told).toEqual([{ type: "sentenceBegun", sentence: 0 }]);
  });
});

async function opened() {
  vi.resetModules();
  const { deviceVoice } = await import("./deviceVoice.ts");
  deviceVoice.subscribe(() => {});
  return deviceVoice;
}

function reading(sentences: string[]) {
  return { sentences, from: 0, language: "en" as Language, speed: () => 1 };
}

async function begun(
  sentences: string[],
  how: Partial<ReturnType<typeof reading>> = {},
  from?: Awaited<ReturnType<typeof opened>>,
) {
  const deviceVoice = from ?? (await opened());
  const told: ReadingNews[] = [];
  const needed = new AbortController();
  deviceVoice.read({ ...reading(sentences), ...how }, (news) => told.push(news), needed.signal);
  return { told, needed, deviceVoice };
}

function hide() {
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
}

function sound(element: { localName: string; paused: boolean }) {
  const event = new Event("play");
  Object.defineProperty(event, "target", { value: element });
  page.dispatchEvent(event);
}

function voiceNamed(name: string, lang: string, isRemote = false) {
  return { name, lang, voiceURI: name, localService: !isRemote, default: false };
}

type Voice = ReturnType<typeof voiceNamed>;

class Utterance extends EventTarget {
  lang = "";
  rate = 1;
  voice: Voice | null = null;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A synthesiser that speaks when a test has it speak. */
class Synthesiser {
  voices: Voice[] = [];
  onvoiceschanged: (() => void) | undefined;
  speaking = false;
  pending = false;
  paused = false;
  cancelled = 0;
  spoken: string[] = [];
  now: Utterance | undefined;
  getVoices() {
    return this.voices;
  }
  speak(utterance: Utterance) {
    this.spoken.push(utterance.text);
    this.now = utterance;
    this.speaking = true;
  }
  cancel() {
    this.cancelled++;
    this.speaking = false;
  }
  resume() {
    this.paused = false;
  }
  tell(type: string, details = {}) {
    this.now?.dispatchEvent(Object.assign(new Event(type), details));
  }
  fail(error: string) {
    this.tell("error", { error });
  }
  /** Speaks one utterance from its beginning to its end. */
  say() {
    const { now } = this;
    this.tell("start");
    this.tell("end");
    if (this.now === now) this.now = undefined;
  }
}
