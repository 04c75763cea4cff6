/** In bytes: hosts refuse files of more than 25 MB, and a small part is soon there. */
const PART = 8_000_000;

/**
 * Cuts a model into parts. None begins as a page does: a device does not store such a file
 * (src/platform/offline/validateResponse.ts), because it is mostly the sign-in page of a network.
 * @param {Uint8Array} model
 * @param {number} [most]
 * @returns {Uint8Array[]}
 */
export function splitModel(model, most = PART) {
  if (model.length <= most) return [model];
  let end = most;
  while (end > 1 && beginsAsPage(model.subarray(end, end + 100))) end--;
  return [model.subarray(0, end), ...splitModel(model.subarray(end), most)];
}

/** @param {Uint8Array} part */
function beginsAsPage(part) {
  return /^\s*</.test(new TextDecoder().decode(part));
}
