import { expect, it } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { publishableMuseum } from "../draft/export/publishableMuseum.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

it("a museum says in which town it is, and one that does not know yet says nothing", async () => {
  const { all, draft, user } = await openScreens(async () => {
    const { MuseumScreen } = await import("./MuseumScreen.tsx");
    return { "/": MuseumScreen };
  }, draftOf({}));
  const facts = () => publishableMuseum(draft.read, () => false).facts;
  expect(facts()).not.toHaveProperty("town");
  await user.type(all.getByLabelText("Città"), " Reggio Emilia ");
  expect(facts()).toMatchObject({ town: "Reggio Emilia" });
  await user.clear(all.getByLabelText("Città"));
  expect(facts()).not.toHaveProperty("town");
});

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
