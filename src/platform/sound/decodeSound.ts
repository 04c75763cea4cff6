/**
 * The samples of a sound file, all channels in one, at `rate`. Fails for what the browser cannot
 * play.
 */
export async function decodeSound(
  bytes: Uint8Array<ArrayBuffer>,
  rate: number,
): Promise<Float32Array<ArrayBuffer>> {
  // `decodeAudioData` detaches the buffer, and the caller may still need its bytes.
  const { buffer } = bytes.slice();
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(buffer);
  if (sound.numberOfChannels === 1) return sound.getChannelData(0);
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const samples = sound.getChannelData(channel);
    for (let at = 0; at < mixed.length; at++) mixed[at]! += samples[at]! / sound.numberOfChannels;
  }
  return mixed;
}
