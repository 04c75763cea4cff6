import { useEffect, useId, useMemo, useRef, useState } from "react";
import { artistOf } from "../../content/artistOf.ts";
import { locales } from "../../i18n/languages.ts";
import { useMachine } from "../../lib/useMachine.ts";
import { storage } from "../../platform/storage.ts";
import { voice, type Clip } from "../../platform/voice.ts";
import { PlaybackControls } from "../../player/PlaybackControls.tsx";
import { SKIP } from "../../player/skip.ts";
import { Transcript } from "../../player/Transcript.tsx";
import { useLockScreen } from "../../player/useLockScreen.ts";
import { announce, useHush } from "../../ui/Announcer.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { useOnDevice } from "../useOnDevice.ts";
import { addressOf, useVisit } from "../visit.ts";
import { noticeOf } from "./noticeOf.ts";
import { partOf } from "./partOf.ts";
import { performTour } from "./performTour.ts";
import { placeIn } from "./place.ts";
import { SpeechNotice } from "./SpeechNotice.tsx";
import { pointsOutButtons, tourBehaviour, type TourClip } from "./tourBehaviour.ts";
import { TourButtons } from "./TourButtons.tsx";
import { TourCommands } from "./TourCommands.tsx";
import { TourWays } from "./TourWays.tsx";
import { useKept } from "./useKept.ts";
import { placeKey, useKeptPlace } from "./useKeptPlace.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { useTourWords } from "./useTourWords.ts";

let sittings = 0;

/** One voice, and four ways to command it that are one behaviour. */
export function Tour() {
  const visit = useVisit();
  const { museum, language, words } = visit;
  const { stops } = museum.tour;
  const { tour, told } = useTourWords();
  const status = useId();
  const play = useRef<HTMLButtonElement>(null);
  const [where] = useOnDevice(language);
  const onDevice = where === "available";
  const place = onDevice ? "device" : "service";
  const [agreed, agree] = useKept("tour/speech");
  const [tones, setTones] = useKept("tour/tones");
  // What was half heard in an earlier sitting begins anew in this one.
  const [sitting] = useState(() => ++sittings);
  const [behaviour] = useState(() => tourBehaviour(stops.length));
  const [state, send] = useMachine(
    behaviour,
    performTour({
      recall: () => placeIn(storage.read(placeKey(museum.slug)), stops.length, language),
      clipOf: (name, step, turn, from) => clipOf(srcOf(name, step), sitting, turn, from),
      hasTones: tones !== "off",
      locale: locales[language],
      onDevice,
      commands: tour.commands,
    }),
  );
  const { phase, clip: name, step, turn, from = 0 } = state;
  const stop = stops[step - 1]!;
  const { script, recording } = partOf(told, name, stop);
  const src = recording?.src;
  const clip = useMemo(() => clipOf(src, sitting, turn, from), [src, sitting, turn, from]);
  const isSounding = phase === "opening" || phase === "saying";
  const notice = noticeOf(state, tour, words);
  const counter = tour.step(step, stops.length);

  useHush(isSounding || phase === "cueing" || phase === "listening");
  useKeptPlace(museum.slug, state, clip, language);
  useShortcuts((action) => {
    if (action === "play") send({ type: isSounding ? "pausePressed" : "playPressed" });
    else if (action === "assistant") pressAssistant();
    else if (action === "rewind") skip(-SKIP);
    else if (action === "forward") skip(SKIP);
    else send({ type: "commanded", command: action });
  });
  useLockScreen(
    clip,
    recording?.seconds ?? 0,
    name === "step"
      ? { title: stop.title, artist: artistOf(words, stop), album: `${counter} · ${museum.name}` }
      : { title: tour.title, artist: museum.name, album: counter },
    {
      play: () => send({ type: "playPressed" }),
      pause: () => send({ type: "pausePressed" }),
      nexttrack: () => send({ type: "commanded", command: "next" }),
      previoustrack: () => send({ type: "commanded", command: "back" }),
    },
  );
  useEffect(() => voice.release, []);

  const answer = phase === "ready" ? state.notice?.type : undefined;
  const isAnswer = answer === "understood" || answer === "notUnderstood";
  const isNews = phase === "failed" || /ended|nothingHeard|notHeard/.test(answer ?? "");
  useEffect(() => {
    // What was understood is read out with the button that has it heard.
    if (isAnswer) play.current?.focus();
    else if (isNews) announce(notice);
  }, [isAnswer, isNews, notice, turn]);

  function srcOf(asked: TourClip, at: number) {
    return partOf(told, asked, stops[at - 1]!).recording?.src;
  }

  function skip(by: number) {
    if (!clip || !recording) return;
    voice.seek(clip, Math.max(0, Math.min(recording.seconds, voice.seconds(clip) + by)));
  }

  function pressAssistant() {
    // What was agreed to for the device is not agreed to for others.
    send({ type: "assistantPressed", hasAgreed: agreed === "service" || agreed === place });
  }

  return (
    <div className="tour needs-script" data-phase={phase}>
      <p className="tour-step">
        <strong>{counter}</strong>
        <span lang="it">{stop.title}</span>
        <span>{artistOf(words, stop)}</span>
      </p>
      <p
        id={status}
        className="tour-status"
        data-trouble={phase === "failed" || answer === "notHeard"}
      >
        {notice}
      </p>
      {!state.canHear && (
        <p className="tour-status" data-trouble>
          {tour.unsupported} {tour.useButtons}
        </p>
      )}
      <TourButtons
        ref={play}
        state={state}
        seconds={recording?.seconds}
        answer={isAnswer ? status : ""}
        send={send}
        onAssistant={pressAssistant}
      />
      <TourCommands
        step={step}
        arePointedOut={pointsOutButtons(state)}
        onCommand={(command) => send({ type: "commanded", command })}
      />
      {clip && recording && (
        <PlaybackControls
          clip={clip}
          seconds={recording.seconds}
          language={language}
          words={words}
        />
      )}
      <details className="tour-text" open={phase === "failed" || undefined}>
        <summary>{tour.text}</summary>
        <Transcript
          key={name + step}
          clip={clip ?? { key: "", src: "" }}
          script={script}
          cues={recording?.cues}
          onSeek={(to) => {
            if (!clip) return;
            voice.seek(clip, to);
            send({ type: "playPressed" });
          }}
        />
      </details>
      <p>
        <ButtonLink look="plain" to={addressOf(visit, `artwork-description/${stop.slug}`)}>
          {words.artwork.listen}
        </ButtonLink>
      </p>
      <TourWays
        hasTones={tones !== "off"}
        onTones={(areWanted) => setTones(areWanted ? "on" : "off")}
      />
      <SpeechNotice
        isOpen={phase === "explaining"}
        onDevice={onDevice}
        onAgree={() => {
          agree(place);
          send({ type: "agreed" });
        }}
        onDecline={() => send({ type: "declined" })}
      />
    </div>
  );
}

function clipOf(
  src: string | undefined,
  sitting: number,
  turn: number,
  from: number,
): Clip | undefined {
  return src === undefined ? undefined : { key: `tour ${sitting}/${turn}`, src, from };
}
