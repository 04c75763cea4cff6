import type { Language } from "../../i18n/languages.ts";
import { addressKept, scopeKept } from "../addressKept.ts";
import type { HearingNews, HearingProblem, Listening, Recogniser } from "../hearing.ts";
import { microphone, type MicrophoneProblem } from "../microphone.ts";
import type { EarsSpeed, FromEars, ToEars } from "./earsMessages.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this module.
import script from "./earsWorker.ts?worker&url";

/** The worker that recognises speech, with the model at the address `files`. */
let open: { worker: Worker; files: string } | undefined;

/** A model of our own that recognises speech in a worker, where it was downloaded. */
export const ownEars = {
  /** The recogniser whose files are listed at this address. */
  recogniser: (files: string): Recogniser => ({
    listen: (how, tell, signal) => void listen(files, how, tell, signal),
    onDevice: async () => "available",
    download: async () => true,
  }),
  /** Makes the model ready, so that the first word need not wait for it. */
  prepare: (files: string) => void opened(files),
  /** How fast this device computes; `undefined` where it cannot run a model at all. */
  async measure(files: string, signal: AbortSignal): Promise<EarsSpeed | undefined> {
    const worker = started();
    signal.addEventListener("abort", () => worker.terminate());
    try {
      const news = await answerOf(worker, { do: "try", files, scope: scopeKept() }, "tried");
      return news?.speed;
    } finally {
      worker.terminate();
    }
  },
  /** Frees the memory that the model takes. */
  close() {
    open?.worker.terminate();
    open = undefined;
  },
};

async function listen(
  files: string,
  { locale, names = [], phrases = [] }: Listening,
  tell: (news: HearingNews) => void,
  signal: AbortSignal,
) {
  const worker = opened(files);
  const send = (message: ToEars, moved: Transferable[] = []) => worker.postMessage(message, moved);
  const fail = (problem: HearingProblem) => {
    if (open?.worker === worker) ownEars.close();
    tell({ type: "failed", problem });
  };
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<FromEars>) => {
      if (data.type === "cannotOpen")
        return fail(data.why === "missing" ? "modelMissing" : "modelFails");
      if (data.type !== "opened" && data.type !== "tried") tell(data);
    },
    { signal },
  );
  worker.addEventListener("error", () => fail("modelFails"), { signal });
  signal.addEventListener("abort", () => send({ do: "stop" }));
  const heard = await microphone.open({ isCleaned: false }, signal, () =>
    tell({ type: "failed", problem: "lost" }),
  );
  if (signal.aborted || !heard) return;
  if (typeof heard === "string") return tell({ type: "failed", problem: problems[heard] });
  const language = locale.slice(0, 2) as Language;
  send({ do: "listen", language, rate: heard.rate, names, phrases });
  const stopWatching = heard.watch((samples) => send({ do: "hear", samples }, [samples.buffer]));
  signal.addEventListener("abort", stopWatching);
  tell({ type: "begun" });
}

const problems = {
  refused: "refused",
  absent: "lost",
  busy: "taken",
  unsupported: "modelFails",
} as const satisfies Record<MicrophoneProblem, HearingProblem>;

/** The worker with this model, which it may still be making ready. */
function opened(files: string): Worker {
  if (open?.files === files) return open.worker;
  ownEars.close();
  const worker = started();
  worker.postMessage({ do: "open", files, scope: scopeKept() } satisfies ToEars);
  open = { worker, files };
  return worker;
}

function started() {
  return new Worker(addressKept(script), { type: "module" });
}

function answerOf<Type extends FromEars["type"]>(worker: Worker, message: ToEars, type: Type) {
  return new Promise<(FromEars & { type: Type }) | undefined>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<FromEars>) => {
      if (data.type === type) resolve(data as FromEars & { type: Type });
      if (data.type === "cannotOpen") resolve(undefined);
    });
    worker.addEventListener("error", () => resolve(undefined));
    worker.postMessage(message);
  });
}
