/** A length of time for who reads and for who listens: “12,35 s”, “1 minuto e 12,35 secondi”. */
export function secondsInItalian(seconds: number, digits: 0 | 2 = 2) {
  // Rounded first: 59.999 seconds would become “60,00 secondi”.
  const rounded = Number(seconds.toFixed(digits));
  const minutes = Math.floor(rounded / 60);
  const rest = rounded - minutes * 60;
  const written = rest.toLocaleString("it", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const restInWords = written === "1" ? "1 secondo" : `${written} secondi`;
  const minutesInWords = minutes === 1 ? "1 minuto" : `${minutes} minuti`;
  const parts = [
    ...(minutes > 0 ? [minutesInWords] : []),
    ...(minutes === 0 || Number(rest.toFixed(digits)) > 0 ? [restInWords] : []),
  ];
  return {
    seen: minutes > 0 ? `${minutes}:${pad(written, digits)}` : `${written} s`,
    heard: parts.join(" e "),
  };
}

function pad(written: string, digits: number) {
  return written.padStart(digits === 0 ? 2 : 3 + digits, "0");
}
