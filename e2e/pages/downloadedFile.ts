import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inFirefox } from "../device/browser.ts";

type Saved = { name: string; bytes: Buffer<ArrayBuffer> };

/** The file that a page puts among the downloads when `act` is done. */
export async function downloadedFile(page: Page, act: () => Promise<unknown>): Promise<Saved> {
  // Firefox's driver tells nothing of a file that a page has made itself.
  if (inFirefox) return noted(page, act);
  const download = page.waitForEvent("download");
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

async function noted(page: Page, act: () => Promise<unknown>): Promise<Saved> {
  const note = await page.evaluateHandle(noteSaved);
  await act();
  const { name, content } = await note.evaluate(({ saved }) => saved);
  return { name, bytes: Buffer.from(content, "base64") };
}

/** Notes the next file that the page saves, and the browser does not get it; runs in the page. */
function noteSaved() {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  const made = new Map<string, Blob>();
  const saved = new Promise<{ name: string; content: string }>((resolve) => {
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectURL(file);
      made.set(address, file);
      return address;
    };
    HTMLAnchorElement.prototype.click = function () {
      const file = made.get(this.href);
      if (!file) return click.call(this);
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
      const reader = new FileReader();
      reader.addEventListener("load", () =>
        resolve({ name: this.download, content: String(reader.result).split(",")[1]! }),
      );
      reader.readAsDataURL(file);
    };
  });
  return { saved };
}
