import { at, type MuseumDocument, type Read } from "./documents.ts";

/** The address of the guide as it was typed: that of an older draft is in its museum. */
export function typedAddress(read: Read): string | undefined {
  return read(at.publication)?.address ?? read(at.museum)?.site;
}

/** The edits for another address. An older draft’s own is taken out of its museum. */
export function editsOfAddress(read: Read, address: string) {
  const { site, ...museum } = read(at.museum)!;
  return [
    [at.publication, { ...read(at.publication), address }],
    ...(site === undefined ? [] : [[at.museum, museum satisfies MuseumDocument] as const]),
  ] as const;
}
