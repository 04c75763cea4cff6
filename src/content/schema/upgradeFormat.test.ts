import { describe, expect, it } from "vitest";
import { isNewer, upgradeFormat } from "./upgradeFormat.ts";

describe("a museum of the first format", () => {
  it.each<[what: string, work: unknown, today: unknown]>([
    ["an artist is a maker", { artist: "Dosso" }, { makers: [{ name: "Dosso" }] }],
    [
      "with a hand",
      { artist: "Dosso", hand: "workshop" },
      { makers: [{ name: "Dosso", hand: "workshop" }] },
    ],
    ["a hand without an artist says nothing", { id: 1, hand: "workshop" }, { id: 1 }],
    ["who is not known stays so", { id: 1 }, { id: 1 }],
    ["an artist that is no text is left to the schema", { artist: 1 }, { makers: [{ name: 1 }] }],
    ["a work that is none is left to the schema", "apollo", "apollo"],
    ["nothing is left to the schema", null, null],
  ])("%s", (_, work, today) => {
    const museum = { format: 1, name: "Small", works: [work] };
    expect(upgradeFormat(museum)).toEqual({ format: 2, name: "Small", works: [today] });
  });

  it("works that are no list are left to the schema", () => {
    expect(upgradeFormat({ format: 1, works: "apollo" })).toEqual({ format: 2, works: "apollo" });
  });
});

it.each([
  [{ format: 2, works: [{ artist: "Dosso" }] }],
  [{ format: 3 }],
  [{ format: 0 }],
  [{ format: -1 }],
  [{ format: 1.5 }],
  [{ format: "1" }],
  [{}],
  [[]],
  ["museum"],
  [null],
])("%j stays as it is", (json) => {
  expect(upgradeFormat(json)).toBe(json);
});

it.each([
  [{ format: 3 }, true],
  [{ format: 2.5 }, true],
  [{ format: 2 }, false],
  [{ format: "3" }, false],
  [[3], false],
  [null, false],
])("whether %j is newer than this version of Varco: %s", (json, answer) => {
  expect(isNewer(json)).toBe(answer);
});
