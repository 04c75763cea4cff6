/** In samples at 16 kHz: how much sound is judged at a time. */
export const JUDGED = 512;

/** From this likelihood on it is speech; once somebody speaks, it is speech down to the other. */
const SPEECH = 0.5;
const STILL_SPEECH = 0.35;

/** In judgements, of 32 ms each. */
const FIRST = 3;
const END = 11;
const SHORTEST_PAUSE = 3;

/** A stretch in which somebody speaks, in judgements from the beginning; `pauses` are within it. */
export type Stretch = {
  from: number;
  /** Where it ends, or where it has come to. */
  to: number;
  isOver: boolean;
  pauses: { from: number; to: number }[];
};

/** Tells from judgements, one after the other, when somebody speaks. */
export function speechGate() {
  let at = 0;
  let run = 0;
  let silence = 0;
  let stretch: Stretch | undefined;

  return {
    at: () => at,
    /** The stretch that goes on after this judgement, or ends with it. */
    judge(likelihood: number): Stretch | undefined {
      at++;
      const isSpeech = likelihood >= (stretch ? STILL_SPEECH : SPEECH);
      run = isSpeech ? run + 1 : 0;
      if (!stretch) {
        // A click or a cough is shorter than any word.
        if (run < FIRST) return undefined;
        silence = 0;
        stretch = { from: at - run, to: at, isOver: false, pauses: [] };
        return stretch;
      }
      if (isSpeech) {
        if (silence >= SHORTEST_PAUSE) stretch.pauses.push({ from: at - 1 - silence, to: at - 1 });
        silence = 0;
        stretch.to = at;
        return stretch;
      }
      if (++silence < END) return stretch;
      const over = { ...stretch, isOver: true };
      stretch = undefined;
      return over;
    },
    /** Ends the stretch here, as if somebody had stopped speaking. */
    end(): Stretch | undefined {
      const over = stretch && { ...stretch, isOver: true };
      stretch = undefined;
      return over;
    },
  };
}
