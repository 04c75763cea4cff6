import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { microphone } from "./microphone.ts";

let port: MessagePort;
let track: EventTarget & { muted: boolean };
let context: PretendContext;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { port1, port2 } = new MessageChannel();
  port = port2;
  track = Object.assign(new EventTarget(), {
    muted: false,
    stop() {},
    label: "Desk",
    getSettings: () => ({ deviceId: "desk", sampleRate: 48_000 }),
  });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
  context = new PretendContext();
  vi.stubGlobal("AudioContext", function AudioContext() {
    return context;
  });
  vi.stubGlobal(
    "AudioWorkletNode",
    class {
      port = port1;
      connect() {}
    },
  );
});

afterEach(() => {
  port.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("what was said last, and is still on its way when one stops, is in the take", async () => {
  const end = new AbortController();
  const opened = await microphone.open({ isCleaned: false }, end.signal, () => {});
  if (typeof opened !== "object") throw new Error(`The microphone is not on: ${opened}`);
  const stop = opened.record();
  await nextChunk(opened.watch);
  const take = stop();
  port.postMessage(Float32Array.of(3));
  expect([...(await take)]).toEqual([2, 3]);
  end.abort();
});

it("a call takes the microphone for a while: told at once, and again when it is given back", async () => {
  const { told, end } = await watched();
  mute(true);
  expect(told).toEqual([true]);
  mute(false);
  expect(told).toEqual([true, false]);
  end.abort();
});

it("a microphone that is taken by the time it is on is told as such, after it was answered", async () => {
  track.muted = true;
  const { told, end } = await watched();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([true]);
  end.abort();
});

it.each(["interrupted", "suspended"])(
  "sound that is %s is told, and when it runs again",
  async (state) => {
    const { told, end } = await watched();
    context.become(state);
    expect(told).toEqual([true]);
    context.become("running");
    expect(told).toEqual([true, false]);
    end.abort();
  },
);

it("sound that stays suspended after a call is asked to go on, and not before the call is over", async () => {
  const { end } = await watched();
  const { resumed } = context;
  mute(true);
  context.become("interrupted");
  context.become("suspended");
  expect(context.resumed).toBe(resumed);
  mute(false);
  expect(context.resumed).toBe(resumed + 1);
  end.abort();
});

it("where no event tells, silence of the device does; a page that was busy for long does not", async () => {
  const { opened, told, end } = await watched();
  vi.advanceTimersByTime(1000);
  await nextChunk(opened.watch);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([true]);
  await nextChunk(opened.watch);
  expect(told).toEqual([true, false]);
  end.abort();
});

it("a microphone that is turned off tells nothing more", async () => {
  const { told, end } = await watched();
  end.abort();
  mute(true);
  context.become("closed");
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

/** A microphone that is on, and what is told of it. */
async function watched() {
  const end = new AbortController();
  const told: boolean[] = [];
  const opened = await microphone.open(
    { isCleaned: false },
    end.signal,
    () => {},
    (isInterrupted) => told.push(isInterrupted),
  );
  if (typeof opened !== "object") throw new Error(`The microphone is not on: ${opened}`);
  return { opened, told, end };
}

function mute(isMuted: boolean) {
  track.muted = isMuted;
  track.dispatchEvent(new Event(isMuted ? "mute" : "unmute"));
}

/** Sends a chunk, and waits until it has come. */
async function nextChunk(watch: (onHeard: () => void) => () => void) {
  port.postMessage(Float32Array.of(2));
  await new Promise<void>((come) => {
    const stopWatching = watch(() => {
      stopWatching();
      come();
    });
  });
}

class PretendContext extends EventTarget {
  state = "running";
  resumed = 0;
  sampleRate = 48_000;
  audioWorklet = { addModule: async () => {} };
  destination = {};
  createMediaStreamSource = () => ({ connect() {} });
  resume = async () => void (this.resumed += 1);
  close = async () => {};

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
