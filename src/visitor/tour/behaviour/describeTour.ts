import type { EarsMessages } from "../../../i18n/ears/en.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { TourMessages } from "../../../i18n/tour/en.ts";
import { pointsOutButtons, type TourState } from "./tourBehaviour.ts";

/**
 * What the tour is doing, and what came of what the visitor did. `ears`: what is to be said of ears
 * of our own, once it has come.
 */
export function describeTour(
  state: TourState,
  tour: TourMessages,
  messages: Messages,
  ears: EarsMessages["tour"] | undefined,
): string {
  switch (state.phase) {
    case "opening":
      return messages.loading;
    case "saying":
      return state.clip === "introduction" ? tour.introductionPlaying : tour.playing;
    case "failed":
      if (state.problem === "missing") return tour.notRecorded;
      if (state.clip === "introduction") return tour.introductionFailed;
      return messages.player.problems[state.problem];
    case "explaining":
      return tour.ready;
    case "prompting":
      return tour.starting;
    case "listening":
      return state.hasBegun ? tour.listening : tour.starting;
    case "ready":
      return describeReady(state, tour, ears);
  }
}

/** The notice as it is announced to a screen reader; `undefined` where it need not be. */
export function tourAnnouncement(
  state: TourState,
  tour: TourMessages,
  messages: Messages,
  ears: EarsMessages["tour"] | undefined,
): string | undefined {
  const notice = describeTour(state, tour, messages, ears);
  if (state.phase === "failed")
    return state.clip === "introduction" && state.problem !== "missing"
      ? `${notice} ${tour.startIntroduction}.`
      : notice;
  if (state.phase !== "ready") return undefined;
  switch (state.notice?.type) {
    case undefined:
    case "paused":
      return undefined;
    case "welcomeBack":
      return [
        notice,
        `${tour.step(state.step, state.steps)}.`,
        // A visitor who comes back does not hear the introduction, which explains the buttons.
        ...(state.couldHear ? [] : [tour.unsupported, tour.useButtons]),
      ].join(" ");
    default:
      return notice;
  }
}

function describeReady(
  state: TourState & { phase: "ready" },
  tour: TourMessages,
  ears: EarsMessages["tour"] | undefined,
): string {
  const { notice } = state;
  switch (notice?.type) {
    case undefined:
      return tour.ready;
    case "paused":
      return tour.paused;
    case "welcomeBack":
      return tour.welcomeBack;
    case "ended":
      return tour.ended;
    case "understood":
      return tour.understood(notice.phrase, tour.commands[notice.command][0]);
    case "notUnderstood": {
      const answer = tour.notUnderstood(notice.phrase);
      return pointsOutButtons(state) ? `${answer} ${tour.useButtons}` : answer;
    }
    case "nothingHeard":
      return `${tour.nothingHeard} ${tour.useButtons}`;
    case "hearingFailed": {
      const { problem } = notice;
      const why =
        problem === "modelMissing" || problem === "modelFails"
          ? (ears?.[problem] ?? tour.problems.unavailable)
          : tour.problems[problem];
      return `${why} ${tour.useButtons}`;
    }
  }
}
