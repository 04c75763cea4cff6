/** The figures of the statement; `e2e/site/statement.spec.ts` compares them with the checks. */
export const checks = {
  /** Every page of the site and of the app that is built. */
  pages: 36,
  /** Each page in each language that it speaks. */
  versions: 112,
  /** Each page by day and by night, with usual and with more contrast. */
  lights: 4,
  /** All languages together, and the course. */
  recordings: 135,
  /** In per cent: how many words of one recording the checking program may mishear. */
  misheard: 5,
  misheardInGerman: 10,
  axe: "4.14.0",
};
