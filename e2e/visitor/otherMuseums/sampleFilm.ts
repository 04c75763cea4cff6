import { chromium } from "@playwright/test";
import { browser as findBrowser, browserFlags } from "../../../scripts/machine/browser.js";

/** Makes a film of about a second, WebM, as no real one is there yet: a hand that moves. */
export async function sampleFilm(): Promise<Buffer> {
  // Also for journeys in Firefox: its `MediaRecorder` may lack an encoder.
  const executablePath = process.env["CHROME_PATH"] ?? (await findBrowser());
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage();
    const film = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
      const pen = canvas.getContext("2d")!;
      const parts: Blob[] = [];
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: "video/webm" });
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const recorded = new Promise((stopped) => (recorder.onstop = stopped));
      recorder.start();
      for (let frame = 0; frame < 30; frame++) {
        pen.fillStyle = "#17130f";
        pen.fillRect(0, 0, 320, 180);
        pen.fillStyle = "#f2ae8b";
        pen.fillRect(20 + frame * 8, 60, 40, 60);
        await new Promise((drawn) => setTimeout(drawn, 40));
      }
      recorder.stop();
      await recorded;
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
    });
    return Buffer.from(film);
  } finally {
    await browser.close();
  }
}
