import { audioSession } from "./audioSession.ts";
import { kept } from "./kept.ts";

/** Something to be heard. Under the same key it goes on where it stopped. */
export type Clip = {
  key: string;
  src: string;
  /** Where it begins, if not at its beginning. */
  from?: number;
};

/** Why a recording is not heard: the browser wants a tap first, the file is no good, nothing arrives. */
export type VoiceProblem = "refused" | "broken" | "late";

export type VoicePhase = "idle" | "loading" | "playing" | "paused" | "ended" | "failed";

/** After so long without a byte it is said that nothing arrives. */
const LATE = 10_000;

let element: HTMLAudioElement | undefined;
let current: Clip | undefined;
let problem: VoiceProblem | undefined;
let isAsked = false;
let speed = 1;
let lateness: ReturnType<typeof setTimeout> | undefined;
/** Where each clip stopped; `Infinity` if that was its end. */
const positions = new Map<string, number>();
/** The visit in which they were heard, and the one in which the current clip was chosen. */
let visit = kept.visit();
let chosenIn = visit;
const subscribers = new Set<() => void>();

/** The one voice of the app: one audio element, so that whatever starts ends the rest. */
export const voice = {
  /** To be called in a tap: an iPhone then lets the voice begin a little later, by itself. */
  prepare() {
    if (!current) player().load();
  },
  /** A page on which nobody has tapped anything yet must mostly not speak. */
  mayBeRefused: () => !globalThis.navigator?.userActivation?.hasBeenActive,
  play(clip: Clip) {
    const audio = player();
    // A headset may say Play once more: whoever waits for what is there already gives up in the end.
    if (clip.key === current?.key && !audio.paused && !voice.problem()) return;
    // An element that failed, or whose file has not come, does not ask for it again by itself.
    if (clip.key !== current?.key || audio.error || problem === "late") load(clip);
    current = clip;
    problem = undefined;
    isAsked = true;
    audioSession("playback");
    audio.defaultPlaybackRate = audio.playbackRate = speed;
    watchLateness();
    audio.play().then(
      () => settled(clip),
      (error: unknown) => settled(clip, problemIn(error)),
    );
    changed();
  },
  pause() {
    element?.pause();
  },
  /** Silence, also for the buttons of a headset. */
  release() {
    if (!element) return;
    element.pause();
    remember();
    // Whoever comes back to it begins anew.
    if (current && positions.get(current.key) === Infinity) positions.delete(current.key);
    stopWatching();
    current = undefined;
    problem = undefined;
    isAsked = false;
    element.removeAttribute("src");
    element.load();
    changed();
  },
  seek({ key }: Clip, seconds: number) {
    positionsOfThisVisit().set(key, seconds);
    if (current?.key === key && element!.readyState > 0) element!.currentTime = seconds;
    changed();
  },
  setSpeed(rate: number) {
    speed = rate;
    if (element) element.defaultPlaybackRate = element.playbackRate = rate;
  },
  phase({ key }: Clip): VoicePhase {
    if (!element || current?.key !== key) return "idle";
    if (problem || element.error) return "failed";
    if (isAsked) return "loading";
    if (element.ended) return "ended";
    if (element.paused) return voice.seconds(current) > 0 ? "paused" : "idle";
    return element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA ? "playing" : "loading";
  },
  problem: (): VoiceProblem | undefined => problem ?? (element?.error ? "broken" : undefined),
  /** How much of it was heard; `Infinity` if all. */
  seconds({ key, from = 0 }: Clip): number {
    if (element && current?.key === key && element.readyState > 0 && !element.error)
      return element.ended ? Infinity : element.currentTime;
    return positionsOfThisVisit().get(key) ?? from;
  },
  subscribe(onChange: () => void): () => void {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
};

function player() {
  if (element) return element;
  element = document.createElement("audio");
  // In the page, where tools that look for sound find it.
  document.body.append(element);
  const news = ["play", "playing", "pause", "ended", "waiting", "seeking", "seeked", "timeupdate"];
  for (const type of [...news, "error", "loadedmetadata"])
    element.addEventListener(type, elementChanged);
  element.addEventListener("progress", () => lateness && watchLateness());
  return element;
}

function elementChanged({ type }: Event) {
  const audio = element!;
  // Safari forgets where to begin until it knows how long the file is.
  if (type === "loadedmetadata" && current) {
    const position = positionsOfThisVisit().get(current.key) ?? current.from ?? 0;
    // What was heard to its end is heard from its beginning.
    if (Number.isFinite(position) && audio.currentTime !== position) audio.currentTime = position;
  }
  // A browser that plays may yet forget to answer that it does.
  if (type === "playing") isAsked = false;
  if (type === "waiting") watchLateness();
  else if (/^(?:playing|pause|ended|error)$/.test(type)) stopWatching();
  if (type === "error" && audio.error) log("error", audio.error.message);
  remember();
  changed();
}

function load(clip: Clip) {
  remember();
  current = clip;
  chosenIn = kept.visit();
  element!.src = clip.src;
}

function remember() {
  if (!current || element!.readyState === 0 || chosenIn.isOver()) return;
  // Where the network goes, Firefox takes that for the end of the file, and goes there.
  if (element!.error) return;
  positionsOfThisVisit().set(current.key, element!.ended ? Infinity : element!.currentTime);
}

/** The next visitor does not begin in the middle of what another one heard. */
function positionsOfThisVisit() {
  if (visit.isOver()) positions.clear();
  visit = kept.visit();
  return positions;
}

/** The browser has answered whether it plays; by then something else may have been asked for. */
function settled(clip: Clip, why?: VoiceProblem) {
  if (current !== clip) return;
  isAsked = false;
  problem ??= why;
  if (why) stopWatching();
  // Every browser does so to a page that nobody has tapped: no error of anybody's.
  if (why === "refused") log("info", "the browser wants a tap first");
  changed();
}

function problemIn(error: unknown): VoiceProblem | undefined {
  const { name } = error as Error;
  // Something else began, or it was paused: nobody is in trouble.
  if (name === "AbortError") return undefined;
  return name === "NotAllowedError" ? "refused" : "broken";
}

function watchLateness() {
  stopWatching();
  lateness = setTimeout(() => {
    problem = "late";
    isAsked = false;
    log("error", "nothing arrives");
    element!.pause();
    changed();
  }, LATE);
}

function stopWatching() {
  clearTimeout(lateness);
  lateness = undefined;
}

function log(how: "error" | "info", why: string) {
  console[how](`The recording ${current?.src} cannot be played: ${why}`);
}

function changed() {
  subscribers.forEach((onChange) => onChange());
}
