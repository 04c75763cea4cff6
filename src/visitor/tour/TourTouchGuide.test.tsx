import { fireEvent, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { openPage, type Page } from "../../app/fixtures/openPage.ts";

it("the touch guide of a stop is one line until it is opened; it pauses the tour, which goes on where it was", async () => {
  const page = await openReady();
  await page.press(/^Play 39/);
  await page.passes(500);
  fireEvent.change(page.main.getAllByRole("slider", { name: "Position" })[0]!, {
    target: { value: "20" },
  });
  expect(guideOf(page)).toBeNull();
  await playGuide(page);
  expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });
  expect(page.main.queryByText("step 1 of 3")).not.toBeNull();
  expect(page.main.queryByText("Paused")).not.toBeNull();

  await page.press("Play 39 seconds");
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "tour-apollo", seconds: 20.5 });
  expect(within(guideOf(page)!).queryByRole("button", { name: "Play, the emblem" })).not.toBeNull();
});

it("a stop with one model has one guide, and needs no heading for it", async () => {
  const page = await openReady();
  await page.press(/^Next,/);
  await page.passes(500);
  await page.user.click(page.main.getByText("Touch guide"));
  expect(page.main.getAllByRole("heading")).toHaveLength(1);
  expect(page.main.getAllByText(/Ask the staff whether it is here/)).toHaveLength(1);
});

it("the keys pause and move the touch guide that is on; a headset leads on to the next stop", async () => {
  const page = await openReady();
  await playGuide(page);
  expect(page.lockScreen()).toMatchObject({
    title: "Apollo",
    album: "Touch guide: the emblem · Galleria Borghese",
  });
  await pressKey(page, 8);
  expect(page.voice().seconds).toBe(15.5);
  await pressKey(page, 5);
  expect(page.voice().isPlaying).toBe(false);
  await pressKey(page, 5);
  expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });
  await page.headset("pause");
  expect(page.voice().isPlaying).toBe(false);
  await page.headset("play");
  expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });
  await page.headset("nexttrack");
  await page.passes(500);
  expect(page.lockScreen()).toMatchObject({
    album: "step 2 of 3 · Galleria Borghese",
    playbackState: "playing",
  });
  // The guide of the stop before is gone, and the voice with which the tour speaks is not.
  expect(guideOf(page)).toBeNull();
  expect(page.voice()).toMatchObject({ file: "tour-davide", isPlaying: true });
});

it("a touch guide that has ended is played again by a headset and by the key, until the tour speaks", async () => {
  const page = await openReady();
  await playGuide(page);
  await page.hearToTheEnd();
  expect(page.lockScreen()).toMatchObject({ title: "Apollo", playbackState: "paused" });
  await page.headset("play");
  await page.passes(500);
  expect(page.voice()).toMatchObject({
    file: "touch-apollo-emblem",
    isPlaying: true,
    seconds: 0.5,
  });
  await page.hearToTheEnd();
  await pressKey(page, 5);
  await page.passes(500);
  expect(page.voice()).toMatchObject({
    file: "touch-apollo-emblem",
    isPlaying: true,
    seconds: 0.5,
  });
  await page.hearToTheEnd();

  await page.press(/^Play 39/);
  await page.passes(500);
  await page.headset("pause");
  await page.headset("play");
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "tour-apollo", isPlaying: true, seconds: 1 });
});

it.each(["on", "off"])(
  "what the assistant answers after a touch guide is played by a headset, and not the guide; tones are %s",
  async (tones) => {
    const page = await openReady({ "tour/tones": tones });
    await playGuide(page);
    await page.press("activate assistant");
    await page.passes(500);
    await page.tell("start", { from: 0, results: [["next", 0.9]] }, "end");
    await page.passes(1_000);
    await page.headset("play");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-davide", isPlaying: true });
  },
);

it.each(["on", "off"])(
  "a touch guide is silent while the tour listens, and ends the listening where it is played; tones are %s",
  async (tones) => {
    const page = await openReady({ "tour/tones": tones });
    await playGuide(page);
    await page.press("activate assistant");
    await page.passes(500);
    await page.tell("start");
    expect(page.voice().isPlaying).toBe(false);
    await page.press("Play, the emblem", guideOf(page)!);
    await page.passes(500);
    expect(page.main.queryByRole("button", { name: "activate assistant" })).not.toBeNull();
    expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });
    expect(page.sessions()).toMatchObject([{ state: "aborted", hasHeardTheVoice: false }]);
  },
);

/** Opens the tour, past the introduction; where speech is recognised has been agreed to. */
async function openReady(stored: Record<string, string> = {}) {
  const page = await openPage("/galleria-borghese/blind-user?lang=en", {
    stored: { "tour/speech": "service", ...stored },
  });
  await page.press("Skip the introduction");
  return page;
}

/** Opens the touch guides of the first stop, and plays the one of the emblem. */
async function playGuide(page: Page) {
  await page.user.click(page.main.getByText("Touch guide"));
  await page.press("Play, the emblem", guideOf(page)!);
  await page.passes(500);
}

function guideOf(page: Page) {
  return page.main.queryByRole("region", { name: "Touch guide: the emblem" });
}

async function pressKey(page: Page, digit: number) {
  await page.user.keyboard(`{Control>}{Shift>}[Digit${digit}]{/Shift}{/Control}`);
  await page.settle();
}
