import { Button } from "../../../ui/buttons/Button.tsx";
import type { Playback } from "./usePlayback.ts";

type ListenToolsProps = {
  playback: Playback;
  /** The current sentence, counted from 0, and the second at which it begins. */
  sentence: number;
  from: number;
  onMark: (() => void) | undefined;
};

/** Plays a recording from one sentence on, or starts marking by ear. */
export function ListenTools({
  playback: { playing, play, stop },
  sentence,
  from,
  onMark,
}: ListenToolsProps) {
  const isPlaying = playing === "all";
  return (
    <div className="studio-row">
      <Button
        look="plain"
        icon={isPlaying ? "pause" : "play"}
        onTap={() => (isPlaying ? stop() : play("all", from))}
      >
        {isPlaying ? "Pausa" : `Ascolta dalla frase ${sentence + 1}`}
      </Button>
      {onMark && (
        <Button look="plain" onTap={onMark}>
          Segna mentre ascolti
        </Button>
      )}
    </div>
  );
}
