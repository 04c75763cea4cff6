import type { Language } from "../../../i18n/languages.ts";
import { de } from "./de.ts";
import { en, type ReadyWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

/** What a tour says in every museum, by language. */
export const readyWordsIn: Record<Language, ReadyWords> = { en, fr, de, it, es };
