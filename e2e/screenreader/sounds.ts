import type { Loudspeaker, Session } from "./session.ts";

const RATE = 8_000;
/** In seconds: how long a piece of sound is, of which the loudness is measured. */
const MOMENT = 0.1;
/** The loudness of 16-bit samples above which it is no silence. */
const AUDIBLE = 60;

export type Sounds = {
  /** Every moment in which a loudspeaker sounded, in seconds since 1970. */
  of: (loudspeaker: Loudspeaker) => readonly number[];
  /** For how many seconds both loudspeakers have sounded at the same time since then. */
  together: (since: number) => number;
};

/** Records both loudspeakers, each apart. */
export function listen(session: Session): Sounds {
  const heard = { site: momentsOf("site"), reader: momentsOf("reader") };
  return {
    of: (loudspeaker) => heard[loudspeaker],
    together(since) {
      const both = heard.site.filter(
        (at) => at >= since && heard.reader.some((other) => Math.abs(other - at) < MOMENT / 2),
      );
      return both.length * MOMENT;
    },
  };

  function momentsOf(loudspeaker: Loudspeaker) {
    const moments: number[] = [];
    const recorder = session.start(
      loudspeaker,
      "parec",
      `--device=${loudspeaker}.monitor`,
      `--rate=${RATE}`,
      "--channels=1",
      "--format=s16le",
      "--latency-msec=50",
    );
    const size = RATE * MOMENT * 2;
    let rest = Buffer.alloc(0);
    recorder.stdout!.on("data", (data: Buffer) => {
      rest = Buffer.concat([rest, data]);
      // The times of two recorders, counted since each began, drift apart, so the clock gives them.
      for (let left = Math.floor(rest.length / size); left > 0; left--) {
        if (loudness(rest.subarray(0, size)) > AUDIBLE)
          moments.push(Math.round((Date.now() / 1000 - left * MOMENT) / MOMENT) * MOMENT);
        rest = rest.subarray(size);
      }
    });
    return moments;
  }
}

function loudness(samples: Buffer) {
  let sum = 0;
  for (let place = 0; place < samples.length; place += 2) sum += samples.readInt16LE(place) ** 2;
  return Math.sqrt(sum / (samples.length / 2));
}
