/** What `hearAnew` leaves in the page, for `microphone.ts`. */
export type Hearing = {
  /** Has the microphone that is on hear the file from its beginning, and waits for so long. */
  hearFile: (seconds: number) => Promise<void>;
};

/** What `microphone.ts` puts into the page: the file that a microphone hears, in base64. */
type Tape = { tape: () => Promise<string> };

/**
 * Chromium reads its file when a microphone is turned on; this exchanges what a microphone that is
 * on hears for the sound of one turned on now. Runs in the page before the page's own scripts.
 */
export function hearAnew() {
  const { createMediaStreamSource } = AudioContext.prototype;
  let latest: { context: AudioContext; heard: GainNode; stream: MediaStream } | undefined;
  let stopHearing = () => {};

  AudioContext.prototype.createMediaStreamSource = function (stream) {
    const heard = this.createGain();
    latest = { context: this, heard, stream };
    stopHearing = hear(this, heard, stream);
    return heard as AudioNode as MediaStreamAudioSourceNode;
  };

  const hearing: Hearing = {
    async hearFile(seconds) {
      if (latest?.context.state !== "running") throw new Error("No microphone is on.");
      const { context, heard, stream } = latest;
      const [track] = stream.getAudioTracks();
      const fresh = await navigator.mediaDevices.getUserMedia({ audio: track!.getConstraints() });
      stopHearing();
      const leave = hear(context, heard, fresh);
      stopHearing = () => {
        leave();
        for (const each of fresh.getTracks()) each.stop();
      };
      // A microphone that the page has turned off is off.
      context.addEventListener("statechange", stopHearing);
      await passed(context, seconds);
    },
  };
  Object.assign(window, hearing);

  function hear(context: AudioContext, heard: GainNode, stream: MediaStream) {
    const source = createMediaStreamSource.call(context, stream);
    source.connect(heard);
    return () => source.disconnect();
  }

  /** Waits for so many seconds of sound, or until the microphone is off. */
  async function passed(context: AudioContext, seconds: number) {
    const clock = new ConstantSourceNode(context, { offset: 0 });
    clock.connect(context.destination);
    clock.start();
    clock.stop(context.currentTime + seconds);
    await new Promise((resolve) => {
      clock.addEventListener("ended", resolve);
      context.addEventListener("statechange", resolve);
    });
  }
}

/**
 * The same for Firefox, whose pretended microphone hears no file: the page hears the `tape` in its
 * place. Runs in the page before the page's own scripts.
 */
export function hearTape() {
  let latest: { context: AudioContext; heard: GainNode } | undefined;
  let stopHearing = () => {};

  AudioContext.prototype.createMediaStreamSource = function () {
    const heard = this.createGain();
    latest = { context: this, heard };
    void hear(this, heard);
    return heard as AudioNode as MediaStreamAudioSourceNode;
  };

  const hearing: Hearing = {
    async hearFile(seconds) {
      if (latest?.context.state !== "running") throw new Error("No microphone is on.");
      const { context, heard } = latest;
      await hear(context, heard);
      const clock = new ConstantSourceNode(context, { offset: 0 });
      clock.connect(context.destination);
      clock.start();
      clock.stop(context.currentTime + seconds);
      // A microphone that the page has turned off is off.
      await new Promise((resolve) => {
        clock.addEventListener("ended", resolve);
        context.addEventListener("statechange", resolve);
      });
    },
  };
  Object.assign(window, hearing);

  /** Answers once the tape runs; the one before it ends. */
  async function hear(context: AudioContext, heard: GainNode) {
    stopHearing();
    let isOver = false;
    stopHearing = () => (isOver = true);
    const { buffer } = Uint8Array.from(atob(await (window as unknown as Tape).tape()), (each) =>
      each.charCodeAt(0),
    );
    const sound = await context.decodeAudioData(buffer);
    if (isOver) return;
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(heard);
    source.start();
    stopHearing = () => source.disconnect();
  }
}
