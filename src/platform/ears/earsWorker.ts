import type { EarsFiles } from "./earsFiles.ts";
import type { FromEars, HeardInSession, ToEars } from "./earsMessages.ts";
import { listening, type ListeningNow } from "./listening.ts";
import { found, openEars, openRuntime, type OpenEars } from "./openEars.ts";
import { speedOf } from "./speedOf.ts";

let opening: Promise<OpenEars | undefined> = Promise.resolve(undefined);
/** By their numbers. */
const sessions = new Map<number, Promise<ListeningNow | undefined>>();
/** What was heard before is written down before what is heard now. */
let finished: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToEars>) => {
  switch (data.do) {
    case "open":
      opening = open(data).catch(cannot);
      return undefined;
    case "try":
      return void measure(data).catch(cannot);
    case "listen": {
      const { session } = data;
      const before = finished;
      const heard = (news: HeardInSession) => tell({ ...news, session });
      const listener = opening.then((ears) => ears && listening(ears, data, before, heard, cannot));
      return void sessions.set(session, listener);
    }
    case "expect":
      return withSession(data, (listener) => listener.expect(data.names));
    case "hear":
      return withSession(data, (listener) => listener.hear(data.samples));
    case "finish":
      finished = finish(data).catch(cannot);
      return undefined;
    case "stop":
      withSession(data, (listener) => listener.stop());
      return void sessions.delete(data.session);
  }
});

function withSession(
  { session }: { session: number },
  act: (listener: ListeningNow) => Promise<void> | void,
) {
  void sessions
    .get(session)
    ?.then((listener) => listener && act(listener))
    .catch(cannot);
}

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

async function finish({ session }: { session: number }) {
  const listener = await sessions.get(session);
  await listener?.finish();
  sessions.delete(session);
  tell({ type: "ended", session });
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
