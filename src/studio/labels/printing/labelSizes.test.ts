import { expect, it } from "vitest";
import { edgesOf, labelSizes, sheet } from "./labelSizes.ts";
import type { LabelSize } from "../../draft/documents/labelsDocument.ts";

/** In millimetres: what printers leave white. */
const UNPRINTED = 5;

it.each(Object.keys(labelSizes) as LabelSize[])("a sheet of %s labels fits A4", (size) => {
  const { width, height, columns, rows, gap } = labelSizes[size];
  const { across, down } = edgesOf(size);
  expect(across[0]).toBeGreaterThanOrEqual(UNPRINTED);
  expect(down[0]).toBeGreaterThanOrEqual(UNPRINTED);
  expect(across.at(-1)).toBeCloseTo(sheet.width - across[0]!);
  expect(down.at(-1)).toBeCloseTo(sheet.height - down[0]!);
  expect(across.at(-1)! - across[0]!).toBeCloseTo(columns * width);
  expect(down.at(-1)! - down[0]!).toBeCloseTo(rows * height + (rows - 1) * gap);
});
