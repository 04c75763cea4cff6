import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ears as folder } from "../../scripts/ears/folder.js";
import { ears } from "../../src/i18n/ears/en.ts";
import { press, seeks, textOf } from "./keys.ts";
import { openPage } from "./openPage.ts";
import type { Reader } from "./reader.ts";

/** Only where somebody has got the model: npm run ears. */
describe.runIf(folder.read())("speech recognised on the device", () => {
  let reader: Reader;

  beforeAll(async () => {
    reader = await openPage("/galleria-borghese/transcription?lang=en", "en");
  });

  afterAll(() => reader?.end());

  it("a heading offers it, with what it means", async () => {
    await seeks(reader, "h", ears.title);
    expect(textOf(await press(reader, "Down"))).toContain("Nothing that is said leaves it");
  });

  it("the check is said while it runs, and what it has found", async () => {
    await seeks(reader, "Tab", ears.check);
    const said = textOf(await press(reader, "Return", /is fast enough|too slow/));
    expect(said).toContain(ears.checking);
    expect(said).not.toMatch(/clickable|blank/);
  });

  it("the button that leads on has the focus", async () => {
    expect(textOf(await press(reader, "shift+Tab"))).not.toBe("");
    expect(textOf(await press(reader, "Tab", /button/))).toMatch(/Download, |Check again/);
  });
});
