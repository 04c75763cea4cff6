import { expect, it } from "vitest";
import { eventually, openPage, type Options } from "../../app/fixtures/openPage.ts";
import { en } from "../../i18n/messages/en.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/deaf-user?lang=";

it.each<[NonNullable<Options["cameraFails"]>, "refused" | "absent" | "busy"]>([
  ["NotFoundError", "absent"],
  ["OverconstrainedError", "absent"],
  ["nobody to ask", "absent"],
  ["SecurityError", "refused"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
])(
  "a camera that fails with %s is told as %s: seen, announced at once, and tried again where focus is",
  async (cameraFails, problem) => {
    const page = await openPage(`${address}en`, { cameraFails });
    await page.press(en.scanner.activateCamera);
    await page.passes(2_000);
    const { cameraFailed, problems, otherWays } = en.scanner;
    const told = [cameraFailed, problems[problem], otherWays];
    for (const sentence of told) expect(page.main.getByText(sentence)).toBeTruthy();
    expect(page.announced.at(-1)).toBe(told.join(" "));
    const again = page.main.getByRole("button", { name: en.tryAgain });
    expect(document.activeElement).toBe(again);
  },
);

it.each(languages)("in %s the trouble is told in its words, with two ways on", async (language) => {
  const { scanner, list, number, tryAgain } = await messagesIn[language]();
  const page = await openPage(address + language);
  await page.press(scanner.activateCamera);
  await page.passes(2_000);
  const told = [scanner.cameraFailed, scanner.problems.absent, scanner.otherWays];
  expect(page.announced.at(-1)).toBe(told.join(" "));
  expect(page.main.getByRole("button", { name: tryAgain })).toBeTruthy();
  expect(page.main.getByRole("button", { name: number.title })).toBeTruthy();
  await page.user.click(page.main.getByRole("link", { name: list.title }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(list.title),
  );
  expect(location.pathname + location.search).toBe(`/galleria-borghese/list?lang=${language}`);
});

it("asks for the camera on the back, and for no microphone", async () => {
  const page = await openPage(`${address}en`);
  await page.press(en.scanner.activateCamera);
  expect(page.used().wanted).toEqual({
    video: expect.objectContaining({ facingMode: { ideal: "environment" } }),
  });
});

it("nothing is told of a camera before it is asked for", async () => {
  const page = await openPage(`${address}en`);
  await page.passes(2_000);
  expect(page.main.getAllByText(en.scanner.description)).toHaveLength(1);
  expect(page.announced).toEqual([document.title]);
  expect(page.used().wanted).toBe(undefined);
});
