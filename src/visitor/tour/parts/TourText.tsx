import { useEffect, useRef } from "react";
import { voice, type Clip } from "../../../platform/sound/voice.ts";
import { ReadAlong } from "../../../player/reading/ReadAlong.tsx";
import { UnrecordedText } from "../../parts/UnrecordedText.tsx";
import { useVisit } from "../../shell/visit.ts";
import type { TourPart } from "../place/tourPart.ts";
import { isHearing, type TourState } from "../behaviour/tourBehaviour.ts";
import { useTourData } from "../useTourData.ts";

type TourTextProps = {
  state: TourState;
  part: TourPart;
  clip: Clip | undefined;
  /** A sentence was chosen, and is to be heard. */
  onPlay: () => void;
};

/** What the tour says, to be read; it opens by itself where it cannot be heard. */
export function TourText({ state, part: { script, recording }, clip, onPlay }: TourTextProps) {
  const { player } = useVisit().messages;
  const { tour } = useTourData();
  const text = useRef<HTMLDetailsElement>(null);
  const { phase, clip: name, step, turn } = state;

  const unheard = phase === "failed" && state.problem !== "refused" ? turn : undefined;
  useEffect(() => {
    if (unheard !== undefined && text.current) text.current.open = true;
  }, [unheard]);

  return (
    <details ref={text} className="tour-text">
      <summary>{tour.text}</summary>
      {recording ? (
        <ReadAlong
          key={name + step}
          clip={clip}
          script={script}
          cues={recording.cues}
          hint={player.tapASentence}
          onSeek={(to) => {
            if (!clip) return;
            voice.seek(clip, to);
            onPlay();
          }}
        />
      ) : (
        // While the device listens, its voice must not be heard: a new one is silent.
        <UnrecordedText key={`${name} ${step} ${isHearing(state)}`} script={script} />
      )}
    </details>
  );
}
