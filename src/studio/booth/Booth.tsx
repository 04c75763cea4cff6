import { useEffect, useState, type ReactNode } from "react";
import type { Language } from "../../i18n/languages.ts";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { useMachine } from "../../lib/machine/useMachine.ts";
import type { Microphone } from "../../platform/sound/microphone.ts";
import { useHush } from "../../ui/Announcer.tsx";
import { at } from "../draft/documents/documents.ts";
import type { SentenceToRead } from "../draft/readings/sentencesToRead.ts";
import { useDraft } from "../draft/useDraft.ts";
import { boothBehaviour } from "./recording/boothBehaviour.ts";
import { withChosen, withoutTake } from "./recording/boothEdits.ts";
import type { BoothKey } from "./stage/boothKey.ts";
import { BoothNotice } from "./stage/BoothNotice.tsx";
import { boothSettings, type BoothSettings } from "./preparing/boothSettings.ts";
import { BoothStage } from "./stage/BoothStage.tsx";
import { LevelMeter } from "./stage/LevelMeter.tsx";
import { longestTake, storeTake } from "./recording/storeTake.ts";
import { MicrophonePanel } from "./preparing/MicrophonePanel.tsx";
import { createPerformBooth } from "./recording/performBooth.ts";
import type { Sound } from "./sound/sound.ts";
import { loadTakes } from "./recording/loadTakes.ts";
import { TakeList } from "./stage/TakeList.tsx";
import { useAnnouncements } from "./recording/useAnnouncements.ts";
import { useDarkRoom, useLeaving, useVisibility } from "./pageEffects.ts";

type BoothProps = {
  language: Language;
  clip: string;
  /** What is read, for the history. */
  label: string;
  sentences: readonly SentenceToRead[];
  /** What the screen shows under the stage, and beside it. */
  below: ReactNode;
  beside: ReactNode;
};

/** In Hz: a take is decoded at this rate to be played back. */
const PLAYBACK_RATE = 48_000;

/** The microphone, the sentence to read and its takes. */
export function Booth({ language, clip, label, sentences, below, beside }: BoothProps) {
  const draft = useDraft();
  const [opened, setOpened] = useState<Microphone>();
  const [settings, setSettings] = useState<BoothSettings>(boothSettings.get);
  const path = at.booth(language, clip);
  const [onStage, setOnStage] = useState(sentences);
  // The text may have got shorter meanwhile.
  const placeOf = (sentence: number) => Math.min(sentence, onStage.length - 1);
  const latest = useLatest({
    longest: (asked: number, rate: number) => longestTake(onStage[placeOf(asked)]!.text, rate),
    async store(recorded: Sound, asked: number) {
      const read = placeOf(asked);
      const script = { language, clip, label: `${label}, frase ${read + 1}` };
      const { sound, ...take } = await storeTake(draft, script, onStage[read]!, recorded);
      const isOutdated = !sentences.some(({ key }) => key === onStage[read]!.key);
      return { last: { sentence: read, isOutdated, ...take }, sound };
    },
  });
  const [behaviour] = useState(() =>
    boothBehaviour({ playsBack: () => boothSettings.get().playsBack }),
  );
  const [device] = useState(() =>
    createPerformBooth({
      wanted: () => {
        const { microphone: id, isCleaned } = boothSettings.get();
        return { id, isCleaned };
      },
      beeps: () => boothSettings.get().beeps,
      onMicrophone: setOpened,
      longest: (place, rate) => latest.current.longest(place, rate),
      store: (sound, place) => latest.current.store(sound, place),
      soundOf: (id) => loadTakes(draft.id, PLAYBACK_RATE)(draft.read(path)!.takes![id]!),
    }),
  );
  const [state, send] = useMachine(behaviour, device.perform);
  useEffect(() => device.watchLoss(send), [device, send]);
  useEffect(() => device.leave, [device]);
  const isLeaving = useLeaving(state, send);
  useVisibility(send);
  useDarkRoom();

  const { phase } = state;
  const isIdle = phase === "ready" || phase === "playing" || phase === "off" || phase === "blocked";
  // While somebody records, the sentences stay as they were: a take is of the words on the screen.
  if ((isIdle || phase === "opening") && onStage !== sentences) setOnStage(sentences);
  const place = placeOf(state.sentence);
  const sentence = onStage[place]!;
  useHush(phase === "recording" || phase === "starting");
  useAnnouncements(state, isLeaving);

  function go(to: number) {
    if (onStage[to]) send({ type: "sentenceChosen", sentence: to });
  }

  function onKey(key: BoothKey) {
    switch (key) {
      case "record":
        return send({ type: "recordPressed" });
      case "again":
        return send({ type: "againPressed" });
      case "play":
        return sentence.chosen && send({ type: "playPressed", take: sentence.chosen.id });
      case "keep":
        return sentence.chosen && go(place + 1);
      case "next":
        return go(place + 1);
      case "previous":
        return go(place - 1);
      case "throwAway":
        return send({ type: "thrownAway" });
    }
  }

  function change(changed: Partial<BoothSettings>, isReopened: boolean) {
    boothSettings.set(changed);
    setSettings(boothSettings.get());
    if (isReopened && opened) send({ type: "microphoneAsked" });
  }

  return (
    <div className="booth-layout">
      <div className="booth-column">
        <BoothStage
          state={{ ...state, sentence: place }}
          sentences={onStage}
          language={language}
          isOn={opened !== undefined}
          level={opened && <LevelMeter microphone={opened} />}
          notice={<BoothNotice state={state} isLeaving={isLeaving} send={send} />}
          takes={
            <TakeList
              sentence={sentence}
              playing={phase === "playing" ? state.take : undefined}
              isIdle={isIdle}
              onPlay={(take) => send({ type: "playPressed", take })}
              onChoose={(id) =>
                draft.edit(`${label}, ripresa scelta`, [[path, withChosen(draft.read(path), id)]])
              }
              onRemove={(id) =>
                draft.edit(`${label}, ripresa eliminata`, [
                  [path, withoutTake(draft.read(path), id)],
                ])
              }
            />
          }
          onKey={onKey}
        />
        {below}
      </div>
      <div className="booth-column">
        <MicrophonePanel
          opened={opened}
          isIdle={isIdle}
          settings={settings}
          onSettings={change}
          onSwitch={() => send({ type: opened ? "microphoneStopped" : "microphoneAsked" })}
        />
        {beside}
      </div>
    </div>
  );
}
