/**
 * Runs in the page before its scripts: a microphone that hears what `window.tape` holds, and no
 * recogniser of the browser's own. Firefox has no microphone that hears a file.
 */
export function emulateMicrophone() {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  navigator.mediaDevices.getUserMedia = async () => {
    const { tape = "" } = /** @type {{ tape?: string }} */ (/** @type {unknown} */ (window));
    const bytes = Uint8Array.from(atob(tape), (letter) => letter.charCodeAt(0));
    const context = new AudioContext();
    const heard = context.createMediaStreamDestination();
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes.buffer);
    source.connect(heard);
    source.start();
    return heard.stream;
  };
}

/** Runs in the page before its scripts, where the browser's own microphone hears a file. */
export function removeRecogniser() {
  Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
}
