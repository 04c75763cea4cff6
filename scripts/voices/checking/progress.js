/** Characters of script a second on a small machine, for the estimate before any is measured. */
const FIRST_GUESS = 12;

/** @param {import("../../../src/catalogue/catalogue.ts").Script} script */
export const lettersIn = (script) => script.flat().join("").length;

/**
 * Shows how far the work is and how long it will still take: on one line in a terminal, else on one
 * for each recording.
 * @param {readonly import("../clips.js").Clip[]} clips
 */
export function progress(clips) {
  const total = clips.reduce((sum, { script }) => sum + lettersIn(script), 0);
  const isTerminal = process.stdout.isTTY;
  const started = Date.now();
  let done = 0;
  let current = "";

  console.log(`About ${minutes(total / FIRST_GUESS)} of work, less where it was begun before.`);

  const line = () => {
    const share = done / total;
    const bar = "█".repeat(Math.round(share * 20)).padEnd(20, "░");
    const seconds = (Date.now() - started) / 1000;
    const left = done > 0 ? (seconds / done) * (total - done) : total / FIRST_GUESS;
    return `${bar} ${Math.round(share * 100)} %  ${minutes(left)} left  ${current}`;
  };
  const show = () => {
    if (isTerminal) process.stdout.write(`\r\u001B[K${line()}`);
  };
  return {
    /** @param {string} text */
    title(text) {
      current = text;
      if (isTerminal) show();
      else console.log(line());
    },
    /** @param {number} characters */
    advance(characters) {
      done += characters;
      show();
    },
    end() {
      current = "done";
      console.log(isTerminal ? `\r\u001B[K${line()}` : line());
    },
  };
}

/** @param {number} seconds */
function minutes(seconds) {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
