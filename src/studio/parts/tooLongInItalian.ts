import { longest } from "../../content/longest.ts";

/** By how much a text is too long to be published, and what to do; nothing where it is not. */
export function tooLongInItalian(text: string, most: number): string | undefined {
  const over = text.trim().length - most;
  if (over <= 0) return undefined;
  const count = over === 1 ? "1 carattere" : `${over.toLocaleString("it")} caratteri`;
  const remedy = most === longest.line ? "accorcia" : "accorcia, o dividi in più parti";
  return `${count} di troppo: ${remedy}. Nella bozza c’è tutto, ma oltre i ${most.toLocaleString("it", { useGrouping: "always" })} non si può pubblicare.`;
}
