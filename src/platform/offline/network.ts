/**
 * In milliseconds: a device that says it is online may still reach nothing, and no event tells when
 * that is over, so the network is asked again so often.
 */
const AGAIN = 5_000;

/** Calls `changed` when the device is online again, until `signal` aborts. */
function awaitOnline(changed: () => void, signal: AbortSignal) {
  addEventListener("online", changed, { signal });
}

/** Whether the data at `address` can be had. */
async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  const request = { method: "HEAD", cache: "no-store", signal } as const;
  const answer = await fetch(address, request).catch(() => undefined);
  // A network that wants the visitor to sign in answers every address with a page.
  return answer?.ok === true && !!answer.headers.get("content-type")?.includes("json");
}

/** Calls `answered` when the data at `address` can be had again, until `signal` aborts. */
function awaitAnswer(address: string, answered: () => void, signal: AbortSignal) {
  const ask = async () => {
    if (!isOffline() && (await answers(address, signal))) answered();
  };
  awaitOnline(() => void ask(), signal);
  const timer = setInterval(() => void ask(), AGAIN);
  signal.addEventListener("abort", () => clearInterval(timer));
}

function isOffline() {
  return !navigator.onLine;
}

export const network = { isOffline, awaitOnline, answers, awaitAnswer };
