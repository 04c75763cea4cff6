import {
  openOfficeFile,
  textOfPart,
  type OfficeFile,
} from "../../../content/packing/openOfficeFile.ts";
import { walkXml } from "../../../lib/walkXml.ts";
import { mostBytes, documentRefusals } from "./documentRefusals.ts";

/**
 * In bytes: the most that is read of the list of relationships, and of an OpenDocument’s
 * `mimetype`.
 */
const MOST = { list: 1024 * 1024, kind: 200 };

/** The text of a Word document as XML, or why this is not one and what to do. */
export function wordText(bytes: Uint8Array): { xml: string } | { refusal: string } {
  if (!bytes.length) return { refusal: documentRefusals.empty };
  if (bytes.length > mostBytes) return { refusal: documentRefusals.tooLarge };
  if (startsWith(bytes, "%PDF")) return { refusal: documentRefusals.pdf };
  if (startsWith(bytes, "{\\rtf")) return { refusal: documentRefusals.richText };
  if (startsWith(bytes, "\u00d0\u00cf\u0011\u00e0")) {
    return { refusal: isEncrypted(bytes) ? documentRefusals.encrypted : documentRefusals.oldWord };
  }
  if (!startsWith(bytes, "PK")) return { refusal: documentRefusals.notWord };
  const file = openOfficeFile(bytes);
  if (!file) return { refusal: documentRefusals.damaged };
  const part = file.read(mainPart(file), mostBytes);
  if (part === "missing") return { refusal: otherKind(file) };
  if (part === "tooMuch") return { refusal: documentRefusals.tooLarge };
  const xml = decodePart(part);
  return xml === undefined ? { refusal: documentRefusals.damaged } : { xml };
}

/** Word on the web calls the text “document2.xml”: the list of relationships says which it is. */
function mainPart(file: OfficeFile): string {
  let path = "word/document.xml";
  walkXml(decodePart(file.read("_rels/.rels", MOST.list)) ?? "", {
    open: (_name, _attribute, { own }) => {
      const target = own("Target");
      const isMain = own("Type")?.endsWith("/relationships/officeDocument");
      if (isMain && target) path = target.replace(/^\//, "");
    },
  });
  return path.startsWith("word/") ? path : "";
}

function otherKind(file: OfficeFile): string {
  const kind = decodePart(file.read("mimetype", MOST.kind));
  if (kind?.includes("opendocument.spreadsheet")) return documentRefusals.sheet;
  if (kind?.includes("opendocument")) return documentRefusals.openDocument;
  if (file.has("Index/Document.iwa")) return documentRefusals.pages;
  return file.has("xl/workbook.xml") ? documentRefusals.sheet : documentRefusals.otherZip;
}

/** A document with a password is an old container around a new document. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(name[0]!); at >= 0; at = bytes.indexOf(name[0]!, at + 1)) {
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function decodePart(part: ReturnType<OfficeFile["read"]>): string | undefined {
  if (typeof part === "string") return undefined;
  try {
    return textOfPart(part, true);
  } catch {
    return undefined;
  }
}

const startsWith = (bytes: Uint8Array, letters: string) =>
  [...letters].every((letter, index) => bytes[index] === letter.charCodeAt(0));
