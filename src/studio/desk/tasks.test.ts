import { afterEach, expect, it, vi } from "vitest";
import { draftFiles } from "../../platform/draftFiles.ts";
import { draftsDatabase } from "../../platform/draftsDatabase.ts";
import { boothOf } from "../coverage/fixtures/boothOf.ts";
import type { Entry } from "../draft/journal.ts";
import { tasks } from "./tasks.ts";

afterEach(() => void vi.restoreAllMocks());

it("a take is kept for as long as the draft has it, or one step back would bring it again", async () => {
  const [chosen, takenBack] = ["a".repeat(64), "b".repeat(64)];
  const entry: Entry = {
    seq: 1,
    at: 0,
    until: 0,
    label: "Ripresa eliminata",
    kind: "edit",
    changes: [{ path: "booth/it/rana", before: boothWith(takenBack), after: undefined }],
  };
  vi.spyOn(draftsDatabase, "open").mockResolvedValue({
    record: { id: "x", name: "Museo", made: 0, changed: 0, seq: 1 },
    documents: new Map([["booth/it/fontana", boothWith(chosen)]]),
    entries: [entry],
  });
  const sweep = vi.spyOn(draftFiles, "sweep").mockResolvedValue();
  await tasks.tidy("x");
  expect(sweep).toHaveBeenCalledWith("x", new Set([chosen, takenBack]));
});

function boothWith(sha256: string) {
  const { takes, ...booth } = boothOf(["Una vasca."]);
  const [[id, take]] = Object.entries(takes!) as [[string, NonNullable<typeof takes>[string]]];
  return { ...booth, takes: { [id]: { ...take, sound: { ...take.sound, sha256 } } } };
}
