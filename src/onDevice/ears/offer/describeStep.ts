import type { Ears } from "../../../catalogue/catalogue.ts";
import { duration } from "../../../i18n/duration.ts";
import type { EarsMessages } from "../../../i18n/ears/en.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { Language } from "../../../i18n/languages.ts";
import { megabytesIn } from "../../../i18n/numbers.ts";
import type { EarsSize } from "../../../catalogue/earsFiles.ts";
import type { AbleSize } from "../earsBehaviour.ts";
import figures from "../earsFigures.json";
import type { EarsStep } from "./earsStepOf.ts";

/** What a visitor may want of speech recognition on the device. */
export type EarsWish =
  | { want: "check" | "cancel" | "stopUsing" }
  | { want: "download" | "stop" | "remove" | "use"; size: EarsSize };

export type StepDescription = {
  texts: readonly string[];
  problem?: string;
  /** The one button that leads on, or back. */
  button: WishButton;
  others: readonly WishButton[];
};

type WishButton = { name: string; wish: EarsWish };

export type StepWords = {
  ears: EarsMessages;
  messages: Messages;
  /** The visitor's, and that which is spoken. */
  language: Language;
  spoken: Language;
  offered: readonly Ears[];
  /** What a check of the device has found. */
  able: readonly AbleSize[];
  /** Whether the visitor has chosen ears, even if they are no longer on the device. */
  isChosen: boolean;
};

export function describeStep(step: EarsStep, words: StepWords): StepDescription {
  const shown = describeParts(step, words);
  if (!words.isChosen || step.step === "kept") return shown;
  const { stopUsing } = words.ears;
  return { ...shown, others: [...shown.others, { name: stopUsing, wish: { want: "stopUsing" } }] };
}

function describeParts(step: EarsStep, words: StepWords): StepDescription {
  const { ears, messages, language, spoken, offered, able } = words;
  const { offline } = messages;
  const megabytes = (bytes: number) => megabytesIn(language, bytes);
  const bytesOf = (size: EarsSize) => offered.find((each) => each.size === size)?.bytes ?? 0;
  const sizeOf = (size: EarsSize) => megabytes(bytesOf(size));
  const remove = (size: EarsSize) =>
    ({ name: offline.remove, wish: { want: "remove", size } }) as const;

  const wordsOf = (size: EarsSize) => String(wordsPerError(figures[size][spoken].wrong));

  /** How good it is and how late, as far as that is known. */
  function worthOf(size: EarsSize) {
    const quality = ears.quality(messages.missing.languages[spoken], wordsOf(size));
    const lag = able.find((each) => each.size === size)?.lag;
    if (lag === undefined) return quality;
    return `${quality} ${ears.lag(duration(Math.ceil(lag), messages.duration).heard)}`;
  }

  switch (step.step) {
    case "check": {
      const sizes = offered.map(({ bytes }) => megabytes(bytes)).reduce(ears.either);
      return {
        texts: [ears.means, ears.needs(sizes)],
        ...(step.problem && { problem: ears.notChecked }),
        button: { name: ears.check, wish: { want: "check" } },
        others: [],
      };
    }
    case "checking":
      return {
        texts: [ears.means, ears.checking],
        button: { name: ears.cancel, wish: { want: "cancel" } },
        others: [],
      };
    case "unable":
      return {
        texts: [ears.unable],
        button: { name: ears.checkAgain, wish: { want: "check" } },
        others: [],
      };
    case "download": {
      const [{ size }, ...smaller] = step.able;
      return {
        texts: [
          `${ears.able} ${worthOf(size)}`,
          ...smaller.map((each) => ears.smaller(sizeOf(each.size), wordsOf(each.size))),
        ],
        button: { name: ears.download(sizeOf(size)), wish: { want: "download", size } },
        others: smaller.map((each) => ({
          name: ears.downloadSmaller(sizeOf(each.size)),
          wish: { want: "download", size: each.size },
        })),
      };
    }
    case "downloading":
      return {
        texts: [worthOf(step.size)],
        button: { name: offline.stop, wish: { want: "stop", size: step.size } },
        others: [],
      };
    case "goOn": {
      const { size, done, problem } = step;
      const left = megabytes(bytesOf(size) - done);
      return {
        texts: [worthOf(size)],
        ...(problem && {
          problem: problem === "full" ? offline.problems.full(left) : offline.problems[problem],
        }),
        button: {
          name: done > 0 ? offline.goOn(left) : ears.download(left),
          wish: { want: "download", size },
        },
        others: [remove(size)],
      };
    }
    case "removing":
      return { texts: [], button: remove(step.size), others: [] };
    case "kept": {
      const { size, isChosen } = step;
      return {
        texts: [isChosen ? ears.inUse(sizeOf(size)) : ears.kept(sizeOf(size)), worthOf(size)],
        button: isChosen
          ? { name: ears.stopUsing, wish: { want: "stopUsing" } }
          : { name: ears.use, wish: { want: "use", size } },
        others: [remove(size)],
      };
    }
  }
}

const plainNumbers = [100, 50, 30, 20, 15, 12, 10, 8, 6, 5, 4, 3, 2];

/** One word in how many is wrong: a plain number, rounded down to promise no more than is true. */
export function wordsPerError(share: number): number {
  return plainNumbers.find((words) => words * share <= 1) ?? 1;
}
