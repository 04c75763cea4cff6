/** The names of the tour’s recordings, by part; a stop’s is `tour-` and the work’s slug. */
export const tourClips = {
  introduction: "tour-introduction",
  introductionByButtons: "tour-introduction-by-buttons",
  help: "tour-help",
  helpByButtons: "tour-help-by-buttons",
  notRecognised: "tour-not-recognised",
  completed: "tour-completed",
  cannotGoBack: "tour-cannot-go-back",
} as const;
