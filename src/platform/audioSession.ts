type AudioSession = { type: "auto" | "playback" | "play-and-record" };

/**
 * Tells the device what sound is for now. On an iPhone that has listened, sound otherwise turns very
 * quiet or goes to the earpiece. Other devices do not ask.
 */
export function audioSession(type: AudioSession["type"]) {
  const { audioSession: session } = navigator as { audioSession?: AudioSession };
  if (session) session.type = type;
}
