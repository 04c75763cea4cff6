/** How large a model is: the smaller mishears more, the larger needs a faster device. */
export const earsSizes = ["base", "small"] as const;

export type EarsSize = (typeof earsSizes)[number];

/**
 * The addresses of what recognises speech on the device, in the file that a catalogue names
 * (`Ears`). A model comes in parts: a download that stops goes on with the
 * next one, and no host refuses a file for its size.
 */
export type EarsFiles = {
  size: EarsSize;
  /** What runs the models: its script, and the program that the script starts. */
  runtime: { script: string; module: string; program: string };
  /** Tells speech from everything else. */
  gate: string;
  /** A list of texts by number, each as the bytes it stands for, one letter a byte. */
  tokens: string;
  encoder: readonly string[];
  decoder: readonly string[];
};
