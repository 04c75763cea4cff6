import type { EarsFiles } from "./earsFiles.ts";
import type { FromEars, ToEars } from "./earsMessages.ts";
import { listening, type ListeningNow } from "./listening.ts";
import { found, openEars, openRuntime, type OpenEars } from "./openEars.ts";
import { speedOf } from "./speedOf.ts";

let opening: Promise<OpenEars | undefined> = Promise.resolve(undefined);
let now: Promise<ListeningNow | undefined> = Promise.resolve(undefined);

addEventListener("message", ({ data }: MessageEvent<ToEars>) => {
  switch (data.do) {
    case "open":
      opening = open(data).catch(cannot);
      return undefined;
    case "try":
      return void measure(data).catch(cannot);
    case "listen":
      now = opening.then((ears) => ears && listening(ears, data, tell, cannot));
      return undefined;
    case "hear":
      return void now.then((listener) => listener?.hear(data.samples)).catch(cannot);
    case "finish":
      return void finish().catch(cannot);
    case "stop":
      void now.then((listener) => listener?.stop());
      now = Promise.resolve(undefined);
      return undefined;
  }
});

async function open({ files, scope }: ToEars & { do: "open" }) {
  const listed: EarsFiles = await (await found(files)).json();
  const runtime = await openRuntime(listed, scope);
  const ears = await openEars(listed, runtime);
  tell({ type: "opened", threads: runtime.env.wasm.numThreads });
  return ears;
}

async function measure({ files, scope }: ToEars & { do: "try" }) {
  const runtime = await openRuntime(await (await found(files)).json(), scope);
  tell({ type: "tried", speed: await speedOf(runtime) });
}

async function finish() {
  const listener = await now;
  await listener?.finish();
  tell({ type: "ended" });
}

function cannot(error: unknown) {
  // For whoever publishes it and wonders why.
  console.error(error);
  const isMissing = error instanceof DOMException && error.name === "NotFoundError";
  tell({ type: "cannotOpen", why: isMissing ? "missing" : "unable" });
  return undefined;
}

function tell(news: FromEars) {
  postMessage(news);
}
