import { Button } from "../../../ui/buttons/Button.tsx";
import type { Playback } from "./usePlayback.ts";

type ListenToolsProps = {
  playback: Playback;
  /** The sentence that is in hand, counted from 0, and the second at which it begins. */
  sentence: number;
  from: number;
  onMark: (() => void) | undefined;
};

/** Listens to a recording from one sentence on; or everything is marked anew. */
export function ListenTools({
  playback: { playing: heard, play, stop },
  sentence,
  from,
  onMark,
}: ListenToolsProps) {
  const isOn = heard === "all";
  return (
    <div className="studio-row">
      <Button
        look="plain"
        icon={isOn ? "pause" : "play"}
        onTap={() => (isOn ? stop() : play("all", from))}
      >
        {isOn ? "Pausa" : `Ascolta dalla frase ${sentence + 1}`}
      </Button>
      {onMark && (
        <Button look="plain" onTap={onMark}>
          Segna mentre ascolti
        </Button>
      )}
    </div>
  );
}
