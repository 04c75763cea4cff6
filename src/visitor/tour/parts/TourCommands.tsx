import { commands, type Command } from "../../../i18n/commands.ts";
import { duration } from "../../../i18n/duration.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useVisit } from "../../shell/visit.ts";
import { tourPart } from "../place/tourPart.ts";
import { keysOf } from "../behaviour/shortcuts.ts";
import { useTourData } from "../useTourData.ts";

type TourCommandsProps = {
  step: number;
  canHear: boolean;
  /** Whether the buttons are outlined, after phrases that were not understood. */
  arePointedOut: boolean;
  onCommand: (command: Command) => void;
};

/** The buttons of the four commands. Each says where it leads and how long that lasts. */
export function TourCommands({ step, canHear, arePointedOut, onCommand }: TourCommandsProps) {
  const { stops, tour, scripts } = useTourData();
  const here = stops[step - 1]!;
  const leads = {
    next: stops[step],
    back: stops[step - 2],
    repeat: here,
    help: undefined,
  };
  return (
    <div className="tour-commands" data-pointed-out={arePointedOut}>
      {commands.map((command) => {
        const stop = leads[command];
        const part = tourPart(scripts, stop ? "step" : outside[command], stop ?? here, canHear);
        return (
          <TourCommand
            key={command}
            command={command}
            stop={stop && stop !== here ? [tour.step(stops.indexOf(stop) + 1, stops.length)] : []}
            seconds={part.recording?.seconds}
            onTap={() => onCommand(command)}
          />
        );
      })}
    </div>
  );
}

/** The clip of a command that leads to no stop. */
const outside = {
  next: "completed",
  back: "cannotGoBack",
  repeat: "step",
  help: "help",
} as const;

const nothing = { seen: "", heard: "" };

type TourCommandProps = {
  command: Command;
  /** The number of the other stop in words, if the command leads to one. */
  stop: string[];
  seconds: number | undefined;
  onTap: () => void;
};

function TourCommand({ command, stop, seconds, onTap }: TourCommandProps) {
  const { messages } = useVisit();
  const { tour } = useTourData();
  const [name] = tour.commands[command];
  const { seen, heard } = seconds === undefined ? nothing : duration(seconds, messages.duration);
  return (
    <div>
      <Button
        look="plain"
        icon={command}
        // Not a description: a screen reader says one that changes, over the voice.
        aria-label={[name, ...stop, heard].filter(Boolean).join(", ")}
        aria-keyshortcuts={keysOf(command)}
        onTap={onTap}
      >
        {name}
      </Button>
      <p className="tour-hint" aria-hidden="true">
        {[...stop, seen].filter(Boolean).join(", ")}
      </p>
    </div>
  );
}
