import { drawPhotograph } from "./drawPhotograph.ts";
import { photographKind } from "./photographKind.ts";
import { photographProblem } from "./photographProblem.ts";

/** A picture as the museum keeps it: upright, at most 2400 pixels long, with nothing beside it. */
export type Photograph = { bytes: Uint8Array; extension: "jpg"; width: number; height: number };

type Refused = { phase: "refused"; reason: string };
type Decoded = { picture: ImageBitmap | HTMLImageElement; close: () => void };

const HEAVIEST = 60 * 1024 * 1024;
/** In pixels: each takes four bytes while the picture is open. */
const LARGEST = 120_000_000;
/** In pixels: a device that cannot open a picture of more has more likely run out of memory. */
const EXHAUSTING = 40_000_000;

/**
 * Takes a stranger's picture in, or says in words why not and what to do. Rejects only where
 * `signal` has aborted.
 */
export async function importPhotograph(
  file: Blob,
  name: string,
  signal?: AbortSignal,
): Promise<({ phase: "ready" } & Photograph) | Refused> {
  signal?.throwIfAborted();
  if (file.size > HEAVIEST) return photographProblem("heavy", name);
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  if (!bytes) return photographProblem("unreadable", name);
  const found = photographKind(bytes);
  if (!("width" in found)) return photographProblem(found.kind, name);
  const { kind } = found;
  const pixels = found.width * found.height;
  if (pixels > LARGEST) return photographProblem("large", name);
  // The type that a file came with may have a browser take it for something else.
  const decoded = await decode(new Blob([bytes], { type: `image/${kind}` }));
  if (!decoded) {
    if (kind === "heic" || kind === "avif") return photographProblem(kind, name);
    return photographProblem(pixels > EXHAUSTING ? "exhausted" : "damaged", name);
  }
  try {
    signal?.throwIfAborted();
    const { blob, width, height } = await drawPhotograph(decoded.picture, sizeOf(decoded));
    const drawn = new Uint8Array(await blob.arrayBuffer());
    signal?.throwIfAborted();
    return { phase: "ready", bytes: drawn, extension: "jpg", width, height };
  } catch (error) {
    if (signal?.aborted) throw error;
    return photographProblem("exhausted", name);
  } finally {
    decoded.close();
  }
}

/** Reads the picture that was copied last, where the browser lets a page ask for it. */
export function clipboardReader():
  | (() => Promise<{ phase: "pasted"; file: Blob } | Refused>)
  | undefined {
  // Missing on pages without HTTPS.
  const clipboard = globalThis.navigator?.clipboard as Partial<Clipboard> | undefined;
  return clipboard?.read ? readClipboard : undefined;
}

async function readClipboard(): Promise<{ phase: "pasted"; file: Blob } | Refused> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith("image/"));
      // oxlint-disable-next-line no-await-in-loop -- The first picture is the one.
      if (type) return { phase: "pasted", file: await item.getType(type) };
    }
  } catch {
    return {
      phase: "refused",
      reason:
        "Il browser non ha lasciato leggere gli appunti. Premi Ctrl e V (Comando e V sul Mac), oppure scegli la foto da un file.",
    };
  }
  return {
    phase: "refused",
    reason:
      "Negli appunti non c’è una foto. Premi su una foto con il tasto destro, scegli «Copia immagine», poi torna qui e incolla.",
  };
}

async function bytesOf(file: Blob) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved, or its drive is gone.
    return undefined;
  }
}

async function decode(blob: Blob): Promise<Decoded | undefined> {
  try {
    const picture = await createImageBitmap(blob, { imageOrientation: "from-image" });
    return { picture, close: () => picture.close() };
  } catch (error) {
    // An element would show a broken photograph as far as it goes, the rest grey.
    if (error instanceof DOMException && error.name === "InvalidStateError") return undefined;
    // Browsers before 2023 refuse the option; an element turns the picture upright in all of them.
    return decodeInElement(blob);
  }
}

async function decodeInElement(blob: Blob): Promise<Decoded | undefined> {
  const picture = new Image();
  const close = () => URL.revokeObjectURL(picture.src);
  picture.src = URL.createObjectURL(blob);
  try {
    await picture.decode();
    return { picture, close };
  } catch {
    close();
    return undefined;
  }
}

function sizeOf({ picture }: Decoded) {
  if (picture instanceof HTMLImageElement)
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  return { width: picture.width, height: picture.height };
}
