import { describe, expect, it } from "vitest";
import { openPage, type Page } from "../../app/fixtures/openPage.ts";
import type { Sound } from "../../app/fixtures/emulateSound.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/blind-user";

describe("a recording of the tour that cannot be heard", () => {
  it.each(
    languages.flatMap((language) =>
      (["broken", "late"] as const).map((why) => [why, language] as const),
    ),
  )(
    "because it is %s is told in %s, its text is open, and one can try again",
    async (why, language) => {
      const tour = await tourMessagesIn[language]();
      const { player } = await messagesIn[language]();
      const sound: Sound = { faultOf: (src) => (src.includes("davide") ? why : undefined) };
      const page = await openPage(`${address}?lang=${language}`, { sound });
      await page.press(tour.skipIntroduction);
      await page.passes(1_000);
      page.announced.splice(0);
      expect(isTextOpen()).toBe(false);
      await page.press(new RegExp(`^${tour.commands.next[0]},`));
      await page.passes(why === "late" ? 10_500 : 500);
      expect(status()).toBe(player.problems[why]);
      expect(page.announced).toEqual([player.problems[why]]);
      expect(isTextOpen()).toBe(true);
      expect(page.logged.join()).toContain("cannot be played");

      delete sound.faultOf;
      await page.press(new RegExp(`^${player.play} \\d`));
      await page.passes(500);
      expect(page.voice()).toMatchObject({ file: "tour-davide", isPlaying: true, seconds: 0.5 });
      expect(status()).toBe(tour.playing);
    },
  );
});

describe("what the tour says, to read", () => {
  it("is marked sentence by sentence, and is heard from the one that is tapped", async () => {
    const page = await openReady();
    await page.user.click(page.main.getByText("Read along"));
    await page.press(/^Play/);
    await page.passes(500);
    expect(now()).toBe("Stop one of three.");
    await page.user.click(sentence("A green cloth edged with gold"));
    await page.passes(500);
    expect(now()).toContain("A green cloth");
    expect(page.voice().isPlaying).toBe(true);
  });

  it("is heard from the sentence that the arrow keys choose, beginning at the marked one", async () => {
    const page = await openReady();
    await page.user.click(page.main.getByText("Read along"));
    await page.user.click(sentence("A green cloth edged with gold"));
    await page.passes(500);
    await page.press(/^Pause/);
    page.main.getByRole("group", { name: /^To listen from/ }).focus();
    // The first arrow key leads to the sentence that stands marked.
    await page.user.keyboard("{ArrowUp}{ArrowUp}");
    expect(page.voice().isPlaying).toBe(false);
    await page.user.keyboard("{Enter}");
    await page.passes(500);
    expect(now()).toContain("lira da braccio");
    expect(document.querySelector("[data-now] [lang=it]")?.textContent).toBe("lira da braccio");
    expect(page.voice().isPlaying).toBe(true);
  });
});

/** Opens the tour, past the introduction. */
async function openReady() {
  const page: Page = await openPage(`${address}?lang=en`);
  await page.press("Skip the introduction");
  return page;
}

function status() {
  return document.querySelector(".tour-status")?.textContent?.trim();
}

function isTextOpen() {
  return document.querySelector<HTMLDetailsElement>(".tour-text")!.open;
}

/** The sentence that is marked. */
function now() {
  return document.querySelector(".tour-text [data-now]")?.textContent;
}

function sentence(words: string) {
  return [...document.querySelectorAll(".tour-text .sentence")].find((each) =>
    each.textContent?.includes(words),
  )!;
}
