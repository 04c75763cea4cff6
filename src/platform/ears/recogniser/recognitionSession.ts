import { joinSamples } from "../../../lib/sound/joinSamples.js";
import { captioner, frameAt } from "./captioner.ts";
import { matchPhrase } from "./matchPhrase.ts";
import type { SessionNews, ToEars } from "../earsMessages.ts";
import { encodeCommand } from "./encodeFrames.ts";
import { melFrames } from "../audio/melFrames.ts";
import { namePrompt } from "./namePrompt.ts";
import type { Models } from "../model/loadModels.ts";
import { resampler } from "../audio/resampler.ts";
import { JUDGED, speechGate, type Stretch } from "../audio/speechGate.ts";

/** In seconds: a command is shorter; what is longer is cut there. */
const LONGEST_COMMAND = 5;
/** In frames: what is heard before and after a command. */
const AROUND = 25;
/** In judgements, about two seconds: how often `alive` is told. */
const ALIVE = 64;

/** Listens from one start of the microphone to its end; what was heard `earlier` is written down first. */
export function recognitionSession(
  { newJudge, whisper }: Models,
  { language, rate, phrases }: ToEars & { do: "listen" },
  earlier: Promise<unknown>,
  tellAnybody: (news: SessionNews) => void,
  fail: (error: unknown) => void,
) {
  const judge = newJudge();
  const gate = speechGate();
  const frames = melFrames();
  const resampled = resampler(rate);
  const captions = captioner({
    whisper,
    frames,
    language,
    earlier,
    tell,
  });
  let unjudged = new Float32Array();
  let isDone = false;
  let isStopped = false;
  let isSpoken = false;
  tell({ type: "begun" });
  tell({ type: "alive" });
  let hearing = Promise.resolve();

  function tell(news: SessionNews) {
    if (!isStopped) tellAnybody(news);
  }

  /** One piece after the other: a judgement depends on those before it. */
  function hear(samples: Float32Array) {
    hearing = hearing.then(() => (isDone ? undefined : process(samples)));
    return hearing;
  }

  async function process(samples: Float32Array) {
    const sound = resampled(samples);
    frames.push(sound);
    const all = joinSamples([unjudged, sound]);
    let at = 0;
    for (; at + JUDGED <= all.length; at += JUDGED) {
      // oxlint-disable-next-line no-await-in-loop -- Each judgement depends on the one before.
      const stretch = gate.judge(await judge(all.subarray(at, at + JUDGED)));
      if (stretch && !isDone) take(stretch);
      if (phrases.length === 0) captions.forget(frameAt(gate.at()));
      if (gate.at() % ALIVE === 0) tell({ type: "alive" });
    }
    unjudged = all.slice(at);
  }

  function take(stretch: Stretch) {
    if (phrases.length === 0) {
      captions.follow(stretch);
      return void captions.work().catch(fail);
    }
    if (!isSpoken) tell({ type: "speechHeard" });
    isSpoken = true;
    const seconds = frameAt(stretch.to - stretch.from) / 100;
    if (stretch.isOver || seconds > LONGEST_COMMAND) answer(stretch).catch(fail);
  }

  async function answer({ from, to }: Stretch) {
    isDone = true;
    const first = Math.max(0, frameAt(from) - AROUND);
    const last = Math.min(frames.count(), frameAt(to) + AROUND);
    const sound = await encodeCommand(whisper, frames, first, last);
    const seconds = (last - first) / 100;
    const chosen = await matchPhrase(whisper, sound, seconds, language, phrases);
    whisper.free(sound);
    tell({ type: "phraseHeard", ...chosen });
  }

  return {
    hear,
    expect: (names: readonly string[]) => captions.expect(namePrompt(names, whisper.tokens)),
    /** Writes down what has been heard to its end. A command that comes too late is not wanted. */
    async finish() {
      await hearing;
      const last = gate.end();
      if (last && !isDone) take(last);
      await captions.work();
    },
    /** After this nothing more is told: the next session must not get what was said in this one. */
    stop() {
      isDone = true;
      isStopped = true;
      captions.drop();
    },
  };
}

export type RecognitionSession = ReturnType<typeof recognitionSession>;
