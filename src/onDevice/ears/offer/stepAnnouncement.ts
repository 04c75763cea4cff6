import type { EarsMessages } from "../../../i18n/ears/en.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { EarsStep } from "./earsStepOf.ts";
import type { StepDescription } from "./describeStep.ts";

type Words = { ears: EarsMessages; messages: Pick<Messages, "offline"> };

/** What a screen reader is told when one step has become another; `undefined`: nothing. */
export function stepAnnouncement(
  before: EarsStep,
  step: EarsStep,
  { texts, problem, button }: StepDescription,
  { ears, messages }: Words,
): string | undefined {
  if (kindOf(before) === kindOf(step)) return undefined;
  if (problem) return problem;
  if (before.step === "removing") return messages.offline.removed;
  switch (step.step) {
    case "checking":
      return ears.checking;
    case "unable":
    case "download":
      return texts.join(" ");
    case "downloading":
      return ears.downloading;
    case "kept":
      if (before.step === "kept" && !step.isChosen) return ears.stopped;
      return texts[0];
    case "goOn":
      return before.step === "downloading" ? button.name : undefined;
    case "check":
      return before.step === "checking" ? ears.cancelled : undefined;
    case "removing":
      return undefined;
  }
}

function kindOf(step: EarsStep) {
  const problem = "problem" in step ? step.problem : "";
  return [step.step, problem, step.step === "kept" && step.isChosen].join();
}
