import { useEffect, useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { OpenedRecording } from "./readSoundFile.ts";
import { ListenTools } from "./ListenTools.tsx";
import { moveEdge, type Edge, type Region } from "./waveform/regions.ts";
import { SentenceRow } from "./SentenceRow.tsx";
import type { Playback } from "./usePlayback.ts";
import { edgesAround, sentenceAround, viewAround } from "./waveform/viewAround.ts";
import { Waveform } from "./waveform/Waveform.tsx";

type CorrectSentencesProps = {
  recording: OpenedRecording;
  texts: readonly MarkedText[];
  language: Language;
  regions: readonly Region[];
  onRegions: (regions: readonly Region[]) => void;
  playback: Playback;
  /** Whether they come back after marking by ear: the focus then goes to their heading. */
  isBack: boolean;
  isStoring: boolean;
  onMark: () => void;
  onTake: () => void;
};

/** The sentences of a recording, to be listened to; their edges can be moved. */
export function CorrectSentences({
  recording,
  texts,
  language,
  regions,
  onRegions,
  playback,
  isBack,
  isStoring,
  onMark,
  onTake,
}: CorrectSentencesProps) {
  const { seconds } = recording;
  const { audio, playing, play, stop, seek } = playback;
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = audio.current;
    if (!element || playing !== "all") return;
    const follow = () => setCurrent(sentenceAround(regions, element.currentTime));
    element.addEventListener("timeupdate", follow);
    return () => element.removeEventListener("timeupdate", follow);
  }, [audio, playing, regions]);

  const onEdge = (edge: Edge, second: number) =>
    onRegions(moveEdge(regions, edge, second, seconds));
  const wave = {
    recording,
    audio,
    regions,
    current,
    onSeek(second: number) {
      setCurrent(sentenceAround(regions, second));
      seek(second);
    },
  };

  return (
    <>
      <section className="studio-card" aria-labelledby="sentences">
        {/* The button that had the focus is gone. */}
        <h2 id="sentences" ref={isBack ? focus : undefined} tabIndex={-1}>
          {texts.length === 1 ? "La frase" : `Le ${texts.length} frasi`}
        </h2>
        <p>
          Lo studio le ha divise alle pause. Ascoltale: se una comincia tardi o finisce presto,
          sposta il suo inizio o la sua fine.
        </p>
        <div className="import-waves">
          <Waveform {...wave} view={[0, seconds]} />
          <Waveform
            {...wave}
            view={viewAround(regions, current, seconds)}
            edges={edgesAround(regions, current)}
            onEdge={onEdge}
          />
        </div>
        <ListenTools
          playback={playback}
          sentence={current}
          from={regions[current]![0]}
          onMark={texts.length > 1 ? onMark : undefined}
        />
        <ol role="list" className="import-sentences">
          {texts.map((text, sentence) => (
            <SentenceRow
              // oxlint-disable-next-line no-array-index-key -- Sentences do not change places.
              key={sentence}
              text={text}
              language={language}
              sentence={sentence}
              regions={regions}
              seconds={seconds}
              isCurrent={sentence === current}
              isPlaying={playing === sentence}
              onListen={() =>
                playing === sentence ? stop() : play(sentence, ...regions[sentence]!)
              }
              onEdge={onEdge}
              onCurrent={setCurrent}
            />
          ))}
        </ol>
      </section>
      <div className="studio-row">
        <Button
          aria-disabled={isStoring}
          onTap={() => {
            stop();
            if (!isStoring) onTake();
          }}
        >
          {isStoring ? "Le metto al loro posto…" : "Prendi queste frasi"}
        </Button>
      </div>
    </>
  );
}

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
