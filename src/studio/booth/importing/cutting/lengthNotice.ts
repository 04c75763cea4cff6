import { secondsInItalian } from "./secondsInItalian.ts";

/** A recording this many times shorter or longer than expected is of another text. */
const FAR = 1.6;
/** In seconds: with a short text a difference like this means nothing. */
const NEAR = 4;

/** A notice where a recording is much shorter or longer than its text. */
export function lengthNotice(seconds: number, expected: number): string | undefined {
  const isNear = Math.abs(seconds - expected) <= NEAR;
  if (isNear || (seconds <= expected * FAR && seconds >= expected / FAR)) return undefined;
  const [lasts, asked] = [seconds, expected].map((each) => secondsInItalian(each, 0).heard);
  return `La registrazione dura ${lasts}, e per leggere il testo servono circa ${asked}: è quella giusta?`;
}
