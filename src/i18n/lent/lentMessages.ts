import type { Language } from "../languages.ts";
import { lent as de } from "./de.ts";
import { lent as en, type LentMessages } from "./en.ts";
import { lent as es } from "./es.ts";
import { lent as fr } from "./fr.ts";
import { lent as it } from "./it.ts";

/** The messages of a device that a museum lends: together, as others never fetch them. */
export const lentMessages: Record<Language, LentMessages> = { en, fr, de, it, es };
