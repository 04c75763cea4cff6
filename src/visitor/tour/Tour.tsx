import { useEffect, useRef, useState } from "react";
import { EarsOffer } from "../../onDevice/ears/offer/EarsOffer.tsx";
import { useEars } from "../../onDevice/ears/useEars.ts";
import { useVisitStorage } from "../../platform/storage/useVisitStorage.ts";
import { voice } from "../../platform/sound/voice.ts";
import { PlaybackControls } from "../../player/controls/PlaybackControls.tsx";
import { TouchGuides } from "../parts/TouchGuides.tsx";
import { useOnDeviceSpeech } from "../parts/useOnDeviceSpeech.ts";
import { useVisit } from "../shell/visit.ts";
import { clipOf, holderOf, type OpenTour } from "./place/clipOf.ts";
import { tourPart } from "./place/tourPart.ts";
import { SpeechNotice, useSpeechConsent } from "./parts/SpeechNotice.tsx";
import {
  isHearing,
  pointsOutButtons,
  startOf,
  type TourSaying,
} from "./behaviour/tourBehaviour.ts";
import { TourButtons } from "./parts/TourButtons.tsx";
import { TourCommands } from "./parts/TourCommands.tsx";
import { TourLinks } from "./parts/TourLinks.tsx";
import { TourStatus } from "./parts/TourStatus.tsx";
import { TourText } from "./parts/TourText.tsx";
import { TourWays } from "./parts/TourWays.tsx";
import { useEarsNeed } from "./behaviour/useEarsNeed.ts";
import { savedPlace, useSavedPlace } from "./place/useSavedPlace.ts";
import { useTourData } from "./useTourData.ts";
import { useTourKeys } from "./behaviour/useTourKeys.ts";
import { useTourMachine } from "./behaviour/useTourMachine.ts";
import { useTourVoice } from "./behaviour/useTourVoice.ts";

let sittings = 0;

/** The tour: one voice, commanded by speech, buttons, keys or a headset. */
export function Tour() {
  const { museum, language, messages } = useVisit();
  const data = useTourData();
  const { stops, scripts } = data;
  const play = useRef<HTMLButtonElement>(null);
  const [place] = useState(() => savedPlace(museum.slug));
  const [sitting] = useState(() => ++sittings);
  const [isUncertain] = useState(voice.mayBeRefused);
  const [onDeviceSpeech] = useOnDeviceSpeech(language);
  const ears = useEars();
  const onDevice = ears.chosen !== undefined || onDeviceSpeech === "available";
  const [hasAgreed, agree] = useSpeechConsent(onDevice);
  const [tones, setTones] = useVisitStorage("tour/tones");
  const hasTones = tones !== "off";

  const open: OpenTour = { ...data, museum, sitting };
  const clipFor = (saying: TourSaying) => clipOf(saying, open);
  const [state, send] = useTourMachine({ clipOf: clipFor, hasTones, onDevice, place, ears });
  const { phase, clip: name, step, stepPlayed } = state;
  const stop = stops[step - 1]!;
  const part = tourPart(scripts, name, stop, state.couldHear);
  const seconds = part.recording?.seconds;
  const clip = clipFor({ ...state, from: startOf(state) });
  const isIntroduction = name === "introduction";

  const [byItself, wasWanted] = useEarsNeed(ears, state);
  const guide = useTourVoice(state, clip, send);
  const stepClip = stepPlayed && clipFor({ ...state, ...stepPlayed, clip: "step" });
  useSavedPlace(place, state, stepClip, language);
  const holder = holderOf(name, step, seconds ?? 0, open);
  useTourKeys({ state, send, clip, holder, guide, onAssistant: pressAssistant });
  // After `useTourKeys`, which leaves the lock screen first: it would show a pause.
  useEffect(() => voice.release, []);

  function pressAssistant() {
    // The tour answers; the touch guide only stops where it is.
    if (guide) voice.release(guide);
    send({ type: "assistantPressed", hasAgreed });
  }

  return (
    <div className="tour needs-script" data-roomy={isUncertain && isIntroduction}>
      <TourStatus state={state} ears={ears.words?.tour} byItself={byItself} play={play} />
      <TourButtons
        ref={play}
        state={state}
        seconds={seconds}
        send={send}
        onAssistant={pressAssistant}
      />
      <TourCommands
        step={step}
        canHear={state.canHear}
        arePointedOut={pointsOutButtons(state)}
        onCommand={(command) => send({ type: "commanded", command })}
      />
      {/* Below the buttons, which must not move under a finger. */}
      {EARS && wasWanted && <EarsOffer isNeeded />}
      {clip && seconds !== undefined && (
        <PlaybackControls clip={clip} seconds={seconds} language={language} messages={messages} />
      )}
      <TourText
        state={state}
        part={part}
        clip={clip}
        onPlay={() => send({ type: "playPressed" })}
      />
      {!isIntroduction && stop.touch && (
        <details>
          <summary>{messages.touch.title}</summary>
          <TouchGuides
            work={stop}
            guides={stop.touch}
            recordings={scripts.recordings}
            areTitled
            isHearing={isHearing(state)}
          />
        </details>
      )}
      <TourLinks
        slug={stop.slug}
        onIntroduction={isIntroduction ? undefined : () => send({ type: "introductionAsked" })}
      />
      <TourWays hasTones={hasTones} onTones={(areWanted) => setTones(areWanted ? "on" : "off")} />
      {/* What the device holds is not known where pages are rendered. */}
      {EARS && !wasWanted && phase !== "opening" && <EarsOffer isNeeded={false} isFolded />}
      <SpeechNotice
        isOpen={phase === "explaining"}
        onDevice={onDevice}
        onAgree={() => {
          agree();
          send({ type: "agreed" });
        }}
        onDecline={() => send({ type: "declined" })}
      />
    </div>
  );
}
