type Frame = { length: number; samples: number; rate: number };

/** In kb/s, from 1 on: 0 is the free format, which no recording of ours may have. */
const bitRates = {
  mpeg1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];

/** In bytes, before the first frame: with more, pictures and texts would pass for sound. */
const MOST_STRANGE = 65_536;

/** Bytes of a picture can look like the beginning of a frame: so many frames in a row are none by chance. */
const ENOUGH = 3;

/** In bytes: no tag of an encoder reaches further into its frame. */
const LONGEST_TAG = 200;

/** How long an MP3 sounds, by its frames, without decoding it; `undefined` for what is no MP3. */
export function mp3Seconds(bytes: Uint8Array): number | undefined {
  const begin = endOfId3(bytes);
  const first = findFrames(bytes, begin, begin + MOST_STRANGE);
  if (first === undefined) return undefined;
  const tag = readTag(bytes, first);
  let at: number | undefined = tag ? tag.end : first;
  let frames = 0;
  let seconds = 0;
  while (at !== undefined) {
    const now = frameAt(bytes, at);
    if (!now) {
      // Words at the end of the file, or bytes that were damaged: players pass over them too.
      at = findFrames(bytes, at, bytes.length);
      continue;
    }
    frames += 1;
    seconds += now.samples / now.rate;
    at += now.length;
  }
  if (frames === 0) return undefined;
  if (!tag) return seconds;
  // A file that was cut off has lost its end, and with it what the encoder had added there.
  const added = frames < tag.frames ? tag.delay : tag.delay + tag.padding;
  return Math.max(seconds - added / tag.rate, 0);
}

/** A whole frame of layer III. */
function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync, kind, sound] = [bytes[at], bytes[at + 1] ?? 0, bytes[at + 2] ?? 0];
  const version = (kind >> 3) & 3;
  const isLayer3 = sync === 0xff && kind >> 5 === 7 && ((kind >> 1) & 3) === 1;
  if (!isLayer3 || version === 1) return undefined;
  const isMpeg1 = version === 3;
  const bitRate = bitRates[isMpeg1 ? "mpeg1" : "mpeg2"][(sound >> 4) - 1];
  const rate = rates[(sound >> 2) & 3];
  if (bitRate === undefined || rate === undefined) return undefined;
  const samples = isMpeg1 ? 1152 : 576;
  const own = isMpeg1 ? rate : version === 2 ? rate / 2 : rate / 4;
  const length = Math.floor((samples / 8) * ((bitRate * 1000) / own)) + ((sound >> 1) & 1);
  return at + length <= bytes.length ? { length, samples, rate: own } : undefined;
}

/** Where the next frames begin: several in a row, or the last ones of the file. */
function findFrames(bytes: Uint8Array, from: number, to: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at < to; at = bytes.indexOf(0xff, at + 1))
    if (areFrames(bytes, at)) return at;
  return undefined;
}

function areFrames(bytes: Uint8Array, from: number) {
  let at = from;
  for (let found = 0; found < ENOUGH; found++) {
    const frame = frameAt(bytes, at);
    if (!frame) return false;
    at += frame.length;
    if (at === bytes.length) return true;
  }
  return true;
}

/** What an encoder has written into a frame that does not sound. */
type Tag = { end: number; frames: number; delay: number; padding: number; rate: number };

function readTag(bytes: Uint8Array, at: number): Tag | undefined {
  const { length, samples, rate } = frameAt(bytes, at)!;
  // A frame may be shorter than its tag says: what is missing is read as zeros.
  const frame = new Uint8Array(LONGEST_TAG);
  frame.set(bytes.subarray(at, at + Math.min(length, LONGEST_TAG)));
  const none = { end: at + length, frames: 0, delay: 0, padding: 0, rate };
  const isMono = frame[3]! >> 6 === 3;
  const isMpeg1 = samples === 1152;
  const side = 4 + (isMono ? (isMpeg1 ? 17 : 9) : isMpeg1 ? 32 : 17);
  // Some encoders put a checksum between the beginning of the frame and their tag.
  const name = [side, side + 2].find((place) => /^(?:Xing|Info)$/.test(text(frame, place)));
  if (name === undefined) return text(frame, 36) === "VBRI" ? none : undefined;

  const view = new DataView(frame.buffer);
  const fields = view.getUint32(name + 4);
  const lengths = [4, 4, 100, 4].map((bytesOf, bit) => (fields & (1 << bit) ? bytesOf : 0));
  const encoder = name + 8 + lengths.reduce((sum, bytesOf) => sum + bytesOf, 0);
  const frames = fields & 1 ? view.getUint32(name + 8) : 0;
  // Where no encoder is named, its delay is not told either.
  if (frame[encoder] === 0) return { ...none, frames };
  const [one = 0, both = 0, other = 0] = frame.subarray(encoder + 21);
  return {
    ...none,
    frames,
    delay: (one << 4) | (both >> 4),
    padding: ((both & 15) << 8) | other,
  };
}

function text(bytes: Uint8Array, at: number) {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** Where the words and pictures end that many programs put before the sound. */
function endOfId3(bytes: Uint8Array): number {
  let at = 0;
  while (text(bytes, at).startsWith("ID3")) {
    const size = bytes.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    const hasFooter = ((bytes[at + 5] ?? 0) & 16) !== 0;
    at += 10 + size + (hasFooter ? 10 : 0);
  }
  return at;
}
