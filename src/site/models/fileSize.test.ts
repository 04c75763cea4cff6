import { expect, it } from "vitest";
import { fileSize } from "./fileSize.ts";

it.each([
  [120, "1\u00A0kB"],
  [640_400, "640\u00A0kB"],
  [999_700, "1\u00A0MB"],
  [1_240_000, "1,2\u00A0MB"],
])("the size of a file of %i bytes is said in Italian", (bytes, said) => {
  expect(fileSize(bytes)).toBe(said);
});
