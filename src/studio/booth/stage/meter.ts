/** What the level meter shows. */
export type MeterLevel = {
  /** In dB: the peak of the last moments. */
  level: number;
  is: "silence" | "voice" | "tooLoud";
};

/** In dB: quieter than this is the room, and louder clips. */
const VOICE = -42;
const TOO_LOUD = -1;
/** In seconds: pauses for breath still count as voice, and a warning stays until it can be read. */
const PAUSE = 0.7;
const WARNING = 1.5;
const FLOOR = -60;

/** Measures a microphone chunk by chunk. */
export function createMeter(rate: number): (chunk: Float32Array) => MeterLevel {
  let [time, voiceAt, loudAt] = [0, -Infinity, -Infinity];
  let level = FLOOR;
  return (chunk) => {
    time += chunk.length / rate;
    let peak = 0;
    for (const sample of chunk) peak = Math.max(peak, Math.abs(sample));
    const now = Math.max(FLOOR, 20 * Math.log10(peak));
    if (now > VOICE) voiceAt = time;
    if (now > TOO_LOUD) loudAt = time;
    // The level falls slowly, so that the eye can follow.
    level = Math.max(now, level - (60 * chunk.length) / rate);
    if (time - loudAt < WARNING) return { level, is: "tooLoud" };
    return { level, is: time - voiceAt < PAUSE ? "voice" : "silence" };
  };
}

export const meterScale = { floor: FLOOR, voice: VOICE };
