import { megabytesIn } from "../../i18n/numbers.ts";

/** How large a file is, in Italian. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00A0kB` : megabytesIn("it", bytes);
}
