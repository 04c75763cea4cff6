import { expect, it } from "vitest";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import { labelWords } from "./labelWords.ts";

it.each(languages)(
  "the captions’ label names the profile as the app does (%s)",
  async (language) => {
    const { profile } = await messagesIn[language]();
    expect(labelWords[language].captions.how).toContain(profile.deafness);
  },
);

it.each(languages)("no sentence is longer than a small label holds (%s)", (language) => {
  const { ofWork, captions, firstPage } = labelWords[language];
  for (const text of [ofWork(9999), captions.how, firstPage.how])
    expect(text.length).toBeLessThanOrEqual(90);
});
