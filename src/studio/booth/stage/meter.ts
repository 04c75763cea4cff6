/** What a microphone hears at this moment. */
export type MeterLevel = {
  /** In dB: the loudest of the last moments. */
  level: number;
  is: "silence" | "voice" | "tooLoud";
};

/** In dB: quieter than this is the room, and louder clips. */
const VOICE = -42;
const TOO_LOUD = -1;
/** In seconds: a voice pauses for breath, and a clipped word is over before it can be read. */
const PAUSE = 0.7;
const WARNED = 1.5;
const FLOOR = -60;

/** Follows a microphone chunk by chunk; answers what is heard now. */
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
    // It falls slowly, so that the eye can follow.
    level = Math.max(now, level - (60 * chunk.length) / rate);
    if (time - loudAt < WARNED) return { level, is: "tooLoud" };
    return { level, is: time - voiceAt < PAUSE ? "voice" : "silence" };
  };
}

export const meterScale = { floor: FLOOR, voice: VOICE };
