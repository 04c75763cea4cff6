export type BoothSettings = {
  /** The microphone; without it the device’s own choice. */
  microphone?: string | undefined;
  /** Whether the device may take out echo and noise. */
  isCleaned: boolean;
  /** Whether a tone sounds before recording. */
  beeps: boolean;
  /** Whether what was read is played at once. */
  playsBack: boolean;
};

/** Kept while the page lives, so that the next script is read with the same settings. */
let settings: BoothSettings = { isCleaned: false, beeps: true, playsBack: true };

export const boothSettings = {
  get: () => settings,
  set(changed: Partial<BoothSettings>) {
    settings = { ...settings, ...changed };
  },
};
