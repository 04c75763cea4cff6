type ExerciseScript = { start: (exercise: HTMLElement) => void };

/** Where the script of each exercise comes from, once somebody begins it. */
export type ExerciseScripts = {
  captions: () => Promise<ExerciseScript>;
  description: () => Promise<ExerciseScript>;
};

/** Fetches what an exercise needs when its button is pressed, or when somebody begins to write. */
export function startExercises(scripts: ExerciseScripts, signal: AbortSignal) {
  begin("captions", "click", "[data-starts]");
  begin("description", "focusin", "textarea, [data-asks]");

  function begin(name: keyof ExerciseScripts, type: "click" | "focusin", control: string) {
    const exercise = document.querySelector<HTMLElement>(`[data-exercise="${name}"]`);
    let isBegun = false;
    exercise?.addEventListener(
      type,
      ({ target }) => {
        if (isBegun || !(target instanceof Element) || !target.closest(control)) return;
        isBegun = true;
        const alert = exercise.querySelector<HTMLElement>("[data-not-come]");
        if (alert) alert.hidden = true;
        scripts[name]().then(
          ({ start }) => start(exercise),
          // Without a network the script does not come: the exercise says so, and may be tried again.
          () => {
            if (alert) alert.hidden = false;
            isBegun = false;
          },
        );
      },
      { signal },
    );
  }
}
