import { expect, test } from "vitest";
import type { View } from "./view.ts";
import { hearsNothing, openBrowser } from "./walk.ts";

test("the tour is heard after the tap that asks for it, and by buttons to its end", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/disability?lang=en");
  await view.press("a", "^Blindness");
  await expect.poll(view.sounding).toBe("tour-introduction-by-buttons");
  await view.press("button", "^Skip the introduction$");
  for (const [name, file, step] of [
    ["Repeat", "tour-apollo", 1],
    ["Help", "tour-help-by-buttons", 1],
    ["Next", "tour-davide", 2],
    ["Back", "tour-apollo", 1],
    ["Next", "tour-davide", 2],
    ["Next", "tour-autunno", 3],
    ["Next", "tour-completed", 3],
  ] as const) {
    await view.press("button", `^${name}\\b`);
    await expect.poll(view.sounding).toBe(file);
    expect(await view.says(`step ${step} of 3`)).toBe(true);
  }
});

test("the tour opened cold does not sound by itself: it is told, and a button starts it", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/blind-user?lang=en");
  await expect.poll(() => view.says("Failed to play introduction audio.")).toBe(true);
  expect(await view.sounding()).toBe("silence");
  await view.press("button", "^Start the introduction");
  await expect.poll(view.sounding).toBe("tour-introduction-by-buttons");
});

test("a recording is heard to its end, and from its beginning again", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/artwork-description/apollo?lang=en");
  await view.press("button", "^Play\\b");
  await expect.poll(view.sounding).toBe("apollo");
  await view.goToEnd("Position");
  await expect.poll(() => view.run(() => document.querySelector("audio")?.ended)).toBe(true);
  await view.press("button", "^Play\\b");
  await expect.poll(view.sounding).toBe("apollo");
  expect(await view.run(() => document.querySelector("audio")!.currentTime)).toBeLessThan(30);
});

test("from the list to a work, to its picture enlarged, and back", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/list?lang=en");
  await view.press("a", "Primavera");
  await expect.poll(view.heading).toBe("Primavera");
  const pictures = () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0);
  await expect.poll(() => view.run(pictures)).toBe(true);
  // Safari would fetch the drawing too if `src` were set before the image is in its `<picture>`.
  expect(await view.run(fetched)).not.toContain("svg");
  await view.press("button", "^Enlarge the picture$");
  await view.press("button", "^Zoom in$");
  await expect.poll(() => view.says("Zoom 150%")).toBe(true);
  const enlarged = () => document.querySelector<HTMLImageElement>("dialog[open] img")?.naturalWidth;
  await expect.poll(() => view.run(enlarged)).toBeGreaterThan(0);
  await view.press("button", "^Close$");
  await view.press("a", "^Back$");
  await expect.poll(view.heading).toBe("Artworks");
});

test("a number leads to its work", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/deaf-user?lang=en");
  await view.press("button", "^Type the artwork number$");
  await expect.poll(view.asks).toBe(true);
  await view.press("button", "^9$");
  await expect.poll(() => view.says("There is no artwork with this number")).toBe(true);
  await view.press("button", "^Delete last digit$");
  await view.press("button", "^5$");
  await view.press("button", "^Open$");
  await expect.poll(view.address).toBe("/galleria-borghese/artwork/5?lang=en");
  await expect.poll(view.heading).toBe("Primavera");
});

test("the camera looks for a code, and is turned off", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/deaf-user?lang=en");
  await view.press("button", "^Tap to activate the camera");
  const isShown = () => {
    const video = document.querySelector("video");
    return video !== null && !video.paused && video.videoWidth > 0;
  };
  await expect.poll(() => view.run(isShown)).toBe(true);
  await view.press("button", "^Turn the camera off");
  await expect.poll(() => view.run(isShown)).toBe(false);
});

test("captions say that this engine does not recognise speech, and lead to the works", async () => {
  const view = await openBrowser({ tolerated: hearsNothing });
  await openApp(view, "/galleria-borghese/transcription?lang=it");
  await expect
    .poll(() => view.says("Questo browser non supporta il riconoscimento vocale."))
    .toBe(true);
  const ways = () => [...document.querySelectorAll("main a")].map((a) => a.getAttribute("href"));
  expect(await view.run(ways)).toEqual(["/galleria-borghese/list?lang=it"]);
});

test("another language is chosen on the way, and remembered", async () => {
  const view = await openBrowser();
  await openApp(view, "/galleria-borghese/list?lang=en");
  await view.press("button", "^Language: English");
  await expect.poll(view.asks).toBe(true);
  await view.press("a", "Deutsch");
  await expect.poll(view.heading).toBe("Die Werke");
  await expect.poll(view.language).toBe("de");
  await openApp(view, "/galleria-borghese/artwork/2");
  await expect.poll(view.language).toBe("de");
});

test("the browser's own language is offered first", async () => {
  const view = await openBrowser({ languages: ["it-IT"] });
  await openApp(view, "/galleria-borghese");
  const highest = () => {
    const links = [...document.querySelectorAll("main a[lang]")];
    const top = (link: Element) => link.getBoundingClientRect().top;
    return links.toSorted((one, other) => top(one) - top(other))[0]?.getAttribute("lang");
  };
  await expect.poll(() => view.run(highest)).toBe("it");
});

test("where nothing may be kept the visit goes on, and ends", async () => {
  const view = await openBrowser({ storage: false });
  await openApp(view, "/galleria-borghese");
  await view.press("a", "^Français$");
  await expect.poll(view.heading).toBe("Bienvenue");
  await view.press("a", "^Surdité");
  await expect.poll(view.heading).toBe("Scanner un QR code");
  await view.press("button", "^Terminer la visite$");
  await expect.poll(view.asks).toBe(true);
  await view.press("button", "^Terminer la visite$");
  await expect.poll(() => view.says("Votre visite est terminée")).toBe(true);
});

/** The kinds of the pictures of works that have been fetched. */
function fetched() {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return files.map((name) => /\/assets\/[\w-]+\.(svg|webp|avif|jpeg)$/.exec(name)?.[1]);
}

/** Opens a screen and waits until the app has taken it over. */
async function openApp(view: View, address: string) {
  await view.open(address);
  await expect.poll(view.isTakenOver).toBe(true);
}
