import ended from "./tones/ended.mp3";
import understood from "./tones/understood.mp3";
import notUnderstood from "./tones/not-understood.mp3";
import ready from "./tones/ready.mp3";

/** Short sounds; the screen says the same in words. */
export const tones = { ready, understood, notUnderstood, ended };

export type Tone = keyof typeof tones;
