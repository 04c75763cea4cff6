import { expect, it, vi } from "vitest";
import { draftOf } from "../../coverage/fixtures/draftOf.ts";
import { at } from "../../draft/documents/documents.ts";
import { openScreens } from "../../fixtures/openScreens.tsx";

vi.mock("../../desk/desk.ts", () => ({
  desk: async () => ({
    sheets: [
      {
        name: "opere",
        rows: [
          ["Numero", "Titolo", "Sala"],
          ["1", "Fontana", "II"],
        ],
      },
    ],
    notes: [],
  }),
}));

const fontana = at.work("fontana");

it("what another tab has written since a sheet was shown is told before the sheet takes its place", async () => {
  const { all, draft, shown, user } = await openScreens(async () => {
    const { ImportScreen } = await import("./ImportScreen.tsx");
    return { "/": ImportScreen };
  }, draftOf({}));
  await user.upload(all.getByLabelText("Scegli il foglio"), new File(["xlsx"], "opere.xlsx"));
  await shown("Prendi un’opera");
  draft.edit("in another tab", [[fontana, { id: 1, title: "Fontana", room: "Newer" }]]);
  await user.click(all.getByRole("button", { name: "Prendi un’opera" }));
  await shown(/^La bozza è cambiata nel frattempo \(Fontana\)/);
  expect(draft.read(fontana)).toMatchObject({ room: "Newer" });
  await user.keyboard("{Enter}");
  await shown("Fatto.");
  expect(draft.read(fontana)).toMatchObject({ room: "II" });
});
