import { resumeAudio } from "./resumeAudio.ts";

/** In seconds: how long a tone sounds, and how long it then takes to fade. */
const TONE = 0.12;
const FADE = 0.2;

let context: AudioContext | undefined;

/** One context for all sounds: a browser lets a page have only a few. */
async function audioContext(): Promise<AudioContext> {
  context ??= new AudioContext({ latencyHint: "interactive" });
  await resumeAudio(context);
  return context;
}

/** Plays a sound until its end or until `signal` aborts. */
async function play(
  samples: Float32Array<ArrayBuffer>,
  rate: number,
  signal: AbortSignal,
): Promise<void> {
  const audio = await audioContext();
  const buffer = audio.createBuffer(1, Math.max(1, samples.length), rate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(audio.destination);
  await playSource(source, signal);
}

async function tone(frequency: number, signal: AbortSignal): Promise<void> {
  const audio = await audioContext();
  const oscillator = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: 0 });
  const now = audio.currentTime;
  gain.gain.setTargetAtTime(0.12, now, 0.01);
  gain.gain.setTargetAtTime(0, now + TONE, 0.015);
  oscillator.connect(gain).connect(audio.destination);
  const sounding = playSource(oscillator, signal);
  oscillator.stop(now + TONE + FADE);
  await sounding;
}

/** Sounds of the studio’s booth. A visitor’s screen plays `tones` by the one `voice`, which stops for another. */
export const soundPlayer = {
  play,
  /** A high tone: the microphone is on, speak now. */
  beep: (signal: AbortSignal) => tone(880, signal),
  /** A low tone: the recording has ended, what is said now is not in it. */
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
