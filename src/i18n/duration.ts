import type { Messages } from "./messages/en.ts";

/** A length of time for the eye and for the ear: “2:05” is heard as “two hundred and five”. */
export function duration(length: number, messages: Messages["duration"]) {
  const whole = Math.round(length);
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  const heard = [
    ...(minutes > 0 ? [messages.minutes(minutes)] : []),
    ...(seconds > 0 || minutes === 0 ? [messages.seconds(seconds)] : []),
  ];
  return {
    seen: `${minutes}:${String(seconds).padStart(2, "0")}`,
    heard: heard.reduce((first, second) => messages.both(first, second)),
  };
}
