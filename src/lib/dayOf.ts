/** The day in the visitor's time zone, such as 2026-11-15. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return [date.getFullYear(), month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
