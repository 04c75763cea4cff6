import type { HostLimit, Measure } from "../../../content/publishing/hostLimits.ts";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";

const count = (number: number) => number.toLocaleString("it");

const words: Record<Measure, (most: number, found: number) => string> = {
  files: (most, found) => `al massimo ${count(most)} file, e la guida ne ha ${count(found)}`,
  filesInFolder: (most, found) =>
    `al massimo ${count(most)} file in una cartella, e in una ce ne sono ${count(found)}`,
  bytes: (most, found) =>
    `al massimo ${sizeInItalian(most)}, e la guida pesa ${sizeInItalian(found)}`,
  file: (most, found) =>
    `al massimo ${sizeInItalian(most)} per ogni file, e il più grande pesa ${sizeInItalian(found)}`,
};

/** What of the guide a host does not take. */
export function limitInItalian({ host, measure, most, found }: HostLimit): string {
  return `${host}: ${words[measure](most, found)}`;
}
