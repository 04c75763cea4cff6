import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { checkLetters } from "../reading/checkLetters.ts";

type Languages = { original: Language; language: Language };

/** The code in the table's head, which says from and into which language it is translated. */
export function documentKey({ original, language }: Languages): string {
  const code = `varco/${original}-${language}`;
  return `${code}/${checkLetters(code)}`;
}

/** The languages that such a code names. */
export function languagesOf(key: string): Languages | undefined {
  const [, original, language] = /^varco\/([a-z]{2})-([a-z]{2})\/[a-z]{2}$/.exec(key) ?? [];
  if (!isLanguage(original) || !isLanguage(language)) return undefined;
  return documentKey({ original, language }) === key ? { original, language } : undefined;
}
