import { commands } from "../../../i18n/commands.ts";
import { useVisit } from "../../shell/visit.ts";
import { shortcuts } from "../behaviour/shortcuts.ts";
import { useTourData } from "../useTourData.ts";

type TourWaysProps = { hasTones: boolean; onTones: (hasTones: boolean) => void };

/** Whether there are tones, and which keys and headset buttons do the same as the screen's. */
export function TourWays({ hasTones, onTones }: TourWaysProps) {
  const { player } = useVisit().messages;
  const { tour } = useTourData();
  const { ways } = tour;
  const rows = [
    ...commands.map((command) => [shortcuts[command], tour.commands[command][0]]),
    [shortcuts.play, ways.playPause],
    [shortcuts.assistant, tour.activate],
    [shortcuts.rewind, player.rewind],
    [shortcuts.forward, player.forward],
  ];
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={hasTones}
          onChange={({ currentTarget }) => onTones(currentTarget.checked)}
        />
        {tour.tones}
      </label>
      <details>
        <summary>{ways.title}</summary>
        <p>{ways.keys}</p>
        <dl className="tour-keys">
          {rows.map(([digit, action]) => (
            <div key={digit}>
              <dt>
                <kbd>{digit}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        <p>{ways.headset}</p>
      </details>
    </>
  );
}
