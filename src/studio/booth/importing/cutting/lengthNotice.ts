import { secondsInItalian } from "./secondsInItalian.ts";

/** A reader twice as fast, or half as fast, reads something else. */
const FAR = 1.6;
/** In seconds: of a short text a breath more or less says nothing. */
const NEAR = 4;

/** That a recording is much shorter or longer than its text; `undefined` where it may well be it. */
export function lengthNotice(seconds: number, expected: number): string | undefined {
  const isNear = Math.abs(seconds - expected) <= NEAR;
  if (isNear || (seconds <= expected * FAR && seconds >= expected / FAR)) return undefined;
  const [lasts, asked] = [seconds, expected].map((each) => secondsInItalian(each, 0).heard);
  return `La registrazione dura ${lasts}, e per leggere il testo servono circa ${asked}: è quella giusta?`;
}
