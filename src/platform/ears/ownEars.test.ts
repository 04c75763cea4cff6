import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HearingNews, TellRest } from "../speech/hearing.ts";
import { visits } from "../storage/visits.ts";
import { microphone } from "../sound/microphone.ts";
import type { FromEars, SessionNews, ToEars } from "./earsMessages.ts";
import { ownEars } from "./ownEars.ts";

const files = "/ears.json";
const begun = { type: "begun" } as const;
const words = { type: "resultsChanged", from: 0, results: [] } as const;

let workers: PretendWorker[];
let interrupt: ((isInterrupted: boolean) => void) | undefined;

beforeEach(() => {
  workers = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("Worker", PretendWorker);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("addEventListener", () => {});
  const visit = {
    ...visits.current(),
    read: (key: string) => stored.get(key),
    write: (key: string, text: string) => void stored.set(key, text),
    remove: (key: string) => void stored.delete(key),
  };
  vi.spyOn(visits, "current").mockReturnValue(visit);
  vi.spyOn(microphone, "open").mockImplementation(async (_wanted, _signal, _lost, interrupted) => {
    interrupt = interrupted;
    return { id: "", name: "", rate: 48_000, watch: () => () => {}, record: notUsed };
  });
});

afterEach(() => {
  ownEars.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("ears that listen", () => {
  it("say so when they do, and not before: until then what is said is only kept", async () => {
    const { told, session } = await listens();
    expect(told).toEqual([{ type: "preparing" }]);
    workers[0]!.tell({ ...begun, session });
    expect(told.at(-1)).toEqual({ ...begun, session });
  });

  it("are told of names as soon as those have come", async () => {
    const coming = new EventTarget();
    const names = new Promise<string[]>((come) => {
      coming.addEventListener("names", () => come(["Scipione"]));
    });
    const { session } = await listens({ names });
    expect(asked("expect")).toEqual([]);
    coming.dispatchEvent(new Event("names"));
    await vi.waitFor(() => expect(asked("expect")).toEqual([session]));
  });

  it("tell when a call takes the microphone, and gives it back", async () => {
    const { told } = await listens();
    interrupt!(true);
    interrupt!(false);
    expect(told.slice(1)).toEqual([{ type: "muted" }, { type: "unmuted" }]);
  });

  it("leave out what the session before still tells", async () => {
    const { session, end } = await listens();
    end();
    const next = await listens();
    workers[0]!.tell({ ...words, session });
    workers[0]!.tell({ ...words, session: next.session });
    expect(next.told.slice(1)).toEqual([{ ...words, session: next.session }]);
  });
});

describe("what was heard before listening ended", () => {
  it("is told to the end to whoever asks", async () => {
    const { session, end, rest } = await listens();
    end();
    expect(asked("finish")).toEqual([session]);
    const { told } = askedFor(rest);
    const next = await listens();
    workers[0]!.tell({ ...words, session });
    workers[0]!.tell({ type: "ended", session });
    workers[0]!.tell({ ...words, session: next.session });
    expect(told).toEqual([
      { ...words, session },
      { type: "ended", session },
    ]);
  });

  it("is given up where nobody wants it any more", async () => {
    const { session, end, rest } = await listens();
    end();
    askedFor(rest).end();
    expect(asked("stop")).toEqual([session]);
  });

  it.each([
    ["the ears were closed", () => ownEars.close()],
    ["they have failed", () => workers[0]!.dispatchEvent(new Event("error"))],
  ])("is said to be lost where %s", async (_, closes) => {
    const { end, rest } = await listens();
    end();
    const { told } = askedFor(rest);
    closes();
    expect(told).toEqual([{ type: "failed", problem: "modelFails" }]);
  });

  it("is nothing where commands were listened for, which come too late", async () => {
    const { session, end, rest } = await listens({ phrases: ["next"] });
    end();
    expect(asked("stop")).toEqual([session]);
    expect(askedFor(rest).told).toEqual([{ type: "ended" }]);
  });
});

describe("ears that cannot be made ready", () => {
  it.each([
    ["missing", { type: "cannotOpen", why: "missing" }, "modelMissing"],
    ["too much for the device", { type: "cannotOpen", why: "unable" }, "modelFails"],
  ] as const)("as they are %s say so, also where nobody listened yet", async (_, news, problem) => {
    ownEars.prepare(files);
    workers[0]!.tell(news);
    const { told } = await listens();
    expect(workers).toHaveLength(2);
    workers[1]!.tell(news);
    expect(told.at(-1)).toEqual({ type: "failed", problem });
  });

  it("as the page ended meanwhile are not tried again by themselves: the visitor is asked", async () => {
    ownEars.prepare(files);
    await endPage();
    ownEars.prepare(files);
    expect(workers).toHaveLength(1);
    const { told } = await listens();
    expect(told).toEqual([{ type: "failed", problem: "modelFails" }]);
    await listens();
    expect(workers).toHaveLength(2);
    workers[1]!.tell({ type: "opened" });
    await endPage();
    ownEars.prepare(files);
    expect(workers).toHaveLength(3);
  });
});

/** Listens; `told` is what is told, `session` the number under which the worker knows it. */
async function listens(how: { names?: Promise<string[]>; phrases?: string[] } = {}) {
  const told: HearingNews[] = [];
  const ending = new AbortController();
  const { listen } = ownEars.recogniser(files);
  const rest = listen(
    { locale: "it-IT", onDevice: false, ...how },
    (news) => told.push(news),
    ending.signal,
  );
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
  await Promise.resolve();
  return { told, rest, session: asked("listen").at(-1)!, end: () => ending.abort() };
}

function askedFor(tellRest: TellRest | void) {
  const told: HearingNews[] = [];
  const ending = new AbortController();
  tellRest!((news) => told.push(news), ending.signal);
  return { told, end: () => ending.abort() };
}

/** The sessions for which workers were asked to do this. */
function asked(what: ToEars["do"]) {
  return workers
    .flatMap(({ messages }) => messages)
    .flatMap((message) => (message.do === what && "session" in message ? [message.session] : []));
}

function notUsed(): never {
  throw new Error("Nothing is recorded");
}

/** The page ends without a word, as where a phone needs its memory; what is stored stays. */
async function endPage() {
  const { remove } = visits.current();
  visits.current().remove = () => {};
  ownEars.close();
  visits.current().remove = remove;
}

class PretendWorker extends EventTarget {
  messages: ToEars[] = [];

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message: ToEars) {
    this.messages.push(message);
  }

  tell(data: FromEars | (SessionNews & { session: number })) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  terminate() {}
}
