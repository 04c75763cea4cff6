import { readFileSync } from "node:fs";
import { expect, type JSHandle, type Locator, type Page } from "@playwright/test";
import { folderOf } from "../../scripts/museums/folders.js";

/** A drawing without faults. */
export const goodDrawing = readFileSync(
  `${folderOf("galleria-borghese")}/models/apollo-emblem.svg`,
  "utf8",
);

/** A plate with one thing on it that fingers would not find, 100 mm from the left, 50 from the top. */
export const faultyDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 190">
  <g id="Vasca" data-relief="2"><rect x="30" y="60" width="50" height="50"/></g>
  <g id="Zampillo" data-relief="1"><rect x="99.7" y="30" width="0.6" height="40"/></g>
</svg>`;

/** A drawing on a sheet of another size. */
export const otherSheet = faultyDrawing.replace("0 0 150 190", "0 0 210 297");

/** Lets a file fall on the place for the drawing of a kind, and waits until it was checked. */
export async function dropDrawing(page: Page, label: string, svg: string, name = "disegno.svg") {
  const zone = page.getByRole("group", { name: label, exact: true });
  const held = await page.evaluateHandle(
    ([text, file]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], file!, { type: "image/svg+xml" }));
      return transfer;
    },
    [svg, name],
  );
  await drag(zone, "dragover", held);
  await expect(zone.getByText("Lascia qui il disegno")).toBeVisible();
  await drag(zone, "drop", held);
  await expect(page.getByText("Controllo il disegno…")).toHaveCount(0);
}

/** `dispatchEvent` of Playwright reads `ariaLabelledByElements` in the page: Firefox 153 crashes. */
function drag(zone: Locator, type: string, held: JSHandle<DataTransfer>) {
  return zone.evaluate(
    (element, [name, dataTransfer]) =>
      element.dispatchEvent(
        new DragEvent(name, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
      ),
    [type, held] as const,
  );
}
