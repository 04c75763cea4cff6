import type { Ears } from "../../catalogue/catalogue.ts";
import { catalogueAddress } from "../../catalogue/catalogueAddress.ts";
import type { Guide } from "../../catalogue/guide.ts";
import type { Kit } from "../../content/publishing/guide.ts";
import { shortHash } from "../../content/packing/shortHash.ts";
import { filesOfEars } from "./chunks.ts";

/** The files of a museum by which a device gets one size of ears, and keeps it. */
export async function earsFiles(
  { size, listed, files }: Kit["ears"][number],
  kit: Kit,
  { base, museum }: Guide,
): Promise<{ files: [address: string, text: string][]; ears: Ears }> {
  const under = (path: string) => base + path;
  const { runtime, gate, tokens, encoder, decoder } = listed;
  const text = JSON.stringify({
    size,
    runtime: {
      script: under(runtime.script),
      module: under(runtime.module),
      program: under(runtime.program),
    },
    gate: under(gate),
    tokens: under(tokens),
    encoder: encoder.map(under),
    decoder: decoder.map(under),
  });
  const at = async (name: string, content: string) =>
    catalogueAddress(base, museum!.slug, `ears-${size}`, name, await shortHash(content));
  const address = await at("ears", text);
  const bytes = new Map(kit.files.map((file) => [file.path, file.bytes]));
  // Only whoever has ears needs these parts of the app; a thousandth of the rest.
  const parts = filesOfEars(kit.chunks).map((file) => [under(`/${file}`), bytes.get(`/${file}`)!]);
  const needed = files.map(({ path, bytes: each }) => [under(path), each] as const);
  const list = JSON.stringify([...parts, [address, text.length], ...needed]);
  const listAddress = await at("files", list);
  return {
    files: [
      [address, text],
      [listAddress, list],
    ],
    ears: {
      size,
      bytes: needed.reduce((sum, [, each]) => sum + each, text.length),
      list: listAddress,
      files: address,
    },
  };
}
