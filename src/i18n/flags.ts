import type { Language } from "./languages.ts";
import de from "./flags/de.svg";
import en from "./flags/en.svg";
import es from "./flags/es.svg";
import fr from "./flags/fr.svg";
import it from "./flags/it.svg";

/** Decoration beside a language’s name: the name alone is the label. */
export const flags: Record<Language, string> = { en, fr, de, it, es };
