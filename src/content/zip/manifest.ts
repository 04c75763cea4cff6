import { hexadecimal } from "./hexadecimal.ts";

/** The version of the zip that `packed` writes. A higher one was written by a newer Varco. */
export const VARCO = 1;

/** Where the zip says which files it has; it is not a file of the museum. */
export const MANIFEST = "manifest.json";

export type Manifest = {
  varco: typeof VARCO;
  address: string;
  files: Record<string, { bytes: number; sha256: string }>;
};

/** The checksum that tells whether a file is the one that was packed. */
export async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));
}
