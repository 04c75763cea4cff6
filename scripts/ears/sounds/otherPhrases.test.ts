import { describe, expect, it } from "vitest";
import { findCommand, type Spoken } from "../../../src/i18n/commands.ts";
import { languages } from "../../../src/i18n/languages.ts";
import { tourMessagesIn } from "../../../src/i18n/messagesIn.ts";
import { everyVoice, nameOf, someVoices } from "./voices.js";
import phrases from "./otherPhrases.json" with { type: "json" };

describe.each(languages)("what is said instead of a command in %s", async (language) => {
  const spoken: Spoken = await tourMessagesIn[language]();

  it.each(phrases[language])("“%s” is none", (phrase) => {
    expect(findCommand(phrase, spoken)).toBeUndefined();
  });

  it("is enough to measure, and nothing is twice", () => {
    expect(phrases[language].length).toBeGreaterThanOrEqual(40);
    expect(new Set(phrases[language]).size).toBe(phrases[language].length);
  });

  it("is said by voices that all differ", () => {
    const names = everyVoice(language).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(10);
    const used = phrases[language].flatMap((_, place) => someVoices(language, place));
    expect(new Set(used.map(nameOf))).toEqual(new Set(names));
  });
});
