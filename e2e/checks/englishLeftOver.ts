import { chooseLanguage } from "../../src/i18n/inAllLanguages/chooseLanguage.ts";
import { errorMessages } from "../../src/i18n/inAllLanguages/errorMessages.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../../src/i18n/messagesIn.ts";

/** The attributes that a screen reader reads out. */
export const spokenAttributes = ["aria-label", "alt", "placeholder", "title"];

/** Which texts of a page in another language are English messages. */
export async function englishLeftOver(said: string[], language: Language): Promise<string[]> {
  const own = new Set(await phrasesIn(language));
  const english = new Set((await phrasesIn("en")).filter((phrase) => !own.has(phrase)));
  return said.filter((text) => english.has(text));
}

/** Every message in a language; those that are functions are left out. */
async function phrasesIn(language: Language): Promise<string[]> {
  const messages = await Promise.all([
    messagesIn[language](),
    captionsMessagesIn[language](),
    tourMessagesIn[language](),
  ]);
  return phrasesOf([messages, errorMessages[language], chooseLanguage[language]]);
}

function phrasesOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(phrasesOf) : [];
}
