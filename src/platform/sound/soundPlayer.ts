import { resumeAudio } from "./resumeAudio.ts";

/** In seconds: how long the tone is, and after it the silence in which it dies away. */
const TONE = 0.12;
const FADED = 0.2;

let made: AudioContext | undefined;

/** One for all sounds: a browser lets a page have only a few. */
async function audioContext(): Promise<AudioContext> {
  made ??= new AudioContext({ latencyHint: "interactive" });
  await resumeAudio(made);
  return made;
}

/** Plays a sound until its end or until `signal` aborts. */
async function play(
  samples: Float32Array<ArrayBuffer>,
  rate: number,
  signal: AbortSignal,
): Promise<void> {
  const context = await audioContext();
  const buffer = context.createBuffer(1, Math.max(1, samples.length), rate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  await playSource(source, signal);
}

async function tone(frequency: number, signal: AbortSignal): Promise<void> {
  const context = await audioContext();
  const oscillator = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  const now = context.currentTime;
  gain.gain.setTargetAtTime(0.12, now, 0.01);
  gain.gain.setTargetAtTime(0, now + TONE, 0.015);
  oscillator.connect(gain).connect(context.destination);
  const sounding = playSource(oscillator, signal);
  oscillator.stop(now + TONE + FADED);
  await sounding;
}

export const soundPlayer = {
  play,
  /** A short tone, after which somebody may speak. */
  beep: (signal: AbortSignal) => tone(880, signal),
  /** A low one: whoever speaks is not heard any more. */
  lowBeep: (signal: AbortSignal) => tone(330, signal),
};

function playSource(source: AudioScheduledSourceNode, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    source.addEventListener("ended", () => resolve());
    signal.addEventListener("abort", () => source.stop());
    source.start();
  });
}
