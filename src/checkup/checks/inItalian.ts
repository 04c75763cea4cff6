/** “1 pagina”, “2.000 pagine”. */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString("it", { useGrouping: "always" })} ${number === 1 ? one : many}`;
}

/** In days or hours or minutes, whichever is the largest that fits. */
export function spanInItalian(seconds: number): string {
  if (seconds >= 2 * 86_400) return count(Math.round(seconds / 86_400), "giorno", "giorni");
  if (seconds >= 2 * 3600) return count(Math.round(seconds / 3600), "ora", "ore");
  return count(Math.max(1, Math.round(seconds / 60)), "minuto", "minuti");
}
