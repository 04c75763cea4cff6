import { expect, test } from "vitest";
import { addresses } from "../pages/addresses.ts";
import { readsCodes } from "../pages/readsCodes.ts";
import { openBrowser, walksOn, network } from "./walk.ts";

test("the whole visit, downloaded, is there without a network: every screen, picture and voice, and the reader of codes", async () => {
  const view = await openBrowser({ tolerated: walksOn });
  await view.open("/galleria-borghese/disability?lang=it");
  await expect
    .poll(() => view.run(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await view.press("button", "^Scarica la visita");
  await expect.poll(() => view.says("La visita in italiano è su questo")).toBe(true);
  await view.open("about:blank");
  network.cut();
  for (const address of addresses.filter((each) => each.startsWith("/galleria-borghese"))) {
    await view.open(`${address}?lang=it`);
    await expect.poll(view.isTakenOver, { message: address }).toBe(true);
    expect(await view.heading(), address).not.toBe("Unexpected Application Error!");
    expect(await view.language(), address).toBe("it");
    await expect.poll(() => view.run(missingPictures), { message: address }).toEqual([]);
  }
  await view.open("/galleria-borghese/deaf-user?lang=it");
  await expect.poll(() => view.run(readsCodes)).toBe(true);
  await view.open("/galleria-borghese/artwork-description/apollo?lang=it");
  await expect.poll(view.isTakenOver).toBe(true);
  await view.press("button", "^Ascolta$");
  await expect.poll(view.sounding).toBe("apollo");
});

function missingPictures() {
  return [...document.images]
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ src }) => src);
}
