import { useEffect, useRef, useState } from "react";
import type { Recording } from "../../catalogue/catalogue.ts";
import { locales } from "../../i18n/languages.ts";
import { useMachine } from "../../lib/useMachine.ts";
import { hearing } from "../../platform/hearing.ts";
import { voice, type Clip, type Holder } from "../../platform/voice.ts";
import { PlaybackControls } from "../../player/PlaybackControls.tsx";
import { SKIP, skip } from "../../player/skip.ts";
import { ReadAlong } from "../../player/ReadAlong.tsx";
import { EarsOffer } from "../../onDevice/EarsOffer.tsx";
import { useEars } from "../../onDevice/useEars.ts";
import { useKept } from "../../platform/useKept.ts";
import { useLockScreen } from "../../player/useLockScreen.ts";
import { useVoice } from "../../player/useVoice.ts";
import { announce } from "../../ui/announce.ts";
import { useHush } from "../../ui/Announcer.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { useOnDevice } from "../useOnDevice.ts";
import { TouchGuides } from "../TouchGuides.tsx";
import { UnrecordedText } from "../UnrecordedText.tsx";
import { addressOf, useVisit } from "../visit.ts";
import { newsOf, noticeOf } from "./noticeOf.ts";
import { partOf } from "./partOf.ts";
import { performTour } from "./performTour.ts";
import { placeIn } from "./place.ts";
import { SpeechNotice } from "./SpeechNotice.tsx";
import {
  pointsOutButtons,
  startOf,
  tourBehaviour,
  wantsEars,
  type TourClip,
  type TourSaying,
} from "./tourBehaviour.ts";
import { TourButtons } from "./TourButtons.tsx";
import { TourCommands } from "./TourCommands.tsx";
import { TourWays } from "./TourWays.tsx";
import { keptPlace, useKeptPlace } from "./useKeptPlace.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { useTourData } from "./useTourData.ts";

/** Who holds the voice while it is the tour that speaks. */
const TOUR = "tour";

let sittings = 0;

/** The tour: one voice, commanded by speech, buttons, keys or a headset. */
export function Tour() {
  const visit = useVisit();
  const { museum, language, messages } = visit;
  const { stops, tour, scripts } = useTourData();
  const [place] = useState(() => keptPlace(museum.slug));
  const play = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLDetailsElement>(null);
  const [onDeviceSpeech] = useOnDevice(language);
  const ears = useEars();
  const { areChosen } = ears;
  const onDevice = ears.chosen !== undefined || onDeviceSpeech === "available";
  const recognisedBy = onDevice ? "device" : "service";
  const [agreed, agree] = useKept("tour/speech");
  const [tones, setTones] = useKept("tour/tones");
  // The voice goes on where a clip of the same key stopped, so a tour opened anew has new keys.
  const [sitting] = useState(() => ++sittings);
  const [isUncertain] = useState(voice.mayBeRefused);
  const [behaviour] = useState(() => tourBehaviour(stops.length));
  const [state, send] = useMachine(
    behaviour,
    performTour({
      recall,
      canHear: () => canHear(areChosen),
      clipOf,
      hasTones: tones !== "off",
      locale: locales[language],
      recogniser: () => (ears.chosen ? ears.recogniser : hearing()),
      onDevice,
      spoken: tour,
    }),
  );
  const { phase, clip: name, step, turn, stepPlayed } = state;
  const stop = stops[step - 1]!;
  const { script, recording } = partOf(scripts, name, stop, state.couldHear);
  const clip = clipOf({ ...state, from: startOf(state) });
  const isSounding = phase === "saying";
  const counter = tour.step(step, stops.length);

  useEffect(() => {
    send({ type: "hearingChanged", canHear: canHear(areChosen) });
  }, [send, areChosen, ears.chosen]);
  const isWanted = EARS && ears.isOffered && wantsEars(state);
  const earsWords = ears.words?.tour;
  const byItself = isWanted && earsWords?.byItself;
  // Focus would be lost with an offer that goes where it is quiet, once it is taken up.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);

  // After a call the system may start the voice by itself: that is Play, or it is paused again.
  const sounds = useVoice(() => clip !== undefined && voice.phase(clip) === "playing", false);
  useEffect(() => {
    if (!sounds) return;
    if (phase === "ready") send({ type: "playPressed" });
    else if (phase !== "saying") voice.pause();
  }, [sounds, phase, send]);

  const held = useVoice(voice.held, undefined);
  // What else speaks here is a touch guide: hands are on the model, also when it has ended.
  const guide = held?.holder.name === TOUR ? undefined : held;
  const isTouching = useVoice(() => guide !== undefined && isSpeaking(guide), false);
  useEffect(() => {
    if (isTouching) send({ type: "touchGuideBegun" });
  }, [isTouching, send]);

  // While the introduction waits to begin by itself, a screen reader says which screen this is.
  const isAwaited = useVoice(() => !clip || voice.phase(clip) === "idle", true);
  const isHushed = isSounding && !(state.isUnasked && isAwaited);
  const isHearing = phase === "prompting" || phase === "listening";
  useHush(isHushed || isHearing);
  const stepClip = stepPlayed && clipOf({ ...state, ...stepPlayed, clip: "step" });
  useKeptPlace(place, state, stepClip, language);
  useShortcuts((action) => {
    if (action === "play" && guide) {
      if (isTouching) voice.pause();
      else voice.play(guide);
    } else if (action === "play") send({ type: isSounding ? "pausePressed" : "playPressed" });
    else if (action === "assistant") pressAssistant();
    else if (action === "rewind") jump(-SKIP);
    else if (action === "forward") jump(SKIP);
    else send({ type: "commanded", command: action });
  });
  useLockScreen(
    clip,
    holderOf(name, step, recording),
    {
      play: () => send({ type: "playPressed" }),
      pause: () => send({ type: "pausePressed" }),
      nexttrack: () => send({ type: "commanded", command: "next" }),
      previoustrack: () => send({ type: "commanded", command: "back" }),
    },
    messages,
  );
  useEffect(() => voice.release, []);

  const isUnheard = phase === "failed" && state.problem !== "refused";
  useEffect(() => {
    if (isUnheard && text.current) text.current.open = true;
  }, [isUnheard, turn]);

  const answer = phase === "ready" ? state.notice?.type : undefined;
  const isTrouble = phase === "failed" || answer === "hearingFailed";
  const isAnswer = answer === "understood" || answer === "notUnderstood";
  const notice = noticeOf(state, tour, messages, earsWords);
  const told = newsOf(state, tour, messages, earsWords);
  const news = byItself && answer === "hearingFailed" ? `${told} ${byItself}` : told;
  useEffect(() => {
    if (isAnswer) play.current?.focus();
    if (news) announce(news);
  }, [isAnswer, news, turn]);

  function clipOf({ clip: asked, step: at, turn: choice, from: second, couldHear }: TourSaying) {
    const part = partOf(scripts, asked, stops[at - 1]!, couldHear);
    if (!part.recording) return undefined;
    const key = `tour ${sitting}/${choice}`;
    const holder = holderOf(asked, at, part.recording);
    return { key, src: part.recording.src, from: second, holder };
  }

  function holderOf(asked: TourClip, at: number, of: Recording | undefined): Holder {
    const { title, artist } = stops[at - 1]!;
    const where = tour.step(at, stops.length);
    const about =
      asked === "step"
        ? { title, artist, album: `${where} · ${museum.name}` }
        : { title: tour.title, artist: museum.name, album: where };
    return { name: TOUR, seconds: of?.seconds ?? 0, ...about };
  }

  function recall() {
    const last = placeIn(place.read(), stops.length, language);
    if (!last) return undefined;
    const part = partOf(scripts, "step", stops[last.step - 1]!, state.canHear);
    // The recording may have been replaced by a shorter one.
    return last.seconds < (part.recording?.seconds ?? 0) ? last : { ...last, seconds: 0 };
  }

  function jump(by: number) {
    if (guide) skip(guide, guide.holder.seconds, by, messages);
    else if (clip && recording) skip(clip, recording.seconds, by, messages);
  }

  function pressAssistant() {
    // What is answered is the tour's to say: the guide only stays where it is.
    if (guide) voice.release(guide);
    // A visitor who agreed to recognition on the device has not agreed to a service.
    send({ type: "assistantPressed", hasAgreed: agreed === "service" || agreed === recognisedBy });
  }

  return (
    <div className="tour needs-script" data-roomy={isUncertain && name === "introduction"}>
      <p className="tour-step">
        <strong>{counter}</strong>
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
      <TourButtons
        ref={play}
        state={state}
        seconds={recording?.seconds}
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
      {clip && recording && (
        <PlaybackControls
          clip={clip}
          seconds={recording.seconds}
          language={language}
          messages={messages}
        />
      )}
      <details ref={text} className="tour-text">
        <summary>{tour.text}</summary>
        {recording ? (
          <ReadAlong
            key={name + step}
            clip={clip}
            script={script}
            cues={recording?.cues}
            hint={messages.player.tapASentence}
            onSeek={(to) => {
              if (!clip) return;
              voice.seek(clip, to);
              send({ type: "playPressed" });
            }}
          />
        ) : (
          // While the device listens, its voice must not be heard: a new one is silent.
          <UnrecordedText key={`${name} ${step} ${isHearing}`} script={script} />
        )}
      </details>
      {name !== "introduction" && stop.touch && (
        <details>
          <summary>{messages.touch.title}</summary>
          <TouchGuides
            work={stop}
            guides={stop.touch}
            recordings={scripts.recordings}
            areTitled
            isHearing={isHearing}
          />
        </details>
      )}
      <p className="tour-further">
        {name !== "introduction" && (
          <Button look="plain" icon="play" onClick={() => send({ type: "introductionAsked" })}>
            {tour.startIntroduction}
          </Button>
        )}
        <ButtonLink look="plain" to={addressOf(visit, `artwork-description/${stop.slug}`)}>
          {messages.artwork.listen}
        </ButtonLink>
        <ButtonLink look="plain" icon="palette" to={addressOf(visit, "list")}>
          {messages.list.title}
        </ButtonLink>
      </p>
      <TourWays
        hasTones={tones !== "off"}
        onTones={(areWanted) => setTones(areWanted ? "on" : "off")}
      />
      {/* What the device holds is not known where pages are rendered. */}
      {EARS && !wasWanted && phase !== "opening" && <EarsOffer isNeeded={false} isFolded />}
      <SpeechNotice
        isOpen={phase === "explaining"}
        onDevice={onDevice}
        onAgree={() => {
          agree(recognisedBy);
          send({ type: "agreed" });
        }}
        onDecline={() => send({ type: "declined" })}
      />
    </div>
  );
}

function isSpeaking(clip: Clip) {
  return /loading|playing/.test(voice.phase(clip));
}

/** What happened and what to do, each on a line of its own. */
function inLines(notice: string) {
  return notice.match(/.+?[.!?](?= |$) ?|.+/g)?.map((line) => <span key={line}>{line}</span>);
}

function canHear(areEarsChosen: () => boolean) {
  return hearing() !== undefined || areEarsChosen();
}
