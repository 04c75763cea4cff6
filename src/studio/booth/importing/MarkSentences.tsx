import { useRef, useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";
import { announce } from "../../../ui/Announcer.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { Brought } from "./broughtSound.ts";
import { lengthNotice } from "./lengthNotice.ts";
import { ListenTools } from "./ListenTools.tsx";
import { MarkWhileListening } from "./MarkWhileListening.tsx";
import { movedEdge, type Edge } from "./movedEdge.ts";
import type { Region } from "./region.ts";
import { regionsFrom } from "./regionsFrom.ts";
import { SentenceRow } from "./SentenceRow.tsx";
import { useListening } from "./useListening.ts";
import { edgesAround, sentenceAround, viewAround } from "./viewAround.ts";
import { Waveform } from "./Waveform.tsx";

type MarkSentencesProps = {
  brought: Brought;
  texts: readonly MarkedText[];
  /** In seconds: how long each sentence may take. */
  expected: readonly number[];
  language: Language;
  isKeeping: boolean;
  onTake: (regions: readonly Region[]) => void;
};

/** Where each sentence of a recording begins and ends, to be listened to and corrected. */
export function MarkSentences({
  brought,
  texts,
  expected,
  language,
  isKeeping,
  onTake,
}: MarkSentencesProps) {
  const { seconds, pauses, wav } = brought;
  const listening = useListening(wav);
  const { audio } = listening;
  const [regions, setRegions] = useState(brought.regions);
  const [current, setCurrent] = useState(0);
  const [isMarking, setIsMarking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = lengthNotice(
    seconds,
    expected.reduce((sum, each) => sum + each, 0),
  );

  function listen(sentence: number) {
    setCurrent(sentence);
    if (listening.heard === sentence) listening.stop();
    else listening.play(sentence, ...regions[sentence]!);
  }

  function moveEdge(edge: Edge, second: number) {
    setCurrent((now) => (Math.abs(now - edge.sentence) > 1 ? edge.sentence : now));
    setRegions((before) => movedEdge(before, edge, second, seconds));
  }

  function seek(second: number) {
    setCurrent(sentenceAround(regions, second));
    listening.seek(second);
  }

  function beginMarking() {
    setIsMarking(true);
    // An iPhone lets nothing sound that begins later than the tap.
    listening.play("all", 0);
  }

  function leaveMarking(marked?: readonly Region[]) {
    listening.stop();
    if (marked) setRegions(marked);
    setIsMarking(false);
    announce(marked ? "Segni usati: ora ogni frase comincia dove l’hai detto." : "Tutto com’era.");
    // The button that was pressed goes away.
    heading.current?.focus();
  }

  const shown = { brought, audio, regions, current, onSeek: seek };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written below. */}
      <audio
        ref={audio}
        preload="auto"
        onTimeUpdate={({ currentTarget }) =>
          listening.heard === "all" &&
          setCurrent(sentenceAround(regions, currentTarget.currentTime))
        }
      />
      {notice && <p className="studio-notice">{notice}</p>}
      {isMarking && (
        <MarkWhileListening
          texts={texts}
          language={language}
          listening={listening}
          onDone={(marks) => leaveMarking(regionsFrom(marks, expected, pauses, seconds))}
          onLeave={() => leaveMarking()}
        />
      )}
      <section className="studio-card" aria-labelledby="sentences">
        <h2 id="sentences" ref={heading} tabIndex={-1}>
          {texts.length === 1 ? "La frase" : `Le ${texts.length} frasi`}
        </h2>
        <p>
          Lo studio le ha divise alle pause. Ascoltale: se una comincia tardi o finisce presto,
          sposta il suo inizio o la sua fine.
        </p>
        <div className="import-waves">
          <Waveform {...shown} view={[0, seconds]} />
          <Waveform
            {...shown}
            view={viewAround(regions, current, seconds)}
            edges={edgesAround(regions, current)}
            onEdge={moveEdge}
          />
        </div>
        {!isMarking && (
          <ListenTools
            listening={listening}
            sentence={current}
            from={regions[current]![0]}
            onMark={texts.length > 1 ? beginMarking : undefined}
          />
        )}
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
              isHeard={listening.heard === sentence}
              onListen={listen}
              onEdge={moveEdge}
              onCurrent={setCurrent}
            />
          ))}
        </ol>
      </section>
      {!isMarking && (
        <div className="studio-row">
          <Button
            aria-disabled={isKeeping}
            onTap={() => {
              listening.stop();
              if (!isKeeping) onTake(regions);
            }}
          >
            {isKeeping ? "Le metto al loro posto…" : "Prendi queste frasi"}
          </Button>
        </div>
      )}
    </>
  );
}
