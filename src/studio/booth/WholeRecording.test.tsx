import { expect, it, vi } from "vitest";
import { boothOf } from "../coverage/fixtures/boothOf.ts";
import { draftOf, whole } from "../coverage/fixtures/draftOf.ts";
import { at, readerOf } from "../draft/documents/documents.ts";
import { narratedFile } from "../draft/readings/readingOf.ts";
import { scriptOf } from "../draft/readings/scriptOf.ts";
import { openScreens } from "../fixtures/openScreens.tsx";
import type { joinTakes } from "./recording/joinTakes.ts";

const made = vi.hoisted(() => vi.fn<typeof joinTakes>());
vi.mock("./recording/joinTakes.ts", async (original) => ({
  ...(await original<typeof import("./recording/joinTakes.ts")>()),
  joinTakes: made,
}));

it("a recording is made by itself; once it is taken back, only when the curator asks for it", async () => {
  made.mockImplementation(async (draft, { language, clip, label }) => {
    const booth = draft.read(at.booth(language, clip))!;
    draft.edit(label, [
      [at.file(narratedFile(language, clip, "mp3")), { sha256: "a", bytes: 1 }],
      [at.booth(language, clip), { ...booth, recorded: Object.keys(booth.takes!) }],
    ]);
  });
  const { draft, shown, user } = await openScreens(async () => {
    const { WholeRecording } = await import("./WholeRecording.tsx");
    return { "/": () => <WholeRecording language="it" clip="fontana" label="Fontana" /> };
  }, readToItsEnd());
  await shown(/^È pronta/);

  draft.undo();
  const button = await shown("Metti insieme la registrazione");
  await vi.waitFor(() => expect(draft.state().phase).toBe("saved"));
  expect(made).toHaveBeenCalledTimes(1);
  expect(draft.read(at.file("narrated/it/fontana.mp3"))).toBeUndefined();

  await user.click(button);
  await shown(/^È pronta/);
});

/** A draft with an audio description of which every sentence is read, by whoever allows it. */
function readToItsEnd() {
  const words = { "it/fontana": { audio: whole } };
  const sentences = scriptOf(readerOf(draftOf(words)), "it", "fontana")!.flat();
  const reader = { name: "Maria Rossi", allowed: "2026-11-17" };
  return draftOf({ ...words, "booth/it/fontana": boothOf(sentences, { reader }) });
}
