import type { CheckupPorts } from "./ports.ts";

/** How often a host is asked that answers nothing, or that it has too much to do. */
const TRIES = 3;
/** In milliseconds, between two tries. */
const PAUSE = 2_000;
/** In milliseconds: a host that wants a longer pause is not waited for. */
const LONGEST_PAUSE = 30_000;

type Asking = { ports: Pick<CheckupPorts, "fetch" | "wait">; signal: AbortSignal };

/**
 * What a host answers; `undefined` where it answers nothing. Many refuse for a while whoever asks
 * for thousands of files in a row: taken at their word, a guide that is whole would have gaps.
 */
export async function ask(
  address: string,
  { ports, signal }: Asking,
  init: RequestInit = {},
): Promise<Response | undefined> {
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable no-await-in-loop -- each try waits for the one before
    const answer = await ports
      .fetch(address, { cache: "no-store", signal, ...init })
      .catch(() => undefined);
    signal.throwIfAborted();
    const isBusy = answer?.status === 429 || answer?.status === 503;
    if (answer && !isBusy) return answer;
    void answer?.body?.cancel();
    if (tries === TRIES) return undefined;
    const wanted = 1_000 * Number(answer?.headers.get("retry-after") ?? Number.NaN);
    await ports.wait(Math.min(wanted > 0 ? wanted : PAUSE, LONGEST_PAUSE), signal);
    signal.throwIfAborted();
    // oxlint-enable no-await-in-loop
  }
}
