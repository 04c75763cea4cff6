import type { EarsFiles } from "../../catalogue/earsFiles.ts";
import type { FromEars, SessionNews, ToEars } from "./earsMessages.ts";
import { recognitionSession, type RecognitionSession } from "./recogniser/recognitionSession.ts";
import { fetchFile, loadModels, loadRuntime, type Models } from "./model/loadModels.ts";
import { measureSpeed } from "./model/measureSpeed.ts";

let opening: Promise<Models | undefined> = Promise.resolve(undefined);
/** By their numbers. */
const sessions = new Map<number, Promise<RecognitionSession | undefined>>();
/** The end of the last session: what was heard in it is written down before the next one's. */
let finished: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToEars>) => {
  switch (data.do) {
    case "open":
      opening = open(data).catch(reportFailure);
      return undefined;
    case "try":
      return void measure(data).catch(reportFailure);
    case "listen": {
      const { session } = data;
      const before = finished;
      const heard = (news: SessionNews) => tell({ ...news, session });
      const listener = opening.then(
        (ears) => ears && recognitionSession(ears, data, before, heard, reportFailure),
      );
      return void sessions.set(session, listener);
    }
    case "expect":
      return withSession(data, (listener) => listener.expect(data.names));
    case "hear":
      return withSession(data, (listener) => listener.hear(data.samples));
    case "finish":
      finished = finish(data).catch(reportFailure);
      return undefined;
    case "stop":
      withSession(data, (listener) => listener.stop());
      return void sessions.delete(data.session);
  }
});

function withSession(
  { session }: { session: number },
  act: (listener: RecognitionSession) => Promise<void> | void,
) {
  void sessions
    .get(session)
    ?.then((listener) => listener && act(listener))
    .catch(reportFailure);
}

async function open({ files, scope }: ToEars & { do: "open" }) {
  const listed: EarsFiles = await (await fetchFile(files)).json();
  const runtime = await loadRuntime(listed, scope);
  const ears = await loadModels(listed, runtime);
  tell({ type: "opened" });
  return ears;
}

async function measure({ files, scope }: ToEars & { do: "try" }) {
  const runtime = await loadRuntime(await (await fetchFile(files)).json(), scope);
  tell({ type: "tried", speed: await measureSpeed(runtime) });
}

async function finish({ session }: { session: number }) {
  const listener = await sessions.get(session);
  await listener?.finish();
  sessions.delete(session);
  tell({ type: "ended", session });
}

function reportFailure(error: unknown) {
  // For whoever publishes the site: the visitor is told in the screen.
  console.error(error);
  const isMissing = error instanceof DOMException && error.name === "NotFoundError";
  tell({ type: "cannotOpen", why: isMissing ? "missing" : "unable" });
  return undefined;
}

function tell(news: FromEars) {
  postMessage(news);
}
