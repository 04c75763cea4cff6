import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMachine } from "../../../lib/machine/machine.ts";
import {
  microphone,
  type Microphone,
  type MicrophoneProblem,
} from "../../../platform/sound/microphone.ts";
import { soundPlayer } from "../../../platform/sound/soundPlayer.ts";
import type { Sound } from "../sound/sound.ts";
import { boothBehaviour, type BoothEvent } from "./boothBehaviour.ts";
import { createPerformBooth, type BoothPorts } from "./performBooth.ts";

vi.mock("../../../platform/sound/microphone.ts", () => ({
  microphone: { open: vi.fn<typeof microphone.open>() },
}));
vi.mock("../../../platform/sound/soundPlayer.ts", () => ({
  soundPlayer: {
    play: vi.fn<typeof soundPlayer.play>(),
    beep: vi.fn<typeof soundPlayer.beep>(),
    lowBeep: vi.fn<typeof soundPlayer.lowBeep>(),
  },
}));

beforeEach(() => {
  vi.mocked(microphone.open).mockReset();
  vi.mocked(soundPlayer.play).mockReset().mockResolvedValue();
  vi.mocked(soundPlayer.beep).mockReset().mockResolvedValue();
  vi.mocked(soundPlayer.lowBeep).mockReset().mockResolvedValue();
});

describe("the microphone", () => {
  it("stays on from sentence to sentence, and is off when it is turned off", async () => {
    const { send, store, opened, isOff } = await booth();
    await read(send, store, 1);
    send({ type: "sentenceChosen", sentence: 1 });
    await read(send, store, 2);
    expect(microphone.open).toHaveBeenCalledTimes(1);
    expect(isOff()).toBe(false);
    send({ type: "microphoneStopped" });
    expect(isOff()).toBe(true);
    expect(opened.at(-1)).toBeUndefined();
  });

  it("is off when somebody leaves", async () => {
    const { device, opened, isOff } = await booth();
    device.close();
    expect(isOff()).toBe(true);
    expect(opened).toHaveLength(2);
    device.close();
    expect(opened).toHaveLength(2);
  });

  it("is off while nobody sees the page, also when a take could not be stored", async () => {
    const { send, store, state, isOff } = await booth();
    store.mockRejectedValueOnce(new Error("no"));
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    send({ type: "recordPressed" });
    await until(() => state().phase === "unstored");
    expect(isOff()).toBe(false);
    send({ type: "pageHidden" });
    expect(isOff()).toBe(true);
    send({ type: "pageShown" });
    send({ type: "storePressed" });
    await until(() => state().phase === "ready");
    expect(store).toHaveBeenCalledTimes(2);
    expect(microphone.open).toHaveBeenCalledTimes(2);
  });

  it("that opens after somebody has given up is off at once", async () => {
    const answer = later<Microphone>();
    const { send, state, opened, isOff } = await booth(answer.promise);
    send({ type: "microphoneStopped" });
    expect(isOff()).toBe(true);
    answer.resolve(pretended());
    await settled();
    expect(opened).toEqual([]);
    expect(state().phase).toBe("off");
  });

  it("that does not open says why", async () => {
    const { state, opened } = await booth(Promise.resolve("refused"));
    expect(state()).toMatchObject({ phase: "blocked", problem: "refused" });
    expect(opened).toEqual([]);
  });

  it("is not on while a take is heard that was asked for without it", async () => {
    const { send, state, isOff } = await booth();
    send({ type: "lost" });
    send({ type: "playPressed", take: "a" });
    expect(isOff()).toBe(true);
    await until(() => state().phase === "off");
    expect(soundPlayer.play).toHaveBeenCalledTimes(1);
  });

  it("that is lost is told of, whatever is being done", async () => {
    const { device, send, state, lose } = await booth();
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    const told = vi.fn<() => void>();
    const stop = device.watchLoss(told);
    lose();
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    lose();
    expect(told).toHaveBeenCalledTimes(1);
    await until(() => state().phase === "blocked");
    expect(state()).toMatchObject({ problem: "unplugged", last: { take: "take-1" } });
  });
});

describe("a microphone that a call takes", () => {
  it("ends the take at once, with a tone, and is off; what was read until then is kept", async () => {
    const { send, store, state, interrupt, isOff } = await booth();
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    interrupt(true);
    expect(state().phase).toBe("storing");
    expect(soundPlayer.lowBeep).toHaveBeenCalledTimes(1);
    await until(() => state().phase === "blocked");
    expect(state()).toMatchObject({ problem: "interrupted", last: { take: "take-1" } });
    expect(store.mock.calls).toEqual([[{ samples: samplesOf(1), rate: 48_000 }, 0]]);
    expect(isOff()).toBe(true);
    send({ type: "recordPressed" });
    await until(() => state().phase === "ready");
    await read(send, store, 2);
  });

  it("makes no sound where nobody reads, and is nothing when it is given back", async () => {
    const { state, interrupt } = await booth();
    interrupt(false);
    expect(state().phase).toBe("ready");
    interrupt(true);
    expect(state()).toMatchObject({ phase: "blocked", problem: "interrupted" });
    expect(soundPlayer.lowBeep).not.toHaveBeenCalled();
  });
});

describe("what was read", () => {
  it("is stored once, with its sentence, and heard", async () => {
    const { send, store, state } = await booth();
    send({ type: "sentenceChosen", sentence: 4 });
    await read(send, store, 1);
    expect(store.mock.calls).toEqual([[{ samples: samplesOf(1), rate: 48_000 }, 4]]);
    expect(soundPlayer.play).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ last: { take: "take-1" } });
  });

  it("is kept where it could not be stored, and the same is stored later", async () => {
    const { send, store, state } = await booth();
    store.mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    send({ type: "recordPressed" });
    await until(() => state().phase === "unstored");
    expect(state()).toMatchObject({ isFull: true });
    send({ type: "storePressed" });
    await until(() => state().phase === "ready");
    expect(store.mock.calls[1]).toEqual(store.mock.calls[0]);
    expect(store.mock.calls[1]![0].samples).toEqual(samplesOf(1));
  });

  it("is ended, with a tone, once it is longer than anybody reads; that is told before", async () => {
    const { send, store, state, hear } = await booth();
    hear(60);
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    hear(19);
    expect(state()).not.toHaveProperty("endIsNear");
    hear(1);
    expect(state()).toMatchObject({ phase: "recording", endIsNear: true });
    hear(10);
    expect(state().phase).toBe("storing");
    expect(soundPlayer.lowBeep).toHaveBeenCalledTimes(1);
    await until(() => store.mock.calls.length === 1);
    hear(60);
    expect(soundPlayer.lowBeep).toHaveBeenCalledTimes(1);
  });

  it("is forgotten where somebody throws it away, and the next take is another", async () => {
    const { send, store, state } = await booth();
    store.mockRejectedValueOnce(new Error("no"));
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    send({ type: "recordPressed" });
    await until(() => state().phase === "unstored");
    expect(state()).toMatchObject({ isFull: false });
    send({ type: "thrownAway" });
    await read(send, store, 2);
    expect(store.mock.calls.map(([{ samples }]) => samples)).toEqual([samplesOf(1), samplesOf(2)]);
  });

  it("is not stored where somebody gives up in the middle", async () => {
    const { send, store, state } = await booth();
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    send({ type: "thrownAway" });
    await read(send, store, 1);
    expect(store.mock.calls.map(([{ samples }]) => samples)).toEqual([samplesOf(2)]);
  });

  it("is stored though somebody leaves at the same moment", async () => {
    const { send, store, state, device } = await booth();
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    send({ type: "recordPressed" });
    device.close();
    await until(() => store.mock.calls.length === 1);
    expect(store.mock.calls[0]![0]).toEqual({ samples: samplesOf(1), rate: 48_000 });
  });

  it("is stored until there where the screen is taken away in mid-sentence", async () => {
    const { send, store, state, device, isOff } = await booth();
    send({ type: "sentenceChosen", sentence: 4 });
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    device.leave();
    expect(isOff()).toBe(true);
    await until(() => store.mock.calls.length === 1);
    expect(store.mock.calls).toEqual([[{ samples: samplesOf(1), rate: 48_000 }, 4]]);
  });

  it("is over at once where its sound is gone", async () => {
    const { send, state, soundOf } = await booth();
    soundOf.mockRejectedValueOnce(new Error("gone"));
    send({ type: "playPressed", take: "a" });
    expect(state().phase).toBe("playing");
    await until(() => state().phase === "ready");
    expect(soundPlayer.play).not.toHaveBeenCalled();
  });

  it("does not begin to sound where somebody records meanwhile", async () => {
    const { send, state, soundOf } = await booth();
    const sound = later<Sound>();
    soundOf.mockReturnValueOnce(sound.promise);
    send({ type: "playPressed", take: "a" });
    send({ type: "recordPressed" });
    sound.resolve({ samples: samplesOf(1), rate: 48_000 });
    await until(() => state().phase === "recording");
    expect(soundPlayer.play).not.toHaveBeenCalled();
  });
});

describe("the tone", () => {
  it("comes before the recording", async () => {
    const sounding = later<void>();
    vi.mocked(soundPlayer.beep).mockReturnValueOnce(sounding.promise);
    const { send, state, recorded } = await booth();
    send({ type: "recordPressed" });
    expect(recorded()).toBe(0);
    sounding.resolve();
    await until(() => state().phase === "recording");
    expect(recorded()).toBe(1);
  });

  it("is left out where nobody wants it", async () => {
    const { send, state } = await booth(undefined, { beeps: false });
    send({ type: "recordPressed" });
    expect(state().phase).toBe("recording");
    expect(soundPlayer.beep).not.toHaveBeenCalled();
  });

  it("that cannot sound keeps nobody from recording", async () => {
    vi.mocked(soundPlayer.beep).mockRejectedValueOnce(new Error("no loudspeaker"));
    const { send, state } = await booth();
    send({ type: "recordPressed" });
    await until(() => state().phase === "recording");
    expect(soundPlayer.beep).toHaveBeenCalledTimes(1);
  });
});

type Answer = Promise<Microphone | MicrophoneProblem>;

/** A booth whose microphone was asked for, and has answered. */
async function booth(answer?: Answer, { beeps = true } = {}) {
  const opened: (Microphone | undefined)[] = [];
  let stored = 0;
  const store = vi.fn<BoothPorts["store"]>(async (sound, sentence) => ({
    last: { take: `take-${++stored}`, sentence, flaws: [] },
    sound,
  }));
  const soundOf = vi.fn<(take: string) => Promise<Sound>>(async () => ({
    samples: samplesOf(1),
    rate: 48_000,
  }));
  const device = pretended();
  vi.mocked(microphone.open).mockImplementation(() => answer ?? Promise.resolve(device));
  const performing = createPerformBooth({
    wanted: () => ({ isCleaned: false }),
    beeps: () => beeps,
    longest: () => 30,
    onMicrophone: (each) => opened.push(each),
    store,
    soundOf,
  });
  const { send, state, start } = createMachine(
    boothBehaviour({ playsBack: () => true }),
    performing.perform,
  );
  performing.watchLoss(send);
  start();
  send({ type: "microphoneAsked" });
  await settled();
  const asked = vi.mocked(microphone.open).mock;
  return {
    device: performing,
    send,
    state,
    store,
    soundOf,
    opened,
    hear: device.hear,
    recorded: () => device.record.mock.calls.length,
    isOff: () => asked.calls.at(-1)![1].aborted,
    lose: () => asked.calls.at(-1)![2](),
    interrupt: (isInterrupted: boolean) => asked.calls.at(-1)![3]!(isInterrupted),
  };
}

/** A microphone that hears another sound each time something is recorded. */
function pretended() {
  let count = 0;
  const watchers = new Set<(chunk: Float32Array) => void>();
  return {
    id: "",
    name: "",
    rate: 48_000,
    watch(onHeard: (chunk: Float32Array) => void) {
      watchers.add(onHeard);
      return () => void watchers.delete(onHeard);
    },
    hear: (seconds: number) =>
      watchers.forEach((onHeard) => onHeard(new Float32Array(seconds * 48_000))),
    record: vi.fn<Microphone["record"]>(() => {
      const samples = samplesOf(++count);
      return async () => samples;
    }),
  };
}

function samplesOf(level: number) {
  return new Float32Array(8).fill(level / 8);
}

/** Reads a sentence and hears it, until so many are stored. */
async function read(
  send: (event: BoothEvent) => void,
  store: { mock: { results: unknown[] } },
  count: number,
) {
  send({ type: "recordPressed" });
  await settled();
  send({ type: "recordPressed" });
  await until(() => store.mock.results.length === count);
  await settled();
}

/** An answer that comes when the test wants it. */
function later<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((answer) => (resolve = answer));
  return { promise, resolve };
}

async function until(isSo: () => boolean) {
  await vi.waitFor(() => expect(isSo()).toBe(true), { interval: 1 });
}

/** Whatever was ready to happen has happened. */
function settled() {
  return new Promise((resolve) => setImmediate(resolve));
}
