import { fireEvent } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

it("where nobody knows the address of the guide nothing is printed, and it is said why and where it is found", async () => {
  const { all, shown } = await openLabels();
  await shown(/non si stampa nessuna etichetta/);
  const address = all.getByRole<HTMLInputElement>("textbox", { name: "Indirizzo della guida" });
  expect(address.value).toBe("");
  expect(all.queryAllByRole("article")).toEqual([]);
  const print = all.getByRole("button", { name: "Stampa o salva in PDF" });
  expect(print.getAttribute("aria-disabled")).toBe("true");
  expect(all.getByRole("link", { name: "Comincia dalla pubblicazione" }).getAttribute("href")).toBe(
    "/x/pubblica",
  );

  fireEvent.change(address, { target: { value: "https://varco.example" } });
  await shown(/^Questo indirizzo è solo un esempio/);
  fireEvent.change(address, { target: { value: "localhost:8080" } });
  await shown(/^Questo indirizzo vale solo su questo computer/);
  expect(all.queryAllByRole("article")).toEqual([]);
});

it("the address of an older draft is the one of its labels, until another is typed", async () => {
  const { all, draft, shown } = await openLabels({}, { site: "https://guida.museo.it" });
  await shown(/non è ancora stata pubblicata a questo indirizzo/);
  const address = all.getByRole<HTMLInputElement>("textbox", { name: "Indirizzo della guida" });
  expect(address.value).toBe("https://guida.museo.it");
  fireEvent.change(address, { target: { value: "https://www.museo.it/guida" } });
  await vi.waitFor(() => expect(address.value).toBe("https://www.museo.it/guida"));
  expect(draft.read(at.museum)).not.toHaveProperty("site");
  expect(draft.read(at.publication)).toEqual({ address: "https://www.museo.it/guida" });
});

it("after the guide has moved it is said where printed labels lead, and they are offered anew", async () => {
  const published = [
    { address: "https://www.museo.it/guida", version: "v", made: "2026-11-17T09:30:00.000Z" },
  ];
  const { all, draft, user, shown } = await openLabels({
    [at.publication]: { address: "https://www.museo.it/guida", published },
    [at.printed]: { fontana: "1\nFontana\n\n\nhttps://guida.museo.it/museo/artwork/1" },
  });
  await shown(/Le etichette che hai segnato come stampate portano a/);
  all.getByText("https://guida.museo.it");
  expect(all.queryByText(/non è ancora stata pubblicata/)).toBeNull();
  await user.click(all.getByRole("button", { name: "Prepara quelle da ristampare" }));
  await shown(/ci sono quelle da ristampare/);
  expect(draft.read(at.labels)).toMatchObject({ which: "changed" });
});

function openLabels(
  documents: Record<string, object> = {},
  museum: Parameters<typeof draftOf>[1] = {},
) {
  const load = async () => ({ "/": (await import("./LabelsScreen.tsx")).LabelsScreen });
  return openScreens(load, draftOf(documents, museum));
}
