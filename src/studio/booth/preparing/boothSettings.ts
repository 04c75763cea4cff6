/** What somebody has chosen for the booth. */
export type BoothSettings = {
  /** The microphone; without it the device’s own choice. */
  microphone?: string | undefined;
  /** Whether the device may take out echo and noise. */
  isCleaned: boolean;
  /** Whether a tone is heard before recording. */
  beeps: boolean;
  /** Whether what was read is played at once. */
  playsBack: boolean;
};

/** From one script to the next it stays as it was chosen. */
let kept: BoothSettings = { isCleaned: false, beeps: true, playsBack: true };

export const boothSettings = {
  get: () => kept,
  set(changed: Partial<BoothSettings>) {
    kept = { ...kept, ...changed };
  },
};
