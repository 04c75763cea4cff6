import { audioSession } from "./audioSession.ts";
import { visits } from "../storage/visits.ts";
import type { LockScreen } from "./mediaSession.ts";

/** A recording on its way through the voice. Under the same key it goes on where it stopped. */
export type Clip = {
  key: string;
  src: string;
  /** In seconds: where it begins, if not at its beginning. */
  from?: number;
  /** Whose it is. A tone has no holder and leaves the last one in place. */
  holder?: Holder;
};

/** Who has the voice from when it plays until another does, and how many seconds it will speak. */
export type Holder = LockScreen & { name: string; seconds: number };

export type HeldClip = Clip & { holder: Holder };

/** Why a recording is not heard: the browser wants a tap, the file is bad, or nothing arrives. */
export type VoiceProblem = "refused" | "broken" | "late";

export type VoicePhase = "idle" | "loading" | "playing" | "paused" | "ended" | "failed";

/** In milliseconds: after so long without a byte the clip is paused, and the problem is `late`. */
const LATE = 10_000;

let element: HTMLAudioElement | undefined;
let current: Clip | undefined;
let held: HeldClip | undefined;
let problem: VoiceProblem | undefined;
let isAsked = false;
let speed = 1;
let lateness: ReturnType<typeof setTimeout> | undefined;
/** Where each clip stopped; `Infinity` if that was its end. */
const positions = new Map<string, number>();
/** The visit that `positions` are of, and the one in which the current clip was chosen. */
let visit = visits.current();
let chosenIn = visit;
const subscribers = new Set<() => void>();

/** The one voice of the app: one audio element, so that whatever starts ends the rest. */
export const voice = {
  /** To be called in a tap: an iPhone then lets the voice begin a little later, by itself. */
  prepare() {
    if (!current) player().load();
  },
  /** Most browsers refuse sound on a page where the visitor has not tapped anything yet. */
  mayBeRefused: () => !globalThis.navigator?.userActivation?.hasBeenActive,
  play(clip: Clip) {
    const audio = player();
    // A headset may send Play while the clip plays: to wait again for bytes that have already come
    // would stop it as `late`.
    if (clip.key === current?.key && !audio.paused && !voice.problem()) return;
    // An audio element that failed, or whose file has not come, does not fetch it again by itself.
    if (clip.key !== current?.key || audio.error || problem === "late") load(clip);
    current = clip;
    if (isHeld(clip)) held = clip;
    problem = undefined;
    isAsked = true;
    audioSession("playback");
    audio.defaultPlaybackRate = audio.playbackRate = speed;
    watchLateness();
    audio.play().then(
      () => settle(clip),
      (error: unknown) => settle(clip, problemIn(error)),
    );
    changed();
  },
  pause() {
    element?.pause();
  },
  /**
   * Ends the clip, so that the buttons of a headset cannot start it again either; where it is told
   * which, only if that one was chosen last.
   */
  release(only?: Pick<Clip, "key">) {
    if (!only || only.key === held?.key) held = undefined;
    if (!element || (only && only.key !== current?.key)) return changed();
    element.pause();
    remember();
    // A visitor who comes back to a clip that was heard to its end hears it from the beginning.
    if (current && positions.get(current.key) === Infinity) positions.delete(current.key);
    stopWatching();
    current = undefined;
    problem = undefined;
    isAsked = false;
    element.removeAttribute("src");
    element.load();
    changed();
  },
  seek({ key, holder }: Clip, seconds: number) {
    // The file may be a little longer than we say, and Play would end at once.
    const isEnd = holder !== undefined && seconds >= holder.seconds;
    positionsOfThisVisit().set(key, isEnd ? Infinity : seconds);
    if (current?.key === key && element!.readyState > 0)
      element!.currentTime = isEnd ? element!.duration : seconds;
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
  /** What was played last, also when it has ended: what the buttons of a headset act on. */
  held: (): HeldClip | undefined => held,
  problem: (): VoiceProblem | undefined => problem ?? (element?.error ? "broken" : undefined),
  /** The position of a clip; `Infinity` if it was heard to its end. */
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

function isHeld(clip: Clip): clip is HeldClip {
  return clip.holder !== undefined;
}

function player() {
  if (element) return element;
  element = document.createElement("audio");
  // A browser that wants a tap first would fetch the whole recording, and then refuse it.
  element.preload = "none";
  // Tools that look for sound find only what is in the page.
  document.body.append(element);
  const news = ["play", "playing", "pause", "ended", "waiting", "seeking", "seeked", "timeupdate"];
  for (const type of [...news, "error", "loadedmetadata"])
    element.addEventListener(type, elementChanged);
  element.addEventListener("progress", () => lateness && watchLateness());
  return element;
}

function elementChanged({ type }: Event) {
  const audio = element!;
  // Safari forgets a position that is set before it knows how long the file is.
  if (type === "loadedmetadata" && current) {
    const position = positionsOfThisVisit().get(current.key) ?? current.from ?? 0;
    // A clip that was heard to its end begins anew.
    if (Number.isFinite(position) && audio.currentTime !== position) audio.currentTime = position;
  }
  // A browser may play and never say so by the promise of `play`.
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
  chosenIn = visits.current();
  element!.src = clip.src;
}

function remember() {
  if (!current || element!.readyState === 0 || chosenIn.isOver()) return;
  // Firefox takes a lost network for the end of the file and moves there: no position to remember.
  if (element!.error) return;
  positionsOfThisVisit().set(current.key, element!.ended ? Infinity : element!.currentTime);
}

/** The next visitor must not begin in the middle of a clip that another one heard. */
function positionsOfThisVisit() {
  if (visit.isOver()) positions.clear();
  visit = visits.current();
  return positions;
}

/** The browser has answered whether it plays; by then something else may have been asked for. */
function settle(clip: Clip, why?: VoiceProblem) {
  if (current !== clip) return;
  isAsked = false;
  problem ??= why;
  if (why) stopWatching();
  // Browsers refuse sound before the first tap, so this is not logged as an error.
  if (why === "refused") log("info", "the browser wants a tap first");
  changed();
}

function problemIn(error: unknown): VoiceProblem | undefined {
  const { name } = error as Error;
  // Another clip began, or this one was paused: that is no problem.
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
