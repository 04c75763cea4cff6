import { fileHash } from "../publishing/fileHash.ts";

/** The part of a checksum that stands in the name of a file. */
export async function shortHash(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return shortened(
    await fileHash(typeof content === "string" ? new TextEncoder().encode(content) : content),
  );
}

/** @see shortHash */
export function shortened(hash: string): string {
  return hash.slice(0, 8);
}
