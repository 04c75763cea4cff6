import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { openOfficeFile, textOfPart } from "./openOfficeFile.ts";

const part = strToU8("<a>Apollo</a>".repeat(20));
const zip = zipSync({ "xl\\Workbook.xml": part });
const path = "xl/workbook.xml";
const directory = new DataView(zip.buffer).getUint32(zip.length - 6, true);

it("a part is found whatever slashes and capitals its name is written with", () => {
  expect(read(zip)).toEqual(part);
  expect(openOfficeFile(zip)!.has("/XL/workbook.xml")).toBe(true);
  expect(openOfficeFile(zip)!.read("xl/styles.xml", 1)).toBe("missing");
});

it("a zip with a comment after its end is read", () => {
  const commented = new Uint8Array([...zip, ...strToU8("PK nothing")]);
  commented[zip.length - 2] = 10;
  expect(read(commented)).toEqual(part);
});

it("the sizes of the directory count, as they are after the parts or in a longer header", () => {
  const streamed = zip.slice();
  streamed.fill(0, 14, 26);
  streamed[6] = 8;
  expect(read(streamed)).toEqual(part);
});

it.each([
  ["another checksum", directory + 16, 7],
  ["another size", directory + 24, 7],
  ["a password", directory + 8, 1],
  ["a method that nobody knows", directory + 10, 12],
  ["a header that is none", 0, 0],
])("a part with %s is damaged", (_, at, byte) => {
  const changed = zip.slice();
  changed[at] = byte;
  expect(read(changed)).toBe("damaged");
});

it("a part is not inflated where it says that it is too much", () => {
  expect(openOfficeFile(zip)!.read(path, part.length - 1)).toBe("tooMuch");
});

it("what is cut off, or no zip, is not opened", () => {
  expect(openOfficeFile(zip.subarray(0, -1))).toBeUndefined();
  expect(openOfficeFile(strToU8("PK"))).toBeUndefined();
});

it("a text may be in UTF-16; where that matters, other bytes are no text", () => {
  const wide = new Uint8Array(Buffer.from("\uFEFFApollo", "utf16le"));
  expect(textOfPart(wide, true)).toBe("Apollo");
  expect(textOfPart(new Uint8Array([65, 0xff]), false)).toBe("A\uFFFD");
  expect(() => textOfPart(new Uint8Array([65, 0xff]), true)).toThrow(TypeError);
});

/** What the zip’s first part is read as. */
function read(bytes: Uint8Array) {
  return openOfficeFile(bytes)!.read(path, 1000);
}
