import { useEffect, useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";
import { useLatest } from "../../../lib/machine/useLatest.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Marked } from "../../../ui/text/Marked.tsx";
import type { Playback } from "./usePlayback.ts";

type MarkWhileListeningProps = {
  texts: readonly MarkedText[];
  language: Language;
  playback: Playback;
  /** Where each sentence but the first begins, in seconds. */
  onDone: (marks: readonly number[]) => void;
  onLeave: () => void;
};

/** In seconds: after a mark is removed, the recording plays again from this much before it. */
const REWIND = 3;

/** Plays the recording; each press marks where the next sentence begins. */
export function MarkWhileListening({
  texts,
  language,
  playback: { audio, playing, play, stop },
  onDone,
  onLeave,
}: MarkWhileListeningProps) {
  const [marks, setMarks] = useState<readonly number[]>([]);
  const current = marks.length;
  const isLast = current === texts.length - 1;

  function mark() {
    const second = audio.current?.currentTime ?? 0;
    // Pressed twice at one moment, the sentence between would have no length.
    if (!isLast && second > (marks.at(-1) ?? 0)) setMarks([...marks, second]);
  }

  function takeBack() {
    const gone = marks.at(-1);
    if (gone === undefined) return;
    setMarks(marks.slice(0, -1));
    play("all", Math.max(gone - REWIND, marks.at(-2) ?? 0));
  }

  const latest = useLatest(takeBack);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Backspace" && !event.repeat) latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [latest]);

  return (
    <section className="studio-card import-marking" aria-labelledby="marking">
      <h2 id="marking">Segna mentre ascolti</h2>
      <p>
        Premi quando senti cominciare la frase dopo, con il mouse, con Invio o con la barra
        spaziatrice. Non serve essere esatti: il taglio cade nella pausa più vicina.
      </p>
      <div className="import-here">
        <p className="studio-soft">
          Adesso: frase {current + 1} di {texts.length}
        </p>
        <p lang={language}>
          <Marked text={texts[current]!} />
        </p>
        <p className="studio-soft">{isLast ? "È l’ultima frase." : "Poi:"}</p>
        {!isLast && (
          <p lang={language} className="import-next">
            <Marked text={texts[current + 1]!} />
          </p>
        )}
      </div>
      {/* The name stays the same: a screen reader would say a new one into the recording. */}
      <Button ref={focus} icon="next" aria-disabled={isLast} onTap={mark}>
        Qui comincia la frase dopo
      </Button>
      <div className="studio-row">
        <Button look="plain" icon="undo" aria-disabled={current === 0} onTap={takeBack}>
          Togli l’ultimo segno
        </Button>
        {playing === undefined ? (
          <Button
            look="plain"
            icon="play"
            onTap={() =>
              play("all", hasEnded(audio.current) ? 0 : (audio.current?.currentTime ?? 0))
            }
          >
            Riprendi
          </Button>
        ) : (
          <Button look="plain" icon="pause" onTap={stop}>
            Pausa
          </Button>
        )}
        <Button
          look="plain"
          icon="check"
          aria-disabled={current === 0}
          onTap={() => current && onDone(marks)}
        >
          Usa questi segni
        </Button>
        <Button look="quiet" onTap={onLeave}>
          Lascia tutto com’era
        </Button>
      </div>
    </section>
  );
}

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

function hasEnded(audio: HTMLAudioElement | null) {
  return audio?.ended ?? false;
}
