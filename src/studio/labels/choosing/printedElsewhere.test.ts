import { expect, it } from "vitest";
import { printedElsewhere } from "./printedElsewhere.ts";

const old = "https://guida.museo.it";
const now = "https://www.museo.it/guida";

it.each<[what: string, codes: string[], elsewhere: string[]]>([
  ["nothing is printed", [], []],
  ["all lead to the address of today", [`${now}/museo/artwork/1`, `${now}/museo`], []],
  ["a work leads to the old one", [`${old}/museo/artwork/12`], [old]],
  ["the first page leads to the old one", [`${old}/museo`], [old]],
  ["the captions lead to the old one", [`${old}/museo/transcription`], [old]],
  ["an old code of captions has no address", ["transcription"], []],
  ["each is named once", [`${old}/museo/artwork/1`, `${old}/museo/artwork/2`], [old]],
  [
    "in another folder of the same site",
    ["https://www.museo.it/museo/artwork/1", `${now}/museo`],
    ["https://www.museo.it"],
  ],
])("%s", (_, codes, elsewhere) => {
  const printed = Object.fromEntries(codes.map((code, at) => [`${at}`, `1\nTitle\n\n\n${code}`]));
  expect(printedElsewhere(printed, now)).toEqual(elsewhere);
});

it("nothing was ever marked as printed", () => {
  expect(printedElsewhere(undefined, now)).toEqual([]);
});
