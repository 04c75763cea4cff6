/**
 * A text with its numbers in words, as the scripts write them.
 * @param {string} text
 * @param {string} language
 * @param {(number: number) => string} cardinal
 */
export function numbersInWords(text, language, cardinal) {
  return text.replaceAll(/\d+/g, (digits) => {
    const number = Number(digits);
    if (language !== "de") return cardinal(number);
    const isYear = number >= 1100 && number < 2000;
    const rest = number % 100;
    const spoken = isYear
      ? `${cardinal(Math.floor(number / 100))}hundert${rest > 0 ? cardinal(rest) : ""}`
      : cardinal(number);
    return spoken.replace(/^ein(?=hundert)/, "");
  });
}
