import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { SentenceToRead } from "../../draft/readings/sentencesToRead.ts";
import { boothKey, type BoothKey } from "./boothKey.ts";
import type { BoothState } from "../recording/boothBehaviour.ts";
import { StageSentences } from "./StageSentences.tsx";

type BoothStageProps = {
  state: BoothState;
  sentences: readonly SentenceToRead[];
  language: Language;
  isOn: boolean;
  /** The level of the microphone, what there is to say about the last take, and the takes. */
  level: ReactNode;
  notice: ReactNode;
  takes: ReactNode;
  onKey: (key: BoothKey) => void;
};

/** The sentence to read, large, between those before and after it; and what to do with it. */
export function BoothStage({
  state,
  sentences,
  language,
  isOn,
  level,
  notice,
  takes,
  onKey,
}: BoothStageProps) {
  const current = useRef<HTMLDivElement>(null);
  const { phase, sentence: place } = state;
  const sentence = sentences[place]!;
  const isRecording = phase === "recording" || phase === "starting";
  const isBusy = isRecording || phase === "storing" || phase === "unstored";
  // As soon as the microphone is on, the keys work without a click on the stage.
  useEffect(() => {
    if (isOn) current.current?.focus();
  }, [isOn]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const on = target.matches("input, select, textarea")
      ? "field"
      : target.matches("button, a, summary, audio")
        ? "button"
        : "stage";
    const key = boothKey(event.nativeEvent, on);
    if (!key) return;
    event.preventDefault();
    onKey(key);
  }

  /** After a click with the mouse the keys still belong to the stage. */
  const press = (key: BoothKey) => (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would lose the focus, so the button stays and does nothing.
    if (event.currentTarget.ariaDisabled !== "true") onKey(key);
    if (event.detail > 0) current.current?.focus({ preventScroll: true });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of all that is in it
    <section className="booth" data-phase={phase} aria-label="Cabina" onKeyDown={onKeyDown}>
      <StageSentences ref={current} sentences={sentences} place={place} language={language} />
      <div className="booth-now">
        <p className="booth-phase" data-phase={phase}>
          {phaseInItalian[phase]}
        </p>
        {level}
      </div>
      {notice}
      <div className="booth-buttons">
        <Button
          look="plain"
          icon="left"
          aria-disabled={isBusy || place === 0}
          onClick={press("previous")}
        >
          Precedente
        </Button>
        <Button
          icon={isRecording ? "stop" : "microphone"}
          className="button booth-record"
          aria-disabled={phase === "storing" || phase === "opening" || phase === "unstored"}
          // A name that changes under the focus would be said into the recording.
          aria-label={isOn ? "Registra o ferma" : "Accendi il microfono"}
          onClick={press("record")}
        >
          {isRecording ? "Ferma" : isOn ? "Registra" : "Accendi"}
        </Button>
        <Button
          look="plain"
          icon="right"
          aria-disabled={isBusy || place === sentences.length - 1}
          onClick={press("next")}
        >
          Successiva
        </Button>
        <Button
          look="plain"
          icon="play"
          aria-disabled={isBusy || !sentence.chosen}
          onClick={press("play")}
        >
          Riascolta
        </Button>
        <Button
          look="plain"
          icon="repeat"
          aria-disabled={isBusy || !isOn || sentence.takes.length === 0}
          onClick={press("again")}
        >
          Rileggi
        </Button>
        <Button
          look="plain"
          icon="check"
          aria-disabled={isBusy || !sentence.chosen || place === sentences.length - 1}
          onClick={press("keep")}
        >
          Tieni e continua
        </Button>
      </div>
      {takes}
    </section>
  );
}

const phaseInItalian: Record<BoothState["phase"], string> = {
  off: "Microfono spento",
  opening: "Apro il microfono",
  blocked: "Microfono spento",
  ready: "Pronto",
  starting: "Dopo il segnale, leggi",
  recording: "Registro",
  storing: "Salvo la ripresa",
  unstored: "Ripresa non salvata",
  playing: "Riascolto",
};
