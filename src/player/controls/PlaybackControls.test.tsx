import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { openPage, type Page } from "../../app/fixtures/openPage.ts";
import { duration } from "../../i18n/duration.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/artwork-description/apollo";

describe("jumps of 15 seconds", () => {
  it.each(languages)("are announced in %s with the new position", async (language) => {
    const { player, duration: units } = await messagesIn[language]();
    const page = await open(language);
    const length = duration(Number(slider(page).max), units).heard;
    expect(slider(page).getAttribute("aria-valuetext")).toBe(
      player.position(duration(0, units).heard, length),
    );
    for (const [name, seconds] of [
      [player.forward, 15],
      [player.forward, 30],
      [player.rewind, 15],
      [player.rewind, 0],
      [player.rewind, 0],
    ] as const) {
      await page.user.click(page.main.getAllByRole("button", { name })[0]!);
      await page.passes(500);
      expect(slider(page).value).toBe(String(seconds));
      const words = player.position(duration(seconds, units).heard, length);
      expect(page.announced.at(-1)).toBe(words);
      expect(slider(page).getAttribute("aria-valuetext")).toBe(words);
    }
  });

  it("end at the end", async () => {
    const page = await open("en");
    moveTo(page, 85);
    await page.user.click(page.main.getAllByRole("button", { name: "Forward 15 seconds" })[0]!);
    await page.passes(500);
    expect(page.announced.at(-1)).toBe("1 minute 30 seconds of 1 minute 30 seconds");
  });
});

it.each(["before it has played", "while it is paused", "while it plays"])(
  "a recording that is moved to its end %s begins anew when it is played",
  async (when) => {
    // Files are a little longer than the whole seconds that are told.
    const page = await open("en", 90.4);
    if (when !== "before it has played") await pressFirst(page, "Play");
    if (when === "while it is paused") await pressFirst(page, "Pause");
    moveTo(page, 89);
    await pressFirst(page, "Forward 15 seconds");
    await page.passes(1_000);
    expect(slider(page).value).toBe("90");
    await pressFirst(page, "Play");
    expect(page.voice()).toMatchObject({ file: "apollo", isPlaying: true, seconds: 0.5 });
  },
);

it("a screen reader hears the position when it is asked for, not every second", async () => {
  const page = await open("en");
  await page.user.click(page.main.getAllByRole("button", { name: "Play" })[0]!);
  await page.passes(6_000);
  expect(slider(page).value).toBe("6");
  expect(slider(page).getAttribute("aria-valuetext")).toBe("0 seconds of 1 minute 30 seconds");
  slider(page).focus();
  await page.settle();
  expect(slider(page).getAttribute("aria-valuetext")).toBe("6 seconds of 1 minute 30 seconds");
  await page.passes(3_000);
  expect(slider(page).getAttribute("aria-valuetext")).toBe("6 seconds of 1 minute 30 seconds");
  await page.user.click(page.main.getByRole("button", { name: "Pause" }));
  await page.passes(500);
  moveTo(page, 30);
  await page.settle();
  expect(slider(page).getAttribute("aria-valuetext")).toBe("30 seconds of 1 minute 30 seconds");
});

it("the speed holds for what plays, for other recordings and for the next page of the visit", async () => {
  const before = await open("en");
  await before.user.click(before.main.getAllByRole("button", { name: "Play" })[0]!);
  await before.passes(1_000);
  await before.user.selectOptions(before.main.getAllByRole("combobox")[0]!, "1.5×");
  await before.passes(1_000);
  expect(before.voice()).toMatchObject({ rate: 1.5, seconds: 2.5 });

  const page = await openPage("/galleria-borghese/artwork/2?lang=en", { stored: before.stored() });
  const speeds = page.main.getAllByRole<HTMLSelectElement>("combobox", { name: "Speed" });
  expect(speeds[0]!.value).toBe("1.5");
  await page.user.click(page.main.getAllByRole("button", { name: "Play" })[0]!);
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "rinaldo-e-armida", isPlaying: true, rate: 1.5 });
});

async function open(language: string, length = 90) {
  const sound = { lengthOf: () => length };
  const page = await openPage(`${address}?lang=${language}`, { sound });
  // A screen reader does not know the live region before, so until then nothing is announced.
  await page.passes(1_500);
  return page;
}

/** Presses the audio description's own; those of touch guides follow it. */
async function pressFirst(page: Page, name: string) {
  await page.user.click(page.main.getAllByRole("button", { name })[0]!);
  await page.passes(500);
}

/** Of the audio description; those of touch guides follow it. */
function slider(page: Page) {
  return page.main.getAllByRole<HTMLInputElement>("slider")[0]!;
}

function moveTo(page: Page, seconds: number) {
  fireEvent.change(slider(page), { target: { value: String(seconds) } });
}
