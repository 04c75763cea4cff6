import { deflateSync, zipSync, type Zippable } from "fflate";
import { zipLimits } from "../schema/limits.ts";
import type { MuseumFiles } from "../reading/museumFiles.ts";
import { MANIFEST, VARCO, sha256, type Manifest } from "./manifest.ts";
import { findExcess, inMB, kindOfFile, mayInflate } from "./allowedFiles.ts";

/** A zip stores local time: made from local parts, the bytes are the same in every time zone. */
const DATE = new Date(1980, 0, 1);

/**
 * A museum as the bytes of its `<address>.varco.zip`, the same for the same museum on each device:
 * `CompressionStream` deflates differently in Node and in browsers, so fflate does it. Fails with
 * words where nobody could open what it would be.
 */
export async function writeMuseumZip({ address, files }: MuseumFiles): Promise<Uint8Array> {
  const excess = findExcess(files);
  if (excess)
    throw new Error(
      `no zip can have this: at most ${zipLimits.files} files and ${inMB(zipLimits.bytes)} in all${excess.large.length > 0 ? `; too large are ${excess.large.join(", ")}` : ""}`,
    );
  // A zip that was unpacked by hand leaves its manifest in the folder.
  const paths = [...files.keys()].filter((path) => path !== MANIFEST).toSorted();
  const zippable: Zippable = {};
  const manifest: Manifest = { varco: VARCO, address, files: {} };
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- Node cannot open 20,000 files at once
    const content = (await files.get(path)!.read()) as Uint8Array<ArrayBuffer>;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as above
    manifest.files[path] = { bytes: content.length, sha256: await sha256(content) };
    zippable[path] = [content, { level: isDeflated(path, content) ? 9 : 0 }];
  }
  const text = new TextEncoder().encode(`${JSON.stringify(manifest, undefined, 2)}\n`);
  return zipSync({ [MANIFEST]: [text, { level: 9 }], ...zippable }, { mtime: DATE });
}

/** A text that would shrink to almost nothing is stored: our reader refuses it as a bomb otherwise. */
function isDeflated(path: string, content: Uint8Array) {
  const kind = kindOfFile(path);
  if (kind !== "text" && kind !== "list") return false;
  return mayInflate(content.length, () => deflateSync(content, { level: 9 }).length);
}
