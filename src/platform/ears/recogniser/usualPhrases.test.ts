import { expect, it } from "vitest";
import { phrasesOf } from "../../../i18n/commands.ts";
import { languages } from "../../../i18n/languages.ts";
import { tourMessagesIn } from "../../../i18n/messagesIn.ts";
import usualPhrases from "./usualPhrases.json";

// After a change of the commands: npm run ears -- --phrases
it.each(languages)("how readily each command is written is known in %s", async (language) => {
  const { commands } = await tourMessagesIn[language]();
  expect(Object.keys(usualPhrases[language]).toSorted()).toEqual(phrasesOf(commands).toSorted());
  for (const likelihood of Object.values(usualPhrases[language]))
    expect(likelihood).toBeLessThan(-5);
});
