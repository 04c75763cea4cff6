import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { microphone } from "./microphone.ts";

let port: MessagePort;

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  port = port2;
  const track = Object.assign(new EventTarget(), {
    stop() {},
    label: "Desk",
    getSettings: () => ({ deviceId: "desk", sampleRate: 48_000 }),
  });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal("AudioContext", PretendContext);
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

class PretendContext {
  state = "running";
  sampleRate = 48_000;
  audioWorklet = { addModule: async () => {} };
  destination = {};
  createMediaStreamSource = () => ({ connect() {} });
  resume = async () => {};
  close = async () => {};
  addEventListener() {}
}
