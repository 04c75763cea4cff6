import { useId } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { SentenceToRead } from "../../draft/readings/sentencesToRead.ts";
import { keepFocus } from "../../parts/keepFocus.ts";
import { flawInItalian } from "../boothInItalian.ts";

type TakeListProps = {
  sentence: SentenceToRead;
  /** The id of the take that is being played. */
  playing: string | undefined;
  isIdle: boolean;
  onPlay: (take: string) => void;
  onChoose: (take: string) => void;
  onRemove: (take: string) => void;
};

const seconds = new Intl.NumberFormat("it", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The takes of one sentence, and which of them visitors hear. */
export function TakeList({
  sentence: { takes, chosen },
  playing,
  isIdle,
  onPlay,
  onChoose,
  onRemove,
}: TakeListProps) {
  const name = useId();
  if (takes.length === 0) return null;
  return (
    <section className="booth-takes" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        {takes.length === 1 ? "Una ripresa" : `${takes.length} riprese: scegli a orecchio`}
      </h2>
      <ol role="list">
        {takes.map(({ id, from, to, figures }, index) => (
          <li key={id}>
            <label className="check">
              <input
                type="radio"
                name={name}
                checked={id === chosen?.id}
                onChange={() => isIdle && onChoose(id)}
              />
              <span>
                {`Ripresa ${index + 1}`}
                {id === chosen?.id && " · si ascolta questa"}
                <span className="booth-figures">
                  {`${seconds.format(to - from)} secondi`}
                  {figures ? ` · ${figures.flaws.length === 0 ? "va bene" : "da rifare"}` : ""}
                </span>
              </span>
            </label>
            {figures?.flaws.map((flaw) => (
              <p key={flaw} className="booth-flaw">
                {flawInItalian[flaw]}
              </p>
            ))}
            <div className="studio-row">
              <Button
                look="plain"
                icon={playing === id ? "stop" : "play"}
                aria-disabled={!isIdle}
                onClick={() => isIdle && onPlay(id)}
                aria-label={`Ascolta o ferma la ripresa ${index + 1}`}
              >
                {playing === id ? "Ferma" : "Ascolta"}
              </Button>
              <Button
                look="quiet"
                aria-disabled={!isIdle}
                aria-label={`Elimina la ripresa ${index + 1}`}
                onClick={() => {
                  if (!isIdle) return;
                  keepFocus();
                  onRemove(id);
                }}
              >
                Elimina
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
