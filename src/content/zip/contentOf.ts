import type { Entry } from "./directoryOf.ts";
import type { Refuse } from "./refusals.ts";

/** The bytes of a file, which are as many as declared and have the declared checksum. */
export async function contentOf(
  { path, method, size, crc }: Entry,
  body: Uint8Array<ArrayBuffer>,
  refuse: Refuse,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = method === 0 ? body : await inflated(body, size);
  if (typeof content === "string") refuse("bomb", `${path}: ${content}`);
  else if (crc32(content) !== crc)
    refuse("manifest", `${path}: it is damaged, as its checksum in the zip shows. Send it again`);
  else return content;
  return undefined;
}

/** A deflated file, of exactly that size; else words. It stops at the first byte too many. */
async function inflated(
  body: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const content = new Uint8Array(size);
  let length = 0;
  const take = (chunk: Uint8Array) => {
    if (length + chunk.length > size) return false;
    content.set(chunk, length);
    length += chunk.length;
    return true;
  };
  const outcome = await inflate(body, take);
  if (outcome === "stopped") return "it inflates to more than the size that the zip says";
  if (outcome === "damaged") return NOT_INFLATED;
  if (length !== size) return "it inflates to less than the size that the zip says";
  // Node ignores what follows the end of the deflated data; browsers refuse it. Where the end is
  // the last byte, the data without that byte cannot be inflated.
  length = 0;
  return (await inflate(body.subarray(0, -1), take)) === "damaged" ? content : NOT_INFLATED;
}

const NOT_INFLATED =
  "it cannot be inflated: it is damaged, cut off, or hides something after its end";

/** In bytes, how much is inflated at a time: deflate makes a thousand times that, 4 MB, at most. */
const PIECE = 4 * 1024;

/** Hands over what is inflated, piece by piece, until `take` answers that it is too much. */
async function inflate(
  body: Uint8Array<ArrayBuffer>,
  take: (chunk: Uint8Array) => boolean,
): Promise<"ended" | "stopped" | "damaged"> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= body.length) controller.close();
        else controller.enqueue(body.slice(at, (at += PIECE)));
      },
    },
    { highWaterMark: 0 },
  );
  const reader = pieces.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the next piece is asked for when there is room
      const { done, value } = await reader.read();
      if (done) return "ended";
      if (!take(value)) return "stopped";
    }
  } catch {
    return "damaged";
  } finally {
    reader.cancel().catch(() => {});
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The checksum that every zip has. It shows damage, not forgery: for that there is SHA-256. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1)
    crc = crcTable[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
