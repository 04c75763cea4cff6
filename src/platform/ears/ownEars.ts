import type { Language } from "../../i18n/languages.ts";
import { workerScope, startWorker } from "../workers/startWorker.ts";
import type {
  HearingNews,
  HearingProblem,
  RecognitionOptions,
  Recogniser,
  TellRest,
} from "../speech/hearing.ts";
import { visits } from "../storage/visits.ts";
import { microphone, type MicrophoneProblem } from "../sound/microphone.ts";
import type { EarsSpeed, FromEars, ToEars } from "./earsMessages.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./earsWorker.ts?worker&url";

/** The worker that recognises speech, with the model at the address `files`. */
type Open = {
  worker: Worker;
  files: string;
  closing: AbortController;
  /** What has closed it, unless it was not needed any more. */
  problem?: HearingProblem;
};

let open: Open | undefined;
let sessions = 0;

/**
 * The model that is being loaded. If the page ended during that, memory was too short, and loading it
 * again by itself would end the page again.
 */
const OPENING = "ears/opening";

/** A model of our own that recognises speech in a worker, where it was downloaded. */
export const ownEars = {
  /** The recogniser whose files are listed at this address. */
  recogniser: (files: string): Recogniser => ({
    listen: (how, tell, signal) => listen(files, how, tell, signal),
    onDevice: async () => "available",
    download: async () => true,
  }),
  /** Makes the model ready, so that the first word need not wait for it. */
  prepare: (files: string) => {
    if (!endedThePage(files)) openEars(files);
  },
  /** How fast this device computes; `undefined` where it cannot run a model at all. */
  async measure(files: string, signal: AbortSignal): Promise<EarsSpeed | undefined> {
    const worker = startWorker(script);
    signal.addEventListener("abort", () => worker.terminate());
    try {
      const news = await askOnce(worker, { do: "try", files, scope: workerScope() }, "tried");
      return news?.speed;
    } finally {
      worker.terminate();
    }
  },
  /** Frees the memory that the model takes. */
  close: () => open && close(open),
};

function listen(
  files: string,
  { locale, names = [], phrases = [] }: RecognitionOptions,
  tell: (news: HearingNews) => void,
  signal: AbortSignal,
): TellRest | void {
  if (endedThePage(files)) {
    visits.current().remove(OPENING);
    return tell({ type: "failed", problem: "modelFails" });
  }
  const ears = openEars(files);
  const session = ++sessions;
  const isCommand = phrases.length > 0;
  let isListening = false;
  forwardNews(ears, session, tell, signal);
  const fail = () => ears.problem && tell({ type: "failed", problem: ears.problem });
  ears.closing.signal.addEventListener("abort", fail, { signal });
  signal.addEventListener("abort", () => {
    // A command that comes too late is not carried out; what was said is written down.
    if (isListening) send(ears, { do: isCommand ? "stop" : "finish", session });
  });
  void turnOn();
  return (tellRest, restSignal) => {
    if (!isListening || isCommand) return tellRest({ type: "ended" });
    const lose = () => tellRest({ type: "failed", problem: ears.problem ?? "modelFails" });
    if (ears.closing.signal.aborted) return lose();
    forwardNews(ears, session, tellRest, restSignal);
    ears.closing.signal.addEventListener("abort", lose, { signal: restSignal });
    restSignal.addEventListener("abort", () => send(ears, { do: "stop", session }));
  };

  async function turnOn() {
    const heard = await microphone.open(
      { isCleaned: false },
      signal,
      () => tell({ type: "failed", problem: "lost" }),
      (isInterrupted) => tell({ type: isInterrupted ? "muted" : "unmuted" }),
    );
    if (signal.aborted || !heard) return;
    if (typeof heard === "string") return tell({ type: "failed", problem: problems[heard] });
    const language = locale.slice(0, 2) as Language;
    isListening = true;
    tell({ type: "preparing" });
    send(ears, { do: "listen", session, language, rate: heard.rate, phrases });
    const stopWatching = heard.watch((samples) =>
      send(ears, { do: "hear", session, samples }, [samples.buffer]),
    );
    signal.addEventListener("abort", stopWatching);
    send(ears, { do: "expect", session, names: await names });
  }
}

/** Tells what the worker has heard in a session, and in no other. */
function forwardNews(
  { worker }: Open,
  session: number,
  tell: (news: HearingNews) => void,
  signal: AbortSignal,
) {
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<FromEars>) => {
      if ("session" in data && data.session === session) tell(data);
    },
    { signal },
  );
}

function send({ worker }: Open, message: ToEars, moved: Transferable[] = []) {
  worker.postMessage(message, moved);
}

const problems = {
  refused: "refused",
  absent: "lost",
  busy: "taken",
  unsupported: "modelFails",
} as const satisfies Record<MicrophoneProblem, HearingProblem>;

/** The worker with this model, which it may still be making ready. */
function openEars(files: string): Open {
  if (open?.files === files) return open;
  if (open) close(open);
  const ears: Open = { worker: startWorker(script), files, closing: new AbortController() };
  const { worker } = ears;
  // A failed worker is closed, so that the next `listen` starts another and is told why it fails.
  worker.addEventListener("message", ({ data }: MessageEvent<FromEars>) => {
    if (data.type === "opened") visits.current().remove(OPENING);
    if (data.type === "cannotOpen")
      close(ears, data.why === "missing" ? "modelMissing" : "modelFails");
  });
  worker.addEventListener("error", () => close(ears, "modelFails"));
  visits.current().write(OPENING, files);
  // Here the visitor has left or reloaded the page; the device did not end it for want of memory.
  addEventListener("pagehide", () => visits.current().remove(OPENING), {
    signal: ears.closing.signal,
  });
  send(ears, { do: "open", files, scope: workerScope() });
  open = ears;
  return ears;
}

function close(ears: Open, problem?: HearingProblem) {
  ears.worker.terminate();
  if (open === ears) open = undefined;
  if (problem) ears.problem = problem;
  visits.current().remove(OPENING);
  ears.closing.abort();
}

/** Whether the page ended before the model was ready, as on a phone with too little memory. */
function endedThePage(files: string) {
  return open === undefined && visits.current().read(OPENING) === files;
}

function askOnce<Type extends FromEars["type"]>(worker: Worker, message: ToEars, type: Type) {
  return new Promise<(FromEars & { type: Type }) | undefined>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FromEars>) => {
      if (data.type === type) resolve(data as FromEars & { type: Type });
      if (data.type === "cannotOpen") resolve(undefined);
    });
    worker.addEventListener("error", () => resolve(undefined));
    worker.postMessage(message);
  });
}
