import { attributeOf, scanXml } from "./scanXml.ts";
import { mostBytes, refusals } from "./refusals.ts";
import { zipContent } from "./zipContent.ts";
import { zipEntries, type ZipEntry } from "./zipEntries.ts";

/** The text of a Word document as XML; else why this is none, and what to do. */
export function wordText(bytes: Uint8Array): { xml: string } | { refusal: string } {
  if (!bytes.length) return { refusal: refusals.empty };
  if (bytes.length > mostBytes) return { refusal: refusals.tooLarge };
  if (startsWith(bytes, "%PDF")) return { refusal: refusals.pdf };
  if (startsWith(bytes, "{\\rtf")) return { refusal: refusals.richText };
  if (startsWith(bytes, "\u00d0\u00cf\u0011\u00e0")) {
    return { refusal: isEncrypted(bytes) ? refusals.encrypted : refusals.oldWord };
  }
  if (!startsWith(bytes, "PK")) return { refusal: refusals.notWord };
  const entries = zipEntries(bytes);
  if (!entries) return { refusal: refusals.damaged };
  const entry = entries.get(mainPart(bytes, entries));
  if (!entry) return { refusal: otherKind(bytes, entries) };
  if (entry.size > mostBytes) return { refusal: refusals.tooLarge };
  const xml = decoded(zipContent(bytes, entry));
  return xml === undefined ? { refusal: refusals.damaged } : { xml };
}

/** Word on the web calls the text “document2.xml”: the list of relationships says which it is. */
function mainPart(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>): string {
  let path = "word/document.xml";
  const list = entries.get("_rels/.rels");
  const xml = list && list.size < 1024 * 1024 && decoded(zipContent(bytes, list));
  if (!xml) return path;
  scanXml(xml, {
    open: (_name, attributes) => {
      const target = attributeOf(attributes, "Target");
      const isMain = attributeOf(attributes, "Type")?.endsWith("/relationships/officeDocument");
      if (isMain && target) path = target.replace(/^\//, "");
    },
    close: () => {},
    text: () => {},
  });
  return path.startsWith("word/") ? path : "";
}

function otherKind(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>): string {
  const type = entries.get("mimetype");
  const kind = type && type.size < 200 && decoded(zipContent(bytes, type));
  if (kind && kind.includes("opendocument.spreadsheet")) return refusals.sheet;
  if (kind && kind.includes("opendocument")) return refusals.openDocument;
  if (entries.has("Index/Document.iwa")) return refusals.pages;
  return entries.has("xl/workbook.xml") ? refusals.sheet : refusals.otherZip;
}

/** A document with a password is an old container around a new document. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(name[0]!); at >= 0; at = bytes.indexOf(name[0]!, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function decoded(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const startsWith = (bytes: Uint8Array, letters: string) =>
  [...letters].every((letter, index) => bytes[index] === letter.charCodeAt(0));
