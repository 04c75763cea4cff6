import { afterEach, expect, it, vi } from "vitest";
import { draftFiles } from "../../platform/drafts/draftFiles.ts";
import { draftsDatabase } from "../../platform/drafts/draftsDatabase.ts";
import { boothOf } from "../coverage/fixtures/boothOf.ts";
import type { Entry } from "../draft/journal/journal.ts";
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
    entries: [],
  });
  vi.spyOn(draftsDatabase, "eachEntry").mockImplementation(async (_, see) => see(entry as never));
  const sweep = vi.spyOn(draftFiles, "sweep").mockResolvedValue();
  await tasks.tidy("x");
  expect(sweep).toHaveBeenCalledWith("x", new Set([chosen, takenBack]));
});

it("what only a forgotten entry had is thrown away with it", async () => {
  const [now, before, long] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];
  const entry = (seq: number, one: string, other: string): Entry => ({
    seq,
    at: 0,
    until: 0,
    label: "Fontana, immagine",
    kind: "edit",
    changes: [{ path: "file/pictures/fontana.jpg", before: picture(one), after: picture(other) }],
  });
  vi.spyOn(draftsDatabase, "open").mockResolvedValue({
    record: { id: "x", name: "Museo", made: 0, changed: 0, seq: 400 },
    documents: new Map([["file/pictures/fontana.jpg", picture(now)]]),
    entries: [],
  });
  vi.spyOn(draftsDatabase, "eachEntry").mockImplementation(async (_, see) => {
    for (let seq = 400; seq > 1; seq--) see(entry(seq, before, now) as never);
    see(entry(1, long, before) as never);
  });
  const forget = vi.spyOn(draftsDatabase, "forgetEntries").mockResolvedValue();
  const sweep = vi.spyOn(draftFiles, "sweep").mockResolvedValue();
  await tasks.tidy("x");
  expect(forget).toHaveBeenCalledWith("x", 100);
  expect(sweep).toHaveBeenCalledWith("x", new Set([now, before]));
});

const picture = (sha256: string) => ({ sha256, bytes: 1 });

function boothWith(sha256: string) {
  const { takes, ...booth } = boothOf(["Una vasca."]);
  const [[id, take]] = Object.entries(takes!) as [[string, NonNullable<typeof takes>[string]]];
  return { ...booth, takes: { [id]: { ...take, sound: { ...take.sound, sha256 } } } };
}
