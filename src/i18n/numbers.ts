import type { Language } from "./languages.ts";

/**
 * A number as this language writes it. The first use of `Intl` held up a slow phone for a tenth of
 * a second while React hydrated the page, so numbers below a thousand are written by hand.
 */
export function numberIn(language: Language, value: number) {
  if (value >= 1000) return value.toLocaleString(language);
  return language === "en" ? String(value) : String(value).replace(".", ",");
}

export function percentIn(language: Language, share: number) {
  const space = language === "en" || language === "it" ? "" : "\u00A0";
  return `${numberIn(language, Math.round(share * 100))}${space}%`;
}

const lessThan: Record<Language, string> = {
  en: "less than",
  fr: "moins de",
  de: "weniger als",
  it: "meno di",
  es: "menos de",
};

/** How large a file is; what is there is never “0 MB”. */
export function megabytesIn(language: Language, bytes: number): string {
  const megabytes = Math.round(bytes / 100_000) / 10;
  if (megabytes === 0 && bytes > 0) return `${lessThan[language]} ${megabytesIn(language, 1e6)}`;
  return `${numberIn(language, megabytes)}\u00A0${language === "fr" ? "Mo" : "MB"}`;
}
