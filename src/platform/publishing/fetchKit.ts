/** Thrown where a file of the kit cannot be had, or is another one than the kit says. */
export class KitMissing extends Error {
  override name = "KitMissing";
}

/** A file of this site: it comes from the device where the studio’s service worker has it. */
export async function fetchKit(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok) throw new KitMissing(`${path}: ${answer ? answer.status : "no network"}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The same, of a file of which the kit says what is in it: `sha256` is in base64. */
export async function fetchKitFile(
  path: string,
  expected: { bytes: number; sha256: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await fetchKit(path);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  // A host may answer for a file that is not there with a page of its own.
  if (content.length !== expected.bytes || btoa(String.fromCharCode(...hash)) !== expected.sha256)
    throw new KitMissing(`${path}: it is another file`);
  return content;
}
