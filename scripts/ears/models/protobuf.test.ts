import { expect, it } from "vitest";
import { field, readFields, readNumber, writeFields } from "./protobuf.js";

it.each([0, 1, 127, 128, 300, 2 ** 31, 2 ** 40])("writes %i as it reads it", (number) => {
  const [read] = readFields(writeFields([field(15, number)]));
  expect(read?.number).toBe(15);
  expect(readNumber(read!.value)).toBe(number);
});

it("writes all it does not know as it was", () => {
  // A number below zero, eight bytes, four bytes, a text, and a field with a long number.
  const fields = [
    "08ffffffffffffffffff01",
    "110102030405060708",
    "1d01020304",
    "22026869",
    "a00605",
  ];
  const bytes = Buffer.from(fields.join(""), "hex");
  expect(Buffer.compare(writeFields(readFields(bytes)), bytes)).toBe(0);
});

it.each<[what: string, hex: string]>([
  ["a text that is cut short", "220568"],
  ["a number that is cut short", "08ff"],
  ["a page", Buffer.from("<!doctype html>").toString("hex")],
])("refuses %s", (_, hex) => {
  expect(() => readFields(Buffer.from(hex, "hex"))).toThrow("protocol buffer");
});
