/**
 * Sounds one after another.
 * @param {readonly Float32Array[]} sounds
 */
export function joinSamples(sounds) {
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}
