import { describe, expect, it } from "vitest";
import type { BoothDocument, Take } from "../../draft/documents/boothDocument.ts";
import { withChosen, withoutTake, withTakes } from "./boothEdits.ts";

const [una, due] = ["Una vasca.", "Due rane."];

/** A booth with two takes of a sentence, of which the older is heard, and one of another. */
const booth: BoothDocument = {
  reader: { name: "Maria Rossi" },
  takes: { old: take(una, 1), new: take(una, 3), other: take(due, 2) },
  chosen: { unavasca: "old", duerane: "other" },
  recorded: ["old", "other"],
};

describe("a take that is made", () => {
  it.each<[what: string, isChosen: boolean, said: string, chosen: BoothDocument["chosen"]]>([
    ["is heard", true, una, { unavasca: "made", duerane: "other" }],
    ["with a flaw is not heard", false, una, booth.chosen],
    // A comma is not heard.
    ["of the same words is heard", true, "Una, vasca", { unavasca: "made", duerane: "other" }],
    [
      "is heard where it is the first, flaw or not",
      false,
      "Tre pesci.",
      { ...booth.chosen, trepesci: "made" },
    ],
  ])("%s", (_, isChosen, said, chosen) => {
    const added = take(said, 9);
    expect(withTakes(booth, [["made", added]], isChosen)).toEqual({
      ...booth,
      takes: { ...booth.takes, made: added },
      chosen,
    });
  });

  it("is heard in place of one whose sound is gone", () => {
    const { chosen } = withTakes({ chosen: { unavasca: "gone" } }, [["made", take(una, 9)]], false);
    expect(chosen).toEqual({ unavasca: "made" });
  });

  it("may be the first of all", () => {
    expect(withTakes(undefined, [["made", take(una, 9)]], false)).toEqual({
      takes: { made: take(una, 9) },
      chosen: { unavasca: "made" },
    });
  });

  it("together with one of the same sentence leaves the first to be heard", () => {
    const both = [["one", take(una, 9)] as const, ["two", take(una, 9)] as const];
    expect(withTakes(undefined, both, false).chosen).toEqual({ unavasca: "one" });
    expect(withTakes(undefined, both, true).chosen).toEqual({ unavasca: "two" });
  });
});

describe("another take", () => {
  it("is heard for its own sentence", () => {
    expect(withChosen(booth, "new")).toEqual({
      ...booth,
      chosen: { unavasca: "new", duerane: "other" },
    });
  });

  it.each([
    ["another tab has taken it away", booth, booth],
    ["there is nothing at all", undefined, {}],
  ])("is not heard where %s", (_, before, after) => {
    expect(withChosen(before, "gone")).toEqual(after);
  });
});

describe("a take that is taken away", () => {
  it.each<[what: string, id: string, chosen: BoothDocument["chosen"]]>([
    ["leaves the newest of the others to be heard", "old", { unavasca: "new", duerane: "other" }],
    ["leaves what is heard where it was not that", "new", booth.chosen],
    [
      "leaves its sentence to be read again where it was the only one",
      "other",
      { unavasca: "old" },
    ],
  ])("%s", (_, id, chosen) => {
    const after = withoutTake(booth, id);
    expect(after.chosen).toEqual(chosen);
    expect(Object.keys(after.takes!)).toEqual(
      Object.keys(booth.takes!).filter((each) => each !== id),
    );
    expect(after).toMatchObject({ reader: booth.reader, recorded: booth.recorded });
  });

  it.each([
    ["nothing changes where it is gone already", booth, booth],
    ["there may be nothing at all", undefined, {}],
  ])("%s", (_, before, after) => {
    expect(withoutTake(before, "gone")).toEqual(after);
  });
});

function take(said: string, at: number): Take {
  return { said, sound: { sha256: "a", bytes: 1, type: "wav" }, from: 0, to: 1, at };
}
