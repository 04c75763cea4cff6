/** What TypeScript does not know of the audio thread. */
declare const registerProcessor: (name: string, processor: unknown) => void;
declare const AudioWorkletProcessor: new () => { port: MessagePort };

/** In samples: so many are sent at once, 21 ms of sound at 48 kHz. */
const CHUNK = 1024;

/** Sends every sample. It runs in a thread of its own, so a busy page loses none. */
class Capture extends AudioWorkletProcessor {
  #chunk = new Float32Array(CHUNK);
  #filled = 0;

  process([input]: Float32Array[][]) {
    const [samples] = input ?? [];
    // A microphone that is not there yet gives no channel: time passes all the same.
    const heard = samples ?? new Float32Array(128);
    for (let from = 0; from < heard.length;) {
      const part = heard.subarray(from, from + CHUNK - this.#filled);
      this.#chunk.set(part, this.#filled);
      this.#filled += part.length;
      from += part.length;
      if (this.#filled === CHUNK) this.#send();
    }
    return true;
  }

  #send() {
    this.port.postMessage(this.#chunk, [this.#chunk.buffer]);
    this.#chunk = new Float32Array(CHUNK);
    this.#filled = 0;
  }
}

registerProcessor("capture", Capture);
