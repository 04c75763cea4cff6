import { sha256 } from "../../../content/packing/manifest.ts";
import type { EncodePhotograph } from "../../../content/publishing/guide.ts";
import { ENCODING } from "../../../platform/photographs/encodePhotograph.ts";
import { packEncoded, unpackEncoded } from "../../../platform/photographs/packEncoded.ts";
import type { publishingFolder } from "../../../platform/publishing/publishingFolder.ts";

const INSIDE = "photographs";

type Store = Pick<typeof publishingFolder, "file" | "names" | "removeFile" | "write">;

/** Encodes each photograph once: its sizes are kept by its checksum. */
export function cachedPhotographs(
  draft: string,
  store: Store,
  encode: (
    photograph: Uint8Array<ArrayBuffer>,
    file: string,
  ) => Promise<Parameters<typeof packEncoded>[0]>,
): { encode: EncodePhotograph; forgetOthers: () => Promise<void> } {
  const used = new Set<string>();
  return {
    async encode(photograph, file) {
      const name = `${await sha256(photograph)}-${ENCODING}`;
      used.add(name);
      const kept = await store.file(draft, name, INSIDE);
      const read = kept && unpackEncoded(new Uint8Array(await kept.arrayBuffer()));
      if (read) return read;
      const encoded = await encode(photograph, file);
      // On a full disk the guide may still be made: keeping this only saves time.
      await store.write(draft, name, packEncoded(encoded), INSIDE).catch(() => {});
      return encoded;
    },
    /** Those that the guide did not ask for. */
    async forgetOthers() {
      const others = (await store.names(draft, INSIDE)).filter((name) => !used.has(name));
      await Promise.all(others.map((name) => store.removeFile(draft, name, INSIDE)));
    },
  };
}
