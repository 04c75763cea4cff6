import { plain, type MarkedText } from "../../../i18n/markedText.ts";

/** In seconds: to begin, and for each character; who reads slowly, and thinks twice, needs a third. */
const TO_BEGIN = 60;
const PER_CHARACTER = 0.4;

/** A minute at 48 kHz is 12 MB, of which measuring and storing make copies: so much every device has. */
const MOST_SAMPLES = 16_000_000;

/** In seconds: whoever still records a sentence then has forgotten that they do. */
export function longestTake(sentence: MarkedText, rate: number): number {
  return Math.min(TO_BEGIN + PER_CHARACTER * plain(sentence).length, MOST_SAMPLES / rate);
}
