import { longest } from "../../../content/schema/limits.ts";

/** By how much a text is too long to be published; `undefined` if it is not. */
export function excessInItalian(text: string, most: number): string | undefined {
  const over = text.trim().length - most;
  if (over <= 0) return undefined;
  const count = over === 1 ? "1 carattere" : `${over.toLocaleString("it")} caratteri`;
  return `${count} di troppo`;
}

/** The same, and what to do. */
export function tooLongInItalian(text: string, most: number): string | undefined {
  const excess = excessInItalian(text, most);
  if (!excess) return undefined;
  const remedy = most === longest.line ? "accorcia" : "accorcia, o dividi in più parti";
  return `${excess}: ${remedy}. Nella bozza c’è tutto, ma oltre i ${most.toLocaleString("it", { useGrouping: "always" })} non si può pubblicare.`;
}
