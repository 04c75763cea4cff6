import { inScope, type WorkerScope } from "../../workers/startWorker.ts";
import type { EarsFiles } from "../../../catalogue/earsFiles.ts";
import { MELS } from "../audio/melFrames.ts";
import type { Runtime, InferenceSession } from "./runtime.ts";
import { silero } from "./silero.ts";
import { tokenizer } from "./tokenizer.ts";
import { whisper, type Whisper } from "./whisper.ts";

/** More threads than these do not make it faster, and take the battery. */
const MOST_THREADS = 4;

/** What runs the models, with as many threads as the page may have. */
export async function loadRuntime(
  { runtime: { script, module, program } }: EarsFiles,
  scope: WorkerScope,
): Promise<Runtime> {
  const runtime: Runtime = await import(/* @vite-ignore */ inScope(script, scope));
  const { wasm } = runtime.env;
  runtime.env.logLevel = "error";
  wasm.wasmPaths = { mjs: inScope(module, scope), wasm: inScope(program, scope) };
  // Where there are more than two, one core stays free for the page, which draws what was heard.
  const cores = navigator.hardwareConcurrency || 1;
  const threads = Math.min(MOST_THREADS, cores, Math.max(2, cores - 1));
  wasm.numThreads = globalThis.crossOriginIsolated ? threads : 1;
  return runtime;
}

/** The models, made ready one after the other: each is in memory twice while it is read. */
export async function loadModels(files: EarsFiles, runtime: Runtime) {
  const texts: string[] = await (await fetchFile(files.tokens)).json();
  const gate = await session(runtime, [files.gate]);
  const encoder = await session(runtime, files.encoder);
  const decoder = await session(runtime, files.decoder);
  const model = whisper(runtime, encoder, decoder, tokenizer(texts));
  await warmUp(model);
  return { newJudge: () => silero(runtime, gate), whisper: model };
}

/** A browser compiles the program at its first run: without this the first words would come late. */
async function warmUp(model: Whisper) {
  const silence = await model.encode(new Float32Array(MELS * 100));
  await model.decode(silence, { language: "en", before: [], agreed: [], seconds: 1, most: 2 });
  model.free(silence);
}

export type Models = Awaited<ReturnType<typeof loadModels>>;

async function session(runtime: Runtime, parts: readonly string[]): Promise<InferenceSession> {
  const blobs = await Promise.all(parts.map(async (part) => (await fetchFile(part)).blob()));
  const model = new Uint8Array(await new Blob(blobs).arrayBuffer());
  const made = await runtime.InferenceSession.create(model, { graphOptimizationLevel: "all" });
  return { inputNames: made.inputNames, outputNames: made.outputNames, run, release };

  /** Two models that run at once write over each other’s memory. */
  function run(...asked: Parameters<InferenceSession["run"]>) {
    const answer = running.then(() => made.run(...asked));
    running = answer.catch(() => {});
    return answer;
  }

  function release() {
    return made.release();
  }
}

let running: Promise<unknown> = Promise.resolve();

/** A file that is not there, or not to be had, is told apart from a model that cannot run. */
export async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok || answer.headers.get("content-type")?.includes("html"))
    throw new DOMException(address, "NotFoundError");
  return answer;
}
