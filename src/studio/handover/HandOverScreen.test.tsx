import { expect, it, vi } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import type { Packed } from "../desk/tasks.ts";
import { openScreens } from "../fixtures/openScreens.tsx";

const desk = vi.hoisted(() => vi.fn<() => Promise<Packed>>());
vi.mock("../desk/desk.ts", () => ({ desk }));
vi.mock("../../platform/studioDevice.ts", () => ({ saveFile() {} }));

it.each<[what: string, faults: string[]]>([
  ["one fault", ["it/fontana.json: short is too long"]],
  ["two faults", ["it/fontana.json: short is too long", "museum.json: works is empty"]],
  ["no fault", []],
])("whoever hands over a guide with %s is told of that, and of nothing else", async (_, faults) => {
  desk.mockResolvedValue({ zip: new Uint8Array(1), faults });
  const { all, shown, user } = await openScreens(async () => {
    const { HandOverScreen } = await import("./HandOverScreen.tsx");
    return { "/": HandOverScreen };
  }, draftOf({}));
  await user.click(all.getByText("Scarica la guida"));
  await shown("museo.varco.zip");
  expect(all.queryAllByText(/^Il controllo ha trovato qualcosa/)).toHaveLength(
    faults.length > 0 ? 1 : 0,
  );
  for (const fault of faults) all.getByText(fault);
});
