import type { TourScripts } from "../../museum.ts";
import { recordings } from "../recordings/en/tour-*?recordings";

export const tour: TourScripts<"collina"> = {
  introduction: [["Welcome."]],
  introductionByButtons: [["Welcome."]],
  steps: { collina: [["Stop one of one: Hill at Sunset, by Anna Esempio."]] },
  help: [["There are four words."]],
  helpByButtons: [["There are four buttons."]],
  notRecognised: [["That was not one of them."]],
  completed: [["This is the end."]],
  cannotGoBack: [["This is the first stop."]],
  recordings,
};
