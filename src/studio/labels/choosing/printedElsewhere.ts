import type { PrintedDocument } from "../../draft/documents/labelsDocument.ts";

/**
 * The other addresses to which labels that were marked as printed lead, without the museum’s own
 * part. The last line of what a label said is its code; an old code of captions has no address.
 */
export function printedElsewhere(
  printed: PrintedDocument | undefined,
  address: string,
): readonly string[] {
  const found = Object.values(printed ?? {}).flatMap((text) => {
    const code = text.slice(text.lastIndexOf("\n") + 1);
    if (!/^https?:\/\//.test(code)) return [];
    return code.replace(/\/(?:artwork\/\d+|transcription)$/, "").replace(/\/[^/]+$/, "");
  });
  return [...new Set(found)].filter((each) => each !== address);
}
