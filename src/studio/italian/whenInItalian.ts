const day = new Intl.DateTimeFormat("it", { weekday: "long", day: "numeric", month: "long" });
const time = new Intl.DateTimeFormat("it", { hour: "2-digit", minute: "2-digit" });

/** When something was: “oggi alle 14:05”, “ieri alle 9:30”, “lunedì 3 marzo alle 18:00”. */
export function whenInItalian(at: number, now = Date.now()): string {
  return `${dayInItalian(at, now)} alle ${time.format(at)}`;
}

export function dayInItalian(at: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return "oggi";
  return days === 1 ? "ieri" : day.format(at);
}

function midnight(at: number) {
  return new Date(at).setHours(0, 0, 0, 0);
}
