/** What `hearAnew` leaves in the page, for `microphone.ts`. */
export type Hearing = {
  /** Has the microphone that is on hear the file from its beginning, and waits for so long. */
  hearFile: (seconds: number) => Promise<void>;
};

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
