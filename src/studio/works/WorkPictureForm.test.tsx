import { expect, it, vi } from "vitest";
import type { importPhotograph } from "../../platform/photographs/photograph.ts";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

vi.mock("../../platform/photographs/photograph.ts", () => ({
  clipboardReader: () => undefined,
  importPhotograph: (async () => ({
    phase: "ready",
    bytes: new Uint8Array(1),
    extension: "jpg",
    width: 1200,
    height: 900,
  })) satisfies typeof importPhotograph,
}));

it("what is typed while a photograph is being stored is still there when it comes", async () => {
  const { all, draft, user } = await openScreens(async () => {
    const { WorkPictureForm } = await import("./WorkPictureForm.tsx");
    const { useDocument } = await import("../draft/useDraft.ts");
    const Form = () => <WorkPictureForm slug="fontana" work={useDocument(at.work("fontana"))!} />;
    return { "/": Form };
  }, draftOf({}));
  const { draftsDatabase } = await import("../../platform/drafts/draftsDatabase.ts");
  let store = () => {};
  const stored = new Promise<void>((resolve) => (store = resolve));
  const keepFile = vi.spyOn(draftsDatabase, "keepFile").mockReturnValue(stored);
  const photo = new File(["foto"], "foto.jpg", { type: "image/jpeg" });
  await user.upload(all.getByLabelText("Scegli una foto"), photo);
  await vi.waitFor(() => expect(keepFile).toHaveBeenCalled());
  draft.edit("Fontana, sala", [[at.work("fontana"), { id: 1, title: "Fontana", room: "II" }]]);
  store();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(all.getByLabelText(/^Alternativa testuale/)),
  );
  expect(draft.read(at.work("fontana"))).toMatchObject({
    room: "II",
    picture: { file: "fontana.jpg", credit: "Museo" },
  });
});
