import { Button } from "../../../ui/buttons/Button.tsx";
import type { BoothEvent, BoothState } from "../recording/boothBehaviour.ts";
import { aboutTake, endIsNear, problemInItalian, unstoredInItalian } from "../boothInItalian.ts";

/** What went wrong, and the way on. */
export function BoothNotice({
  state,
  isLeaving,
  send,
}: {
  state: BoothState;
  isLeaving: boolean;
  send: (event: BoothEvent) => void;
}) {
  if (state.phase === "blocked")
    return (
      <div className="booth-notice">
        <p>{problemInItalian[state.problem]}</p>
        <Button look="plain" onTap={() => send({ type: "microphoneAsked" })}>
          Riprova
        </Button>
      </div>
    );
  if (state.phase === "unstored")
    return (
      <div className="booth-notice">
        <p>{unstoredInItalian(state.isFull, isLeaving)}</p>
        <div className="studio-row">
          <Button look="plain" onTap={() => send({ type: "storePressed" })}>
            Salva la ripresa
          </Button>
          <Button look="quiet" onTap={() => send({ type: "thrownAway" })}>
            Buttala via
          </Button>
        </div>
      </div>
    );
  if (state.phase === "recording" && state.endIsNear)
    return (
      <div className="booth-notice">
        <p>{endIsNear}</p>
      </div>
    );
  const { last } = state;
  const about = last && state.phase !== "recording" ? aboutTake(last) : [];
  if (about.length === 0) return null;
  return (
    <div className="booth-notice">
      {about.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
