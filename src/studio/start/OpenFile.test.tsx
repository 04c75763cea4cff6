import { expect, it, vi } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import type { LeftOut } from "../desk/tasks.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

const left: LeftOut[] = [
  { words: "it/fontana.json: short is not a text", language: "en" },
  { words: "Una parte degli appunti non si può leggere.", language: "it" },
];
vi.mock("./importDraft.ts", () => ({
  importDraft: async () => ({ phase: "opened", id: "x", leftOut: left }),
}));

it("whoever opens a file is told what in it could not be read", async () => {
  const { all, shown, user } = await openScreens(async () => {
    const { OpenFile } = await import("./OpenFile.tsx");
    const { WorksScreen } = await import("../works/WorksScreen.tsx");
    return { "/": OpenFile, "/:draft/opere": WorksScreen };
  }, draftOf({}));
  await user.upload(all.getByLabelText("Scegli il file"), new File(["zip"], "museo.varco.zip"));
  await shown("Opere");
  for (const { words, language } of left) expect(all.getByText(words).lang).toBe(language);
});
