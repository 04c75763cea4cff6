/** Counts the barriers that were found, and opens what is pointed at in the drawing. */
export function countBarriers(signal: AbortSignal) {
  const exercise = document.querySelector<HTMLElement>('[data-exercise="barriers"]');
  const found = exercise?.querySelector("[data-found]");
  if (!exercise || !found) return;
  const seen = new Set<Element>();
  exercise.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches("[open][data-barrier]"))
        return;
      // The read-along opens what it reads: the learner has not found that.
      if (target.querySelector("[data-now]")) return;
      seen.add(target);
      // Where only the number changes, Firefox has a screen reader say nothing else.
      found.textContent = found.textContent.replace(/\d+/, String(seen.size));
    },
    // `toggle` does not bubble.
    { capture: true, signal },
  );
  exercise.addEventListener(
    "click",
    ({ target }) => {
      const pointed = target instanceof Element && target.closest<SVGElement>("[data-thing]");
      const answer = pointed && document.getElementById(pointed.dataset["thing"]!);
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.querySelector("summary")?.focus();
    },
    { signal },
  );
}
