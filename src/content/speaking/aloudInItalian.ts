/** Roughly how long something takes to say; an estimate to the second would be none. */
export function durationInItalian(seconds: number): string {
  const rounded = seconds < 20 ? Math.max(Math.round(seconds), 1) : Math.round(seconds / 5) * 5;
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (minutes === 0) return rest === 1 ? "circa 1 secondo" : `circa ${rest} secondi`;
  const whole = minutes === 1 ? "circa 1 minuto" : `circa ${minutes} minuti`;
  return rest === 0 ? whole : `${whole} e ${rest}`;
}
