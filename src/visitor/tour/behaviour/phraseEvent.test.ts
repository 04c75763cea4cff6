import { expect, it } from "vitest";
import { phrasesOf } from "../../../i18n/commands.ts";
import { languages } from "../../../i18n/languages.ts";
import { tourMessagesIn } from "../../../i18n/messagesIn.ts";
import { phraseEvent } from "./phraseEvent.ts";

const { commands } = await tourMessagesIn.en();

it.each([
  // The phrase that was listened for, what was said, and the answer.
  ["Next", "next", { type: "phraseHeard", phrase: "Next", command: "next" }],
  ["once more", "", { type: "phraseHeard", phrase: "once more", command: "repeat" }],
  ["Help", "health", { type: "phraseHeard", phrase: "Help", command: "help" }],
  [undefined, "lovely ", { type: "phraseHeard", phrase: "lovely", command: undefined }],
  [undefined, "the room next door", { phrase: "the room next door", command: undefined }],
  [undefined, "", { type: "nothingHeard" }],
  [undefined, " ", { type: "nothingHeard" }],
  // Not one of those that were listened for.
  ["go back now", "go back now", { phrase: "go back now", command: undefined }],
])("%s, said as “%s”", (phrase, said, answer) => {
  expect(phraseEvent({ type: "phraseHeard", phrase, said }, commands)).toMatchObject(answer);
});

it.each(languages)(
  "in %s each phrase stands for one command, by which it is found",
  async (language) => {
    const { commands: spoken } = await tourMessagesIn[language]();
    const phrases = phrasesOf(spoken);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const [command, words] of Object.entries(spoken))
      for (const phrase of words)
        expect(phraseEvent({ type: "phraseHeard", phrase, said: "" }, spoken)).toEqual({
          type: "phraseHeard",
          phrase,
          command,
        });
  },
);
