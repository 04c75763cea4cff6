import { isLanguage, type Language } from "../../../i18n/languages.ts";

export const sizes = ["medium", "large", "larger", "huge", "largest"] as const;
export const themes = ["light", "dark", "dim"] as const;

/** How the visitor wants to read. */
export type Settings = {
  size: (typeof sizes)[number];
  /** `undefined`: the theme that the device prefers. */
  theme?: (typeof themes)[number];
  /** Shows whole sentences only. */
  isCalm: boolean;
  /** `undefined`: the language of the visit. */
  guideLanguage?: Language;
  /** Speech must not leave the device; `undefined` until the visitor or the first start decides. */
  onDevice?: boolean;
};

export const settingsKey = "captions/settings";

/** The settings in `stored`, which may be anything: what is not valid has its default. */
export function parseSettings(stored: string | undefined): Settings {
  const { size, theme, isCalm, guideLanguage, onDevice } = parseObject(stored);
  const chosenTheme = themes.find((candidate) => candidate === theme);
  return {
    size: sizes.find((candidate) => candidate === size) ?? "large",
    ...(chosenTheme && { theme: chosenTheme }),
    isCalm: isCalm === true,
    ...(isLanguage(guideLanguage as string) && { guideLanguage: guideLanguage as Language }),
    ...(typeof onDevice === "boolean" && { onDevice }),
  };
}

function parseObject(stored: string | undefined): Partial<Record<keyof Settings, unknown>> {
  try {
    return JSON.parse(stored ?? "") ?? {};
  } catch {
    return {};
  }
}
