import { expect, it } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

it("a museum whose name is corrected keeps its address, until the curator changes that too", async () => {
  const { all, draft, shown, user } = await openScreens(async () => {
    const { MuseumScreen } = await import("./MuseumScreen.tsx");
    return { "/": MuseumScreen };
  }, draftOf({}));
  await user.type(all.getByLabelText("Nome del museo"), " del Mare");
  expect(draft.read(at.museum)).toMatchObject({ name: "Museo del Mare", address: "museo" });
  await user.click(await shown("Cambia l’indirizzo in /museo-del-mare"));
  expect(draft.read(at.museum)).toMatchObject({ address: "museo-del-mare" });
});
