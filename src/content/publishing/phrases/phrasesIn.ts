import type { Language } from "../../../i18n/languages.ts";
import { de } from "./de.ts";
import { en, type Phrases } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

/** How facts are said, by language. */
export const phrasesIn: Record<Language, Phrases> = { en, fr, de, it, es };
