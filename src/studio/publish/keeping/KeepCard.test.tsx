import { expect, it, vi } from "vitest";
import { draftOf } from "../../coverage/fixtures/draftOf.ts";
import type { Packed } from "../../desk/exportDraft.ts";
import { openScreens } from "../../fixtures/openScreens.tsx";

const desk = vi.hoisted(() => vi.fn<() => Promise<Packed>>());
const save = vi.hoisted(() => vi.fn<() => void>());
vi.mock("../../desk/desk.ts", () => ({ desk }));
vi.mock("../../../platform/browser/saveFile.ts", () => ({ saveFile: save }));

it.each<[what: string, faults: string[]]>([
  ["one fault", ["it/fontana.json: short is too long"]],
  ["two faults", ["it/fontana.json: short is too long", "museum.json: works is empty"]],
  ["no fault", []],
])("whoever keeps a guide with %s is told of that, and of nothing else", async (_, faults) => {
  desk.mockResolvedValue({ phase: "packed", zip: new Uint8Array(1), lost: [], faults });
  const { all, shown } = await kept();
  await shown("museo.varco.zip");
  expect(all.queryAllByText(/^Il controllo ha trovato qualcosa/)).toHaveLength(
    faults.length > 0 ? 1 : 0,
  );
  for (const fault of faults) all.getByText(fault);
});

it("nobody reads that all is in the file where it is not, and everybody is led to what is missing", async () => {
  const text = "Il film: è troppo grande";
  const lost = [{ text, to: "opere/fontana", begin: { says: "apri l’opera" } }];
  desk.mockResolvedValue({ phase: "packed", zip: new Uint8Array(1), lost, faults: [] });
  const { all, shown } = await kept();
  await shown(/ma non questo/);
  all.getByText(new RegExp(text));
  expect(all.getByRole("link", { name: `${text}: apri l’opera` }).getAttribute("href")).toBe(
    "/x/opere/fontana",
  );
  expect(all.queryByText(/c’è tutto\./)).toBeNull();
});

it.each<[what: string, answer: Packed, words: RegExp]>([
  ["is too large", { phase: "excess", excess: { large: [], bytes: 2e9 } }, /pesa 2000 MB/],
  ["has too many files", { phase: "excess", excess: { large: [], files: 70_000 } }, /70.000 file/],
  ["could not be opened again", { phase: "refused", details: ["it is cut off"] }, /it is cut off/],
])("a file that %s is not given to anybody", async (_, answer, words) => {
  save.mockClear();
  desk.mockResolvedValue(answer);
  const { shown } = await kept();
  await shown(words);
  expect(save).not.toHaveBeenCalled();
});

async function kept() {
  const opened = await openScreens(async () => {
    const { KeepCard } = await import("./KeepCard.tsx");
    return { "/": KeepCard };
  }, draftOf({}));
  await opened.user.click(opened.all.getByText("Scarica il file del museo"));
  return opened;
}
