/**
 * Runs in the page before its scripts: a microphone that records what `window.tape` holds, and no
 * recogniser of the browser's own. Firefox has no option for a microphone that plays a file.
 */
export function emulateMicrophone() {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  navigator.mediaDevices.getUserMedia = async () => {
    const { tape = "" } = /** @type {{ tape?: string }} */ (/** @type {unknown} */ (window));
    const bytes = Uint8Array.from(atob(tape), (letter) => letter.charCodeAt(0));
    const context = new AudioContext();
    const destination = context.createMediaStreamDestination();
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(destination);
    source.start();
    return destination.stream;
  };
}

/** Runs in the page before its scripts, where the browser's own microphone hears a file. */
export function removeRecogniser() {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
}
