import { fireEvent } from "@testing-library/dom";
import { expect, it } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

it("where nobody knows the address of the site nothing is printed, and it is said why and who can help", async () => {
  const load = async () => ({ "/": (await import("./LabelsScreen.tsx")).LabelsScreen });
  const { all, shown } = await openScreens(load, draftOf({}));
  await shown(/non stampa nessuna etichetta.*chi pubblica lo studio/);
  const address = all.getByRole<HTMLInputElement>("textbox", { name: "Indirizzo del sito" });
  expect(address.value).toBe("");
  expect(all.queryAllByRole("article")).toEqual([]);
  const print = all.getByRole("button", { name: "Stampa o salva in PDF" });
  expect(print.getAttribute("aria-disabled")).toBe("true");

  fireEvent.change(address, { target: { value: "https://varco.example" } });
  await shown(/^Questo indirizzo è solo un esempio/);
  expect(all.queryAllByRole("article")).toEqual([]);
});
