import { Button } from "../../../ui/buttons/Button.tsx";
import type { Progress } from "../making/progress.ts";
import { progressInItalian } from "../telling/progressInItalian.ts";

type GuideProgressProps = { progress: Progress; onStop: () => void };

/** How far it is, and the button that stops it. */
export function GuideProgress({ progress, onStop }: GuideProgressProps) {
  const words = progressInItalian(progress);
  return (
    <>
      <p className="publish-progress">
        <progress aria-label={words.replace(/:.*$/, "")} max={progress.of} value={progress.done} />
        {words}
      </p>
      <div>
        <Button look="plain" icon="stop" onTap={onStop}>
          Ferma
        </Button>
      </div>
    </>
  );
}
