import { draftsDatabase } from "../../platform/draftsDatabase.ts";

const types: Record<string, string> = {
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt",
};

/** A file of a draft, of the kind that its name says; `undefined` where its bytes are gone. */
export async function fileBlob(
  draft: string,
  path: string,
  sha256: string,
): Promise<Blob | undefined> {
  const bytes = await draftsDatabase.readFile(draft, sha256);
  const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "";
  return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
}
