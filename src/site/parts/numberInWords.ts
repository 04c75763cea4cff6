const small = [
  "zero",
  "uno",
  "due",
  "tre",
  "quattro",
  "cinque",
  "sei",
  "sette",
  "otto",
  "nove",
  "dieci",
  "undici",
  "dodici",
  "tredici",
  "quattordici",
  "quindici",
  "sedici",
  "diciassette",
  "diciotto",
  "diciannove",
];
const tens = [
  "venti",
  "trenta",
  "quaranta",
  "cinquanta",
  "sessanta",
  "settanta",
  "ottanta",
  "novanta",
];

/** A number below ten thousand as it is said in Italian, in one word without accents. */
export function numberInWords(number: number): string {
  if (number < 20) return small[number]!;
  if (number < 100) {
    const ten = tens[Math.floor(number / 10) - 2]!;
    const unit = number % 10;
    return (unit === 1 || unit === 8 ? ten.slice(0, -1) : ten) + rest(unit);
  }
  if (number < 1000) return times(Math.floor(number / 100), "cento", "cento") + rest(number % 100);
  return times(Math.floor(number / 1000), "mille", "mila") + rest(number % 1000);
}

function times(count: number, once: string, more: string) {
  return count === 1 ? once : numberInWords(count) + more;
}

function rest(number: number) {
  return number === 0 ? "" : numberInWords(number);
}
