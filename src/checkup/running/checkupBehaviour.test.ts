import { expect, it } from "vitest";
import { publishedGuide } from "../fixtures/publishedGuide.ts";
import { checkupBehaviour, type CheckupEvent } from "./checkupBehaviour.ts";

const { publication } = publishedGuide({ address: "https://a.example" });
const finding = { severity: "mend", found: "x" } as const;
const found: CheckupEvent = { type: "guideFound", publication, root: "https://a.example" };
const { initial, reduce, activity, besides } = checkupBehaviour;
const after = (...events: CheckupEvent[]) => events.reduce(reduce, initial);

it.each<[string, CheckupEvent[], object | undefined, object | undefined]>([
  ["it begins by itself", [], { do: "check", run: 1, everyByte: false }, undefined],
  [
    "while it runs it goes on",
    [found, { type: "filesInspected", done: 1, of: 9 }],
    { do: "check", run: 1, everyByte: false },
    undefined,
  ],
  ["at its end it rests", [found, { type: "ended" }], undefined, undefined],
  [
    "a guide that cannot be read is not checked",
    [{ type: "guideUnreadable", finding }],
    undefined,
    undefined,
  ],
  [
    "repeated, it begins anew, also in the middle",
    [found, { type: "repeatPressed" }],
    { do: "check", run: 2, everyByte: false },
    undefined,
  ],
  [
    "what is chosen now is for the next time",
    [found, { type: "everyByteChosen", everyByte: true }],
    { do: "check", run: 1, everyByte: false },
    undefined,
  ],
  [
    "the next time it is so",
    [{ type: "everyByteChosen", everyByte: true }, { type: "repeatPressed" }],
    { do: "check", run: 2, everyByte: true },
    undefined,
  ],
  [
    "the file is packed beside the check",
    [found, { type: "filePressed" }],
    { do: "check", run: 1, everyByte: false },
    { do: "pack", packing: 1 },
  ],
  [
    "a second press while it is packed changes nothing",
    [found, { type: "filePressed" }, { type: "filePressed" }],
    { do: "check", run: 1, everyByte: false },
    { do: "pack", packing: 1 },
  ],
  [
    "a file that was refused is packed again",
    [{ type: "filePressed" }, { type: "fileRefused", finding }, { type: "filePressed" }],
    { do: "check", run: 1, everyByte: false },
    { do: "pack", packing: 2 },
  ],
  [
    "a file that is saved is packed no more",
    [{ type: "filePressed" }, { type: "fileSaved", name: "a", bytes: 1 }],
    { do: "check", run: 1, everyByte: false },
    undefined,
  ],
])("%s", (_what, events, checks, packs) => {
  const state = after(...events);
  expect(activity(state)).toEqual(checks);
  expect(besides!(state)).toEqual(packs);
});

it("findings stand under their check, and a repeated check begins without any", () => {
  const told: CheckupEvent = { type: "found", check: "files", findings: [finding] };
  expect(after(found, told).check).toMatchObject({ results: { files: [finding] } });
  expect(after(told).check).toEqual({ phase: "finding" });
  expect(after(found, told, { type: "repeatPressed" }, found).check).toMatchObject({ results: {} });
});
