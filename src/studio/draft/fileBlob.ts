import { draftFiles } from "../../platform/drafts/draftFiles.ts";

const types: Record<string, string> = {
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt",
};

/** A file of a draft, with the media type of its extension; `undefined` if its bytes are gone. */
export async function fileBlob(
  draft: string,
  path: string,
  sha256: string,
): Promise<Blob | undefined> {
  const blob = await draftFiles.blob(draft, sha256);
  const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "";
  return blob?.slice(0, blob.size, type);
}
