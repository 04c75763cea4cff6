import { useEffect, type RefObject } from "react";
import type { EarsMessages } from "../../../i18n/ears/en.ts";
import { announce } from "../../../ui/announce.ts";
import { useVisit } from "../../shell/visit.ts";
import { tourAnnouncement, describeTour } from "../behaviour/describeTour.ts";
import type { TourState } from "../behaviour/tourBehaviour.ts";
import { useTourData } from "../useTourData.ts";

type TourStatusProps = {
  state: TourState;
  /** What is to be said of ears of our own, once it has come. */
  ears: EarsMessages["tour"] | undefined;
  /** What they would do, while they would help. */
  byItself: string | undefined;
  /** The button that plays what was understood. */
  play: RefObject<HTMLButtonElement | null>;
};

/** Where the visitor is and what the tour is doing, in words; what is new is announced. */
export function TourStatus({ state, ears, byItself, play }: TourStatusProps) {
  const { museum, messages } = useVisit();
  const { stops, tour } = useTourData();
  const { phase, step, turn } = state;
  const stop = stops[step - 1]!;
  const answer = phase === "ready" ? state.notice?.type : undefined;
  const isTrouble = phase === "failed" || answer === "hearingFailed";
  const isAnswer = answer === "understood" || answer === "notUnderstood";
  const notice = describeTour(state, tour, messages, ears);
  const told = tourAnnouncement(state, tour, messages, ears);
  const news = byItself && answer === "hearingFailed" ? `${told} ${byItself}` : told;

  useEffect(() => {
    if (isAnswer) play.current?.focus();
    if (news) announce(news);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each turn has its own news, also in the same words.
  }, [play, isAnswer, news, turn]);

  return (
    <>
      <p className="tour-step">
        <strong>{tour.step(step, stops.length)}</strong>
        <span lang={museum.languages[0]}>{`${stop.title},`}</span> {stop.artist}
      </p>
      {/* The box of trouble moves its text, a layout shift for browsers: a new element is none. */}
      <p key={String(isTrouble)} className="tour-status" data-trouble={isTrouble}>
        {isTrouble ? inLines(notice) : notice} {state.canHear && byItself}
      </p>
      {!state.canHear && (
        <p className="tour-status" data-trouble>
          {tour.unsupported} {tour.useButtons} {byItself}
        </p>
      )}
    </>
  );
}

/** What happened and what to do, each on a line of its own. */
function inLines(notice: string) {
  return notice.match(/.+?[.!?](?= |$) ?|.+/g)?.map((line) => <span key={line}>{line}</span>);
}
