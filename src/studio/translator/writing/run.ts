import { escapeXml } from "./escapeXml.ts";

/** Words that look alike, in a paragraph of a Word document. */
export function run(text: string, properties = ""): string {
  const look = properties && `<w:rPr>${properties}</w:rPr>`;
  // Without `preserve`, Word drops the spaces at both ends.
  return `<w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}
