import { countBarriers } from "./countBarriers.ts";
import { printOnDemand } from "./printOnDemand.ts";
import { readAlong } from "./readAlong.ts";
import { showProgress } from "./showProgress.ts";
import { startExercises, type ExerciseScripts } from "./startExercises.ts";

/** What JavaScript adds to the pages of the course; returns what takes it back. */
export function startCourse(scripts: ExerciseScripts): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  showProgress(signal);
  readAlong(signal);
  countBarriers(signal);
  printOnDemand(signal);
  startExercises(scripts, signal);
  return () => listening.abort();
}
