import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../../src/i18n/messagesIn.ts";
import { languages, type Language } from "../../src/i18n/languages.ts";

/** In letters: shorter words are the same in several languages by chance. */
const LONG = 6;

/** What the app says in its other languages and not in this one: a visitor must not hear it. */
export async function foreignWords(language: Language): Promise<RegExp> {
  const own = (await textsOf(language)).join("\n");
  const others = languages.filter((each) => each !== language);
  const foreign = (await Promise.all(others.map(textsOf)))
    .flat()
    .filter((text) => text.length >= LONG && !own.includes(text))
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<!\\p{L})(?:${foreign.join("|")})(?!\\p{L})`, "u");
}

async function textsOf(language: Language): Promise<string[]> {
  const catalogues = [messagesIn, tourMessagesIn, captionsMessagesIn];
  return textsIn(await Promise.all(catalogues.map((catalogue) => catalogue[language]())));
}

/** Every text of a catalogue but those that are put together. */
function textsIn(messages: unknown): string[] {
  if (typeof messages === "string") return [messages];
  return messages && typeof messages === "object" ? Object.values(messages).flatMap(textsIn) : [];
}
