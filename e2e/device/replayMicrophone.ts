/** What `replayMicrophone` leaves in the page, for `microphone.ts`. */
export type Replaying = {
  /** Has the microphone that is on hear the file from its beginning, and waits for so long. */
  hearFile: (seconds: number) => Promise<void>;
};

/** What `microphone.ts` puts into a page in Firefox: the file that a microphone hears, in base64. */
type WithFile = { mediaFile: () => Promise<string> };

/**
 * Chromium reads its file when a microphone is turned on; this exchanges what a microphone that is
 * on hears for the sound of one turned on now. Firefox's fake microphone hears no file: there
 * the page is given the sound of the file in its place. Runs in the page before the page's own
 * scripts.
 */
export function replayMicrophone(inFirefox: boolean) {
  const { createMediaStreamSource } = AudioContext.prototype;
  let latest: { context: AudioContext; heard: GainNode; stream: MediaStream } | undefined;
  let stopHearing = () => {};

  AudioContext.prototype.createMediaStreamSource = function (stream) {
    const heard = this.createGain();
    latest = { context: this, heard, stream };
    if (inFirefox) void hearDecoded(this, heard);
    else stopHearing = hearStream(this, heard, stream);
    return heard as AudioNode as MediaStreamAudioSourceNode;
  };

  const replaying: Replaying = {
    async hearFile(seconds) {
      if (latest?.context.state !== "running") throw new Error("No microphone is on.");
      const { context, heard, stream } = latest;
      await (inFirefox ? hearDecoded(context, heard) : hearAnother(context, heard, stream));
      await passed(context, seconds);
    },
  };
  Object.assign(window, replaying);

  function hearStream(context: AudioContext, heard: GainNode, stream: MediaStream) {
    const source = createMediaStreamSource.call(context, stream);
    source.connect(heard);
    return () => source.disconnect();
  }

  async function hearAnother(context: AudioContext, heard: GainNode, stream: MediaStream) {
    const [track] = stream.getAudioTracks();
    const fresh = await navigator.mediaDevices.getUserMedia({ audio: track!.getConstraints() });
    stopHearing();
    const leave = hearStream(context, heard, fresh);
    stopHearing = () => {
      leave();
      for (const each of fresh.getTracks()) each.stop();
    };
    // A microphone that the page has turned off is off.
    context.addEventListener("statechange", stopHearing);
  }

  /** Answers once the file sounds; the sound before it ends. */
  async function hearDecoded(context: AudioContext, heard: GainNode) {
    stopHearing();
    let isOver = false;
    stopHearing = () => (isOver = true);
    const file = await (window as unknown as WithFile).mediaFile();
    const { buffer } = Uint8Array.from(atob(file), (each) => each.charCodeAt(0));
    const sound = await context.decodeAudioData(buffer);
    if (isOver) return;
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(heard);
    source.start();
    stopHearing = () => source.disconnect();
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
