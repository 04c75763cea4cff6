import { isSecondTap } from "../../../ui/buttons/isSecondTap.ts";

/** Makes an exercise of the page work, until `signal` aborts. */
export type StartExercise = (exercise: HTMLElement, signal: AbortSignal) => void;

/**
 * Fetches what an exercise needs. A browser may remember for ever that a module failed to load, so
 * each of the `tries` asks for it at another address.
 */
export type FetchExercise = (tries: number) => Promise<StartExercise>;

export type ExerciseScripts = { captions: FetchExercise; description: FetchExercise };

/** Begins an exercise when its button is pressed, or when somebody is about to write. */
export function startExercises({ captions, description }: ExerciseScripts, signal: AbortSignal) {
  watchExercise("captions", captions, "[data-starts]", (exercise, begin) => {
    exercise.addEventListener(
      "click",
      (event) => {
        const button = controlOf(event, "[data-starts]");
        const { timeStamp, detail } = event;
        const tap = { currentTarget: button, timeStamp, detail, nativeEvent: event };
        if (button && isSecondTap(tap)) event.stopPropagation();
      },
      // Runs before the exercise's own listener.
      { capture: true, signal },
    );
    // Not in the capture phase: an exercise that starts there would receive this click, and stop again.
    exercise.addEventListener(
      "click",
      (event) => void (controlOf(event, "[data-starts]") && begin()),
      { signal },
    );
  });
  watchExercise("description", description, "textarea", (exercise, begin) => {
    exercise.addEventListener(
      "focusin",
      (event) => void (controlOf(event, "textarea") && begin()),
      { signal },
    );
    const asked = new AbortController();
    signal.addEventListener("abort", () => asked.abort());
    exercise.addEventListener(
      "click",
      async (event) => {
        const button = controlOf(event, "[data-asks]");
        if (!button || !(await begin())) return;
        asked.abort();
        button.click();
      },
      { signal: asked.signal },
    );
  });

  function watchExercise(
    name: string,
    fetchExercise: FetchExercise,
    control: string,
    listen: (exercise: HTMLElement, begin: () => Promise<boolean>) => void,
  ) {
    const exercise = document.querySelector<HTMLElement>(`[data-exercise="${name}"]`);
    if (!exercise) return;
    const alert = exercise.querySelector<HTMLElement>("[data-not-come]")!;
    let tries = 0;
    let fetched: StartExercise | undefined;
    let fetching: Promise<StartExercise> | undefined;
    let isStarted = false;

    // An iPhone lets nothing be heard that begins after the tap, so the script is there before it.
    const near = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      near.disconnect();
      fetchOnce().catch(() => {});
    });
    near.observe(exercise.querySelector(control)!);
    signal.addEventListener("abort", () => near.disconnect());
    listen(exercise, begin);

    /** Answers whether the exercise works now. */
    async function begin(): Promise<boolean> {
      if (isStarted) return true;
      try {
        start(fetched ?? (await fetchOnce()));
        alert.hidden = true;
      } catch {
        alert.hidden = false;
      }
      return isStarted;
    }

    function start(startExercise: StartExercise) {
      if (isStarted) return;
      isStarted = true;
      startExercise(exercise!, signal);
    }

    function fetchOnce() {
      fetching ??= fetchExercise(tries++).then(
        (script) => (fetched = script),
        (error: unknown) => {
          fetching = undefined;
          throw error;
        },
      );
      return fetching;
    }
  }
}

function controlOf({ target }: Event, selector: string) {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
