import { expect, it, vi } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { at } from "../draft/documents/documents.ts";
import { openScreens } from "../fixtures/openScreens.tsx";
import { keyOf } from "./textKey.ts";
import type { Translations } from "./reading/translationsIn.ts";

const key = keyOf({ work: "fontana", part: "short" });
const back: Translations = {
  language: "en",
  rows: new Map([[key, "From the document."]]),
  originals: new Map([[key, "Breve."]]),
  left: [],
};

vi.mock("../desk/desk.ts", () => ({ desk: async () => back }));
vi.mock("../../platform/browser/saveFile.ts", () => ({ saveFile() {} }));

const english = at.words("en", "fontana");

it("a translation that another tab has written since is shown before a document takes its place", async () => {
  const { all, draft, shown, user } = await opened();
  await shown("Un testo nuovo o cambiato.");
  draft.edit("in another tab", [[english, { short: "Newer.", title: "Fountain" }]]);
  await user.click(all.getByRole("button", { name: "Prendi un testo" }));
  await shown(/^La bozza è cambiata nel frattempo/);
  expect(draft.read(english)).toEqual({ short: "Newer.", title: "Fountain" });
  all.getByText("Testi che lasciano il posto ad altri: 1");
  all.getByText("Newer.");
  await user.keyboard("{Enter}");
  await shown("Fatto.");
  expect(draft.read(english)).toEqual({ short: "From the document.", title: "Fountain" });
});

it("what is written elsewhere meanwhile stays, and is not in the way", async () => {
  const { all, draft, shown, user } = await opened();
  await shown("Un testo nuovo o cambiato.");
  draft.edit("in another tab", [[english, { title: "Fountain" }]]);
  await user.click(all.getByRole("button", { name: "Prendi un testo" }));
  await shown("Fatto.");
  expect(draft.read(english)).toEqual({ short: "From the document.", title: "Fountain" });
});

async function opened() {
  const page = await openScreens(
    async () => {
      const { TranslatorScreen } = await import("./TranslatorScreen.tsx");
      return { "/": TranslatorScreen };
    },
    draftOf({ [at.words("it", "fontana")]: { short: "Breve." } }),
  );
  const file = new File(["docx"], "inglese.docx");
  await page.user.upload(page.all.getByLabelText(/^Riprendi il documento tradotto/), file);
  return page;
}
