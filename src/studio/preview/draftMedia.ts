import type { Copies, Recording } from "../../catalogue/catalogue.ts";
import type { Media } from "../../content/publishing/localizeMedia.ts";
import { fromWebVtt } from "../../lib/sound/webVtt.js";
import { imageSize } from "../../platform/photographs/imageSize.ts";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { fileBlob } from "../draft/fileBlob.ts";
import { isNarratedCached } from "../voices/cachedReading.ts";

/** The pictures, recordings and films of a draft, as object URLs. */
export function draftMedia(draft: Draft): Media {
  const blobs = new Map<string, Promise<{ url: string; blob: Blob } | undefined>>();
  const sizes = new Map<string, number>();

  function blobOf(path: string) {
    const file = draft.read(at.file(path));
    if (!file) return Promise.resolve(undefined);
    const known = blobs.get(file.sha256) ?? read(path, file.sha256);
    blobs.set(file.sha256, known);
    // After a failure the next call tries again.
    known.catch(() => blobs.delete(file.sha256));
    return known;
  }

  async function read(path: string, sha256: string) {
    const blob = await fileBlob(draft.id, path, sha256);
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    sizes.set(url, blob.size);
    return { url, blob };
  }

  async function asset(path: string) {
    return (await blobOf(path))?.url ?? "";
  }

  return {
    async picture(file): Promise<Copies> {
      const found = await blobOf(`pictures/${file}`);
      const size = found && (await imageSize(found.url));
      return { src: found?.url ?? "", width: 4, height: 5, ...size, sources: [] };
    },
    async recording(language, name): Promise<Recording | undefined> {
      const isNarrated = isNarratedCached(draft.read, language, name);
      const path = `${isNarrated ? "narrated" : "recordings"}/${language}/${name}`;
      const sound = await blobOf(`${path}.mp3`);
      if (!sound) return undefined;
      const timing = await blobOf(`${path}.vtt`);
      const sentences = timing && fromWebVtt(await timing.blob.text());
      const cues = sentences?.map(({ start, end }) => [start, end] as const);
      return {
        voice: isNarrated ? "human" : "synthetic",
        src: sound.url,
        seconds: Math.round(cues?.at(-1)?.[1] ?? 0),
        ...(timing && cues && { track: timing.url, cues }),
      };
    },
    asset,
    sizeOf: (address) => sizes.get(address) ?? 0,
  };
}
