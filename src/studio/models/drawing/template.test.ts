import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figures } from "../../../tactile/model/figures.ts";
import { checkDrawing } from "../../../tactile/model/buildModel.ts";

const template = readFileSync(new URL("template.svg", import.meta.url), "utf8");

test("whoever begins with the template begins with a drawing that can be printed", async () => {
  const { faults, picture } = await checkDrawing(template);
  expect(faults).toEqual([]);
  expect(picture).toContain("<svg");
});

test("the template says the figures to which drawings are held", () => {
  const { plate, margin, labelHeight, line, gap, hollow, texture, highest } = figures;
  for (const figure of [
    `${plate.width} × ${plate.height} mm`,
    `${margin} mm dai bordi`,
    `${labelHeight} mm liberi in basso`,
    `per ${plate.cut} mm`,
    `almeno ${line.toLocaleString("it")} mm`,
    `almeno ${gap} mm`,
    `almeno ${hollow.width} mm`,
    `${texture.patch} × ${texture.patch} mm`,
    `massimo ${highest} mm`,
  ])
    expect(template).toContain(figure);
});
