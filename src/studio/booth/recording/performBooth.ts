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
  /** Measures and stores what was read; answers also the part of it that is played back. */
  store: (sound: Sound, sentence: number) => Promise<{ last: LastTake; sound: Sound }>;
  soundOf: (take: string) => Promise<Sound>;
};

/** The device takes the microphone away. */
type MicrophoneLoss = BoothEvent & { type: "lost" | "interrupted" };

/** Carries out the activities of the booth. The microphone stays on from one to the next. */
export function createPerformBooth(ports: BoothPorts): {
  perform: Perform<BoothActivity, BoothEvent>;
  close: () => void;
  /** Ends everything, and stores what is being recorded. */
  leave: () => void;
  /** Calls `onLoss` when the device takes the microphone away, whatever is being done. */
  watchLoss: (onLoss: (loss: MicrophoneLoss) => void) => () => void;
} {
  const watchers = new Set<(loss: MicrophoneLoss) => void>();
  let on: { microphone: Microphone; closing: AbortController } | undefined;
  let stopRecording: (() => Promise<Sound>) | undefined;
  /** The place of the sentence that is being recorded, from 0. */
  let place = 0;
  /** What was read and is not stored yet. */
  let unstored: Sound | undefined;
  /** The last take, so that playing it back need not wait for the disk. */
  let lastStored: { id: string; sound: Sound } | undefined;

  /** Forgets what was recorded: nothing but storing follows a recording that is wanted. */
  function discard() {
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

  function reportLoss(loss: MicrophoneLoss) {
    const isRecording = stopRecording !== undefined;
    watchers.forEach((onLoss) => onLoss(loss));
    // Whoever reads looks at the sentence and would not see the notice, so a tone sounds too.
    if (isRecording) warn();
  }

  async function open(send: (event: BoothEvent) => void, signal: AbortSignal) {
    close();
    const closing = new AbortController();
    const giveUp = () => closing.abort();
    signal.addEventListener("abort", giveUp);
    const opened = await microphone.open(
      ports.wanted(),
      closing.signal,
      () => reportLoss({ type: "lost" }),
      (isInterrupted) => isInterrupted && reportLoss({ type: "interrupted" }),
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
      const { last, sound: played } = await ports.store(unstored, sentence);
      unstored = undefined;
      lastStored = { id: last.take, sound: played };
      send({ type: "stored", last });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      send({ type: "notStored", isFull });
    }
  }

  async function play(take: string, send: (event: BoothEvent) => void, signal: AbortSignal) {
    try {
      const { samples, rate } =
        lastStored?.id === take ? lastStored.sound : await ports.soundOf(take);
      if (!signal.aborted)
        await soundPlayer.play(samples as Float32Array<ArrayBuffer>, rate, signal);
    } catch {
      // A take that cannot be played counts as played: the booth goes on, and the take stays.
    }
    send({ type: "played" });
  }

  return {
    close,
    leave() {
      // Another tab may have removed the text, and with it this screen, while somebody reads.
      if (stopRecording) void store(place, () => {});
      close();
    },
    watchLoss(onLoss) {
      watchers.add(onLoss);
      return () => watchers.delete(onLoss);
    },
    perform(activity, send, signal) {
      if (activity.do !== "store" && activity.do !== "hold") discard();
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
          stopRecording = on && startRecording(on.microphone);
          place = activity.sentence;
          if (on)
            watchLength(on.microphone, ports.longest(place, on.microphone.rate), send, signal);
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

/** Answers what ends the recording; that still has what was said if the microphone went off before. */
function startRecording({ rate, record }: Microphone): () => Promise<Sound> {
  const stop = record();
  return async () => ({ samples: await stop(), rate });
}

/** In seconds before a take is ended: a notice says that it will be. */
const NEAR = 10;

/** Ends a take that nobody ends: it would fill the memory. */
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

/** In milliseconds: a call holds the tone back, and after the call nobody would know what it is for. */
const WARNING_TIMEOUT = 1_000;

function warn() {
  // A computer that cannot play the tone still shows the notice.
  void soundPlayer.lowBeep(AbortSignal.timeout(WARNING_TIMEOUT)).catch(() => {});
}

async function begin(send: (event: BoothEvent) => void, signal: AbortSignal) {
  try {
    await soundPlayer.beep(signal);
  } catch {
    // A computer that cannot play the tone can still record.
  }
  send({ type: "begun" });
}
