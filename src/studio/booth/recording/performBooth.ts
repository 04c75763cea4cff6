import type { Perform } from "../../../lib/machine/machine.ts";
import { microphone, type Microphone, type Wanted } from "../../../platform/sound/microphone.ts";
import { soundPlayer } from "../../../platform/sound/soundPlayer.ts";
import type { Sound } from "../sound/sound.ts";
import type { BoothActivity, BoothEvent, LastTake } from "./boothBehaviour.ts";

export type BoothPorts = {
  wanted: () => Wanted;
  /** Whether a tone is heard before recording. */
  beeps: () => boolean;
  /** Called when a microphone goes on or off. */
  onMicrophone: (opened: Microphone | undefined) => void;
  /** In seconds: how long a take of a sentence may become. */
  longest: (sentence: number, rate: number) => number;
  /** Measures and stores what was read; answers also what is to be heard of it. */
  store: (sound: Sound, sentence: number) => Promise<{ made: LastTake; heard: Sound }>;
  soundOf: (take: string) => Promise<Sound>;
};

type Taken = BoothEvent & { type: "lost" | "interrupted" };

/** Does what the booth is doing. The microphone stays on from one activity to the next. */
export function createPerformBooth(ports: BoothPorts): {
  perform: Perform<BoothActivity, BoothEvent>;
  close: () => void;
  /** Ends everything, and stores what is being recorded. */
  leave: () => void;
  /** Calls `onTaken` when the device takes the microphone away, whatever is being done. */
  watchTaken: (onTaken: (taken: Taken) => void) => () => void;
} {
  const watchers = new Set<(taken: Taken) => void>();
  let on: { microphone: Microphone; closing: AbortController } | undefined;
  let stopRecording: (() => Promise<Sound>) | undefined;
  /** The sentence that is being recorded. */
  let read = 0;
  /** What was read and is not stored yet. */
  let unstored: Sound | undefined;
  /** The last take: to read it from the disk would keep whoever wants to hear it waiting. */
  let last: { take: string; heard: Sound } | undefined;

  /** Forgets what was heard: whatever follows recording is storing, or somebody has given up. */
  function throwAway() {
    void stopRecording?.();
    stopRecording = undefined;
    unstored = undefined;
  }

  function close() {
    if (!on) return;
    on.closing.abort();
    on = undefined;
    ports.onMicrophone(undefined);
  }

  function tellTaken(taken: Taken) {
    const isReading = stopRecording !== undefined;
    watchers.forEach((onTaken) => onTaken(taken));
    // Whoever reads has their eyes on the sentence.
    if (isReading) warn();
  }

  async function open(send: (event: BoothEvent) => void, signal: AbortSignal) {
    close();
    const closing = new AbortController();
    const giveUp = () => closing.abort();
    signal.addEventListener("abort", giveUp);
    const opened = await microphone.open(
      ports.wanted(),
      closing.signal,
      () => tellTaken({ type: "lost" }),
      (isInterrupted) => isInterrupted && tellTaken({ type: "interrupted" }),
    );
    signal.removeEventListener("abort", giveUp);
    if (signal.aborted || opened === undefined) return closing.abort();
    if (typeof opened === "string") return send({ type: "failed", problem: opened });
    on = { microphone: opened, closing };
    ports.onMicrophone(opened);
    send({ type: "opened" });
  }

  async function store(sentence: number, send: (event: BoothEvent) => void) {
    const stop = stopRecording;
    stopRecording = undefined;
    try {
      unstored ??= await stop?.();
      if (!unstored) return;
      const { made, heard } = await ports.store(unstored, sentence);
      unstored = undefined;
      last = { take: made.take, heard };
      send({ type: "stored", made });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      send({ type: "notStored", isFull });
    }
  }

  async function play(take: string, send: (event: BoothEvent) => void, signal: AbortSignal) {
    try {
      const { samples, rate } = last?.take === take ? last.heard : await ports.soundOf(take);
      if (!signal.aborted)
        await soundPlayer.play(samples as Float32Array<ArrayBuffer>, rate, signal);
    } catch {
      // What cannot be played is over at once; its takes stay where they are.
    }
    send({ type: "played" });
  }

  return {
    close,
    leave() {
      // Another tab may have taken the text away, and this screen with it.
      if (stopRecording) void store(read, () => {});
      close();
    },
    watchTaken(onTaken) {
      watchers.add(onTaken);
      return () => watchers.delete(onTaken);
    },
    perform(activity, send, signal) {
      if (activity.do !== "store" && activity.do !== "hold") throwAway();
      switch (activity.do) {
        case "rest":
          return close();
        case "open":
          return void open(send, signal);
        case "listen":
          return;
        case "hold":
          return activity.isOff ? close() : undefined;
        case "begin":
          if (!ports.beeps()) return send({ type: "begun" });
          return void begin(send, signal);
        case "record":
          stopRecording = on && recorded(on.microphone);
          read = activity.sentence;
          if (on) watchLength(on.microphone, ports.longest(read, on.microphone.rate), send, signal);
          return;
        case "store":
          return void store(activity.sentence, send);
        case "play":
          if (activity.isOff) close();
          return void play(activity.take, send, signal);
      }
    },
  };
}

/** Records until the answered function is called; what was said is there though it is off by then. */
function recorded({ rate, record }: Microphone): () => Promise<Sound> {
  const stop = record();
  return async () => ({ samples: await stop(), rate });
}

/** In seconds before its end: it is shown that a take will be ended. */
const NEAR = 10;

/** A take that nobody ends would fill the memory. */
function watchLength(
  { rate, watch }: Microphone,
  longest: number,
  send: (event: BoothEvent) => void,
  signal: AbortSignal,
) {
  let seconds = 0;
  const stop = watch(({ length }) => {
    const before = seconds;
    seconds += length / rate;
    const has = (moment: number) => before < moment && seconds >= moment;
    if (has(longest - NEAR)) send({ type: "endNeared" });
    if (!has(longest)) return;
    send({ type: "endReached" });
    warn();
  });
  signal.addEventListener("abort", stop);
}

/** In milliseconds: during a call nothing sounds, and after it nobody knows what a tone is for. */
const SOON = 1_000;

function warn() {
  // A computer that can play nothing shows it all the same.
  void soundPlayer.lowBeep(AbortSignal.timeout(SOON)).catch(() => {});
}

async function begin(send: (event: BoothEvent) => void, signal: AbortSignal) {
  try {
    await soundPlayer.beep(signal);
  } catch {
    // A computer that can play nothing can record all the same.
  }
  send({ type: "begun" });
}
