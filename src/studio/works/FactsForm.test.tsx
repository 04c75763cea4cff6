import { expect, it } from "vitest";
import { localizeMuseum } from "../../content/publishing/localizeMuseum.ts";
import { mediaOf } from "../../content/fixtures/museumOf.ts";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { publishableMuseum } from "../draft/export/publishableMuseum.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

it("a technique chosen on the card is what visitors read; the words of before stay as a note", async () => {
  const { all, draft, user, shown } = await openForm({
    [at.words("it", "fontana")]: { technique: "tela/ pittura a olio" },
    [at.words("en", "fontana")]: { technique: "Oil painting" },
  });
  const read = async (language: "it" | "en") => {
    const museum = {
      ...publishableMuseum(draft.read, () => true),
      files: new Map(),
      narrations: {},
    };
    const { works } = await localizeMuseum(museum, language, mediaOf(museum));
    return works[0]!.work.technique;
  };
  expect(await read("it")).toBe("tela/ pittura a olio");
  await user.selectOptions(all.getByLabelText("Tecnica o materiale"), "Olio su tela");
  expect(await read("it")).toBe("Olio su tela");
  expect(await read("en")).toBe("Oil on canvas");
  await shown("tela/ pittura a olio");
  await user.selectOptions(all.getByLabelText("Tecnica o materiale"), "un’altra, da scrivere");
  expect(all.getByLabelText("Quale tecnica o materiale")).toHaveProperty(
    "value",
    "tela/ pittura a olio",
  );
});

it("a workshop is said to be one, and not that the master made it", async () => {
  const makers = [{ name: "Guercino" }];
  const { all, draft, user, shown } = await openForm({
    [at.work("fontana")]: { id: 1, title: "Fontana", makers },
  });
  await user.selectOptions(all.getByLabelText("Mano"), "bottega di");
  await shown("bottega di Guercino");
  expect(draft.read(at.work("fontana"))!.makers).toEqual([
    { name: "Guercino", hand: "workshopOf" },
  ]);
});

it("words that are pasted from Word stay apart where a line was broken by hand", async () => {
  const { all, draft, user } = await openForm({});
  const title = all.getByLabelText<HTMLInputElement>("Titolo");
  await user.clear(title);
  await user.click(title);
  await user.paste("Davide\u000Bcon la te\u00ADsta");
  expect(draft.read(at.work("fontana"))!.title).toBe("Davide con la testa");
});

function openForm(documents: Record<string, object>) {
  return openScreens(async () => {
    const { FactsForm } = await import("./FactsForm.tsx");
    const { useDocument } = await import("../draft/useDraft.ts");
    const Form = () => <FactsForm slug="fontana" work={useDocument(at.work("fontana"))!} />;
    return { "/": Form };
  }, draftOf(documents));
}
