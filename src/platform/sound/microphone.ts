import { joinSamples } from "../../lib/sound/joinSamples.js";
import { inScope, workerScope } from "../workers/startWorker.ts";
import { audioSession } from "./audioSession.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import captureScript from "./captureWorklet.ts?worker&url";
import { resumeAudio } from "./resumeAudio.ts";

/**
 * Why nothing can be recorded: somebody refused, there is no microphone, something else is using it,
 * or the browser cannot.
 */
export type MicrophoneProblem = "refused" | "absent" | "busy" | "unsupported";

/** What is asked of a microphone. */
export type Wanted = {
  /** Which one; without it the device’s own choice. */
  id?: string | undefined;
  /** Whether the device may take out echo and noise and even out how loud it is. */
  isCleaned: boolean;
};

/** A microphone that is on. */
export type Microphone = {
  id: string;
  /** As the device calls it. */
  name: string;
  rate: number;
  /** Calls `onHeard` with each chunk of what it hears. */
  watch: (onHeard: (chunk: Float32Array) => void) => () => void;
  /** Records until the answered function is called, which gives the samples. */
  record: () => () => Promise<Float32Array<ArrayBuffer>>;
};

/**
 * Turns a microphone on until `signal` aborts. Answers what stands in the way, if anything does;
 * calls `lost` when the device takes it away for good, and `onInterrupted` when a call or another
 * program takes it for a while, and again when it is given back.
 */
async function open(
  { id, isCleaned }: Wanted,
  signal: AbortSignal,
  lost: () => void,
  onInterrupted?: (isInterrupted: boolean) => void,
): Promise<Microphone | MicrophoneProblem | undefined> {
  let stream: MediaStream;
  try {
    // Both are missing where the page is not on HTTPS.
    if (!navigator.mediaDevices || !("AudioWorkletNode" in globalThis)) return "unsupported";
    stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(id && { deviceId: { exact: id } }),
        channelCount: 1,
        echoCancellation: isCleaned,
        noiseSuppression: isCleaned,
        autoGainControl: isCleaned,
      },
    });
  } catch (error) {
    return problemOf(error);
  }
  const [track] = stream.getAudioTracks();
  const ended = new AbortController();
  let context: AudioContext | undefined;
  const close = () => {
    ended.abort();
    for (const each of stream.getTracks()) each.stop();
    void context?.close().catch(() => {});
    audioSession("auto");
  };
  if (signal.aborted || !track) return void close();
  signal.addEventListener("abort", close);
  track.addEventListener("ended", lost, { signal: ended.signal });
  try {
    audioSession("play-and-record");
    const capturing = await startCapture(stream, track);
    ({ context } = capturing);
    if (signal.aborted) return void close();
    const { deviceId = "" } = track.getSettings();
    const port = portOf(capturing);
    if (onInterrupted) watchInterruptions(track, context, port.watch, onInterrupted, ended.signal);
    return { id: deviceId, name: track.label, ...port };
  } catch (error) {
    close();
    return problemOf(error);
  }
}

type Capturing = { context: AudioContext; node: AudioWorkletNode };

async function startCapture(stream: MediaStream, track: MediaStreamTrack): Promise<Capturing> {
  const { sampleRate } = track.getSettings();
  try {
    return await startCaptureAt(sampleRate ? { sampleRate } : {}, stream);
  } catch (error) {
    // Firefox joins no microphone to a context of another rate, and tells none of its rates.
    if (error instanceof DOMException && error.name === "NotSupportedError")
      return startCaptureAt({}, stream);
    throw error;
  }
}

async function startCaptureAt(
  options: AudioContextOptions,
  stream: MediaStream,
): Promise<Capturing> {
  const context = new AudioContext({ latencyHint: "interactive", ...options });
  try {
    await context.audioWorklet.addModule(inScope(captureScript, workerScope()));
    const node = new AudioWorkletNode(context, "capture", {
      channelCount: 1,
      channelCountMode: "explicit",
    });
    context.createMediaStreamSource(stream).connect(node);
    // Its output is silence; a node that leads nowhere may not run.
    node.connect(context.destination);
    await resumeAudio(context);
    return { context, node };
  } catch (error) {
    void context.close().catch(() => {});
    throw error;
  }
}

function portOf({ context, node }: Capturing): Omit<Microphone, "id" | "name"> {
  const watchers = new Set<(chunk: Float32Array) => void>();
  node.port.addEventListener("message", ({ data }: MessageEvent<Float32Array>) => {
    for (const onHeard of watchers) onHeard(data);
  });
  node.port.start();

  function watch(onHeard: (chunk: Float32Array) => void) {
    watchers.add(onHeard);
    return () => void watchers.delete(onHeard);
  }

  return {
    rate: context.sampleRate,
    watch,
    record() {
      const chunks: Float32Array[] = [];
      const stopWatching = watch((chunk) => chunks.push(chunk));
      return async () => {
        // What was said last is still on its way.
        await nextChunk(watch, context);
        stopWatching();
        return joinSamples(chunks);
      };
    },
  };
}

/** In milliseconds. */
const LOOK_EVERY = 1000;

/** Looks in a row without a chunk: a busy page may get the chunks of one look with the next. */
const IN_VAIN = 2;

function watchInterruptions(
  track: MediaStreamTrack,
  context: AudioContext,
  watch: Microphone["watch"],
  onInterrupted: (isInterrupted: boolean) => void,
  signal: AbortSignal,
) {
  let isInterrupted = false;
  let inVain = 0;
  function look() {
    // An iPhone stays suspended after a call; one that is asked to go on during it never does.
    if (context.state === "suspended" && !track.muted) void context.resume().catch(() => {});
    const isNow = track.muted || context.state !== "running" || inVain >= IN_VAIN;
    if (isNow === isInterrupted) return;
    isInterrupted = isNow;
    onInterrupted(isNow);
  }
  track.addEventListener("mute", look, { signal });
  track.addEventListener("unmute", look, { signal });
  context.addEventListener("statechange", look, { signal });
  // Safari may say "running" after a call, and Firefox when the sound has stalled: nothing comes.
  const timer = setInterval(() => {
    inVain += 1;
    look();
  }, LOOK_EVERY);
  const stopWatching = watch(() => {
    inVain = 0;
    if (isInterrupted) look();
  });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    stopWatching();
  });
}

/** In milliseconds: a microphone that was pulled out sends nothing more. */
const LAST_CHUNK = 100;

function nextChunk(watch: Microphone["watch"], { state }: AudioContext): Promise<void> {
  if (state !== "running") return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopWatching();
      resolve();
    };
    const timer = setTimeout(done, LAST_CHUNK);
    const stopWatching = watch(done);
  });
}

/** The microphones there are; their names are empty until one was allowed. */
async function all(): Promise<{ id: string; name: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "")
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Calls `changed` when a microphone was plugged in or pulled out, until `signal` aborts. */
function watchAll(changed: () => void, signal: AbortSignal) {
  navigator.mediaDevices?.addEventListener?.("devicechange", changed, { signal });
}

export const microphone = { open, all, watchAll };

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "absent";
  return "busy";
}
