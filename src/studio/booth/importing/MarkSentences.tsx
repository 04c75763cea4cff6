import { useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";
import { announce } from "../../../ui/announce.ts";
import type { OpenedRecording } from "./readSoundFile.ts";
import { CorrectSentences } from "./CorrectSentences.tsx";
import { lengthNotice } from "./cutting/lengthNotice.ts";
import { MarkWhileListening } from "./MarkWhileListening.tsx";
import type { Region } from "./waveform/regions.ts";
import { regionsFrom } from "./cutting/regionsFrom.ts";
import { usePlayback } from "./usePlayback.ts";

type MarkSentencesProps = {
  recording: OpenedRecording;
  texts: readonly MarkedText[];
  /** In seconds: how long each sentence may take. */
  expected: readonly number[];
  language: Language;
  isStoring: boolean;
  onTake: (regions: readonly Region[]) => void;
};

/** Where each sentence of a recording begins and ends: found, corrected, or marked by ear. */
export function MarkSentences({
  recording,
  texts,
  expected,
  language,
  isStoring,
  onTake,
}: MarkSentencesProps) {
  const { seconds, pauses, wav } = recording;
  const playback = usePlayback(wav);
  const { audio } = playback;
  const [regions, setRegions] = useState(recording.regions);
  /** `again`: after marking by ear. */
  const [phase, setPhase] = useState<"correcting" | "marking" | "again">("correcting");
  const notice = lengthNotice(
    seconds,
    expected.reduce((sum, each) => sum + each, 0),
  );

  function beginMarking() {
    setPhase("marking");
    // An iPhone lets nothing sound that begins later than the tap.
    playback.play("all", 0);
  }

  function leaveMarking(marks?: readonly number[]) {
    playback.stop();
    if (marks) setRegions(regionsFrom(marks, expected, pauses, seconds));
    setPhase("again");
    announce(marks ? "Ora ogni frase comincia dove l’hai segnata." : "Tutto com’era.");
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written below. */}
      <audio ref={audio} preload="auto" />
      {phase === "marking" ? (
        <MarkWhileListening
          texts={texts}
          language={language}
          playback={playback}
          onDone={leaveMarking}
          onLeave={() => leaveMarking()}
        />
      ) : (
        <>
          {notice && <p className="studio-notice">{notice}</p>}
          <CorrectSentences
            recording={recording}
            texts={texts}
            language={language}
            regions={regions}
            onRegions={setRegions}
            playback={playback}
            isBack={phase === "again"}
            isStoring={isStoring}
            onMark={beginMarking}
            onTake={() => onTake(regions)}
          />
        </>
      )}
    </>
  );
}
