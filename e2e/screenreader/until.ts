import type { Session } from "./session.ts";

/** In milliseconds: what has not come when all have been at rest for so long does not come. */
const AT_REST = 15_000;
/** In milliseconds: the last resort, where something never comes to rest. */
const CEILING = 300_000;

/** Waits as long as the screen reader and the browser have something to do, however slowly. */
export async function until(
  { rest }: Pick<Session, "rest">,
  isSo: () => boolean,
  why = () => "it did not come",
) {
  const since = Date.now();
  for (let rested = 0; !isSo(); rested += await rest()) {
    if (rested > AT_REST) throw new Error(`${why()}; then nothing had anything to do`);
    if (Date.now() - since > CEILING) throw new Error(`${why()}, in ${CEILING / 60_000} minutes`);
  }
}
