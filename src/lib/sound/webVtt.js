/** @typedef {{ start: number, end: number, text: string }} Cue in seconds */

/**
 * Sentences with their times, for `<track>`. Foreign words keep their mark, as WebVTT writes it.
 * @param {readonly Cue[]} cues
 */
export function toWebVtt(cues) {
  const blocks = cues.map(
    ({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${toLangTags(text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join("\n")}`;
}

/**
 * Reads the cues of a file that we or a museum wrote.
 * @param {string} file
 * @returns {Cue[]}
 */
export function fromWebVtt(file) {
  const blocks = file.replaceAll("\r\n", "\n").split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => line.includes("-->"));
    if (at === -1) return [];
    const [start = Number.NaN, end = Number.NaN] = (lines[at] ?? "").split("-->").map(seconds);
    return { start, end, text: fromLangTags(lines.slice(at + 1).join(" ")) };
  });
}

/** @param {number} time */
function stamp(time) {
  return new Date(Math.round(time * 1000)).toISOString().slice(11, 23);
}

/** @param {string} written with or without hours */
function seconds(written) {
  const [, hours = "0", minutes, rest] =
    written.trim().match(/^(?:(\d+):)?(\d\d):(\d\d\.\d{3})/) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** @param {string} text */
function toLangTags(text) {
  return text.replaceAll(/<(\w\w)>(.*?)<\/\1>/g, "<lang $1>$2</lang>");
}

/** @param {string} text */
function fromLangTags(text) {
  return text.replaceAll(/<lang (\w\w)>(.*?)<\/lang>/g, "<$1>$2</$1>").trim();
}
