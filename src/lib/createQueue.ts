/** Answers a function that runs what it is given, so many at a time and in order. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
