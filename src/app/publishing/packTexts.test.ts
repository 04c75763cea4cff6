import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { packTexts } from "./packTexts.ts";

const works = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`it/${at}.json`, `{"short":"${"parola ".repeat(at)}"}`]),
);

it("packs the same bytes with the zip of before as without it, whatever has changed", async () => {
  const before = await packTexts(readers(works));
  const { "it/3.json": _, ...fewer } = works;
  const changed = {
    ...fewer,
    "it/4.json": works["it/4.json"]!.replace("parola", "parole"),
    "it/zz.json": "{}",
  };
  const again = await packTexts(readers(changed), before);
  expect(Buffer.compare(again, await packTexts(readers(changed)))).toBe(0);
  const texts = Object.entries(unzipSync(again)).map(([path, content]) => [
    path,
    new TextDecoder().decode(content),
  ]);
  expect(Object.fromEntries(texts)).toEqual(changed);
});

it.each<[what: string, before: Uint8Array<ArrayBuffer>]>([
  ["nothing", new Uint8Array()],
  ["no zip", new TextEncoder().encode("PK no zip at all, but longer than the end of one")],
])("packs anew where what was before is %s", async (_, before) => {
  expect(await packTexts(readers(works), before)).toEqual(await packTexts(readers(works)));
});

function readers(texts: Record<string, string>) {
  return new Map(
    Object.entries(texts).map(([path, text]) => [path, async () => new TextEncoder().encode(text)]),
  );
}
