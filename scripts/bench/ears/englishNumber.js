const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/**
 * A number as it is said; what may be a year, as a year.
 * @param {number} number
 * @returns {string}
 */
export function englishNumber(number) {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (number >= 1_000_000) return String(number);
  if (number >= 1100 && number < 2000)
    return `${englishNumber(hundreds)} ${rest === 0 ? "hundred" : pairOf(rest)}`;
  if (number >= 1000)
    return joined(`${englishNumber(Math.floor(number / 1000))} thousand`, number % 1000);
  if (hundreds > 0) return joined(`${small[hundreds]} hundred`, rest);
  if (number < 20) return small[number] ?? "";
  const ten = tens[Math.floor(number / 10) - 2];
  return number % 10 === 0 ? `${ten}` : `${ten}-${small[number % 10]}`;
}

/** @param {number} rest */
function pairOf(rest) {
  return rest < 10 ? `oh ${small[rest]}` : englishNumber(rest);
}

/**
 * @param {string} start
 * @param {number} rest
 */
function joined(start, rest) {
  if (rest === 0) return start;
  return rest < 100 ? `${start} and ${englishNumber(rest)}` : `${start} ${englishNumber(rest)}`;
}
