/** When each sentence of a recording is heard, in seconds, as its WebVTT says. */
export function cuesIn(vtt: string): (readonly [start: number, end: number])[] {
  return [...vtt.matchAll(/^\s*(\S+)[ \t]+-->[ \t]+(\S+)/gm)].map(
    ([, start = "", end = ""]) => [secondsOf(start), secondsOf(end)] as const,
  );
}

function secondsOf(stamp: string) {
  return stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
