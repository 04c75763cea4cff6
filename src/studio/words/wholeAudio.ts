import { saysSides } from "../../content/proofreading/proofread.ts";
import type { AudioDescription } from "../../content/schema/schema.ts";
import type { Language } from "../../i18n/languages.ts";
import type { AudioDocument } from "../draft/documents/documents.ts";

/**
 * An audio description with nothing where something is still missing. The voice says whose left
 * and right are by itself, so nobody has to see to that.
 */
export function wholeAudio(audio: AudioDocument, language: Language): AudioDescription {
  const { namesSides: _, ...parts } = { label: [], subject: "", path: [], ...audio };
  return { ...parts, ...(saysSides(parts, language) && { namesSides: true as const }) };
}
