import { commands, type Command } from "../../i18n/commands.ts";
import { duration } from "../../i18n/duration.ts";
import { Button } from "../../ui/Button.tsx";
import { useVisit } from "../visit.ts";
import { partOf } from "./partOf.ts";
import { keysOf } from "./shortcuts.ts";
import { useTourData } from "./useTourData.ts";

type TourCommandsProps = {
  step: number;
  canHear: boolean;
  /** After phrases that were not understood. */
  arePointedOut: boolean;
  onCommand: (command: Command) => void;
};

/** The four commands for the hand. Each acts at once, and so says before where it leads and how long that is. */
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
        const part = partOf(scripts, stop ? "step" : outside[command], stop ?? here, canHear);
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

/** What is heard where there is no stop to go to. */
const outside = {
  next: "completed",
  back: "cannotGoBack",
  repeat: "step",
  help: "help",
} as const;

const nothing = { seen: "", heard: "" };

type TourCommandProps = {
  command: Command;
  /** Another one than this, if it leads there. */
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
        // In its name: a description that changes is said, over the voice that begins.
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
