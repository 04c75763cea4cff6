/** A length of time for who reads and for who listens: “12,35 s”, “1 minuto e 12,35 secondi”. */
export function secondsInItalian(seconds: number, digits: 0 | 2 = 2) {
  // A minute is never “60,00 secondi”.
  const rounded = Number(seconds.toFixed(digits));
  const minutes = Math.floor(rounded / 60);
  const rest = rounded - minutes * 60;
  const written = rest.toLocaleString("it", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const restHeard = written === "1" ? "1 secondo" : `${written} secondi`;
  const minutesHeard = minutes === 1 ? "1 minuto" : `${minutes} minuti`;
  const parts = [
    ...(minutes > 0 ? [minutesHeard] : []),
    ...(minutes === 0 || Number(rest.toFixed(digits)) > 0 ? [restHeard] : []),
  ];
  return {
    seen: minutes > 0 ? `${minutes}:${padded(written, digits)}` : `${written} s`,
    heard: parts.join(" e "),
  };
}

function padded(written: string, digits: number) {
  return written.padStart(digits === 0 ? 2 : 3 + digits, "0");
}
