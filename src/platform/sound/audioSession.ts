type AudioSession = { type: "auto" | "playback" | "play-and-record" };

/**
 * After listening, an iPhone plays sound very quietly or through the earpiece, unless it is told
 * what the sound is for. Other devices need not be told.
 */
export function audioSession(type: AudioSession["type"]) {
  const { audioSession: session } = navigator as { audioSession?: AudioSession };
  if (session) session.type = type;
}
