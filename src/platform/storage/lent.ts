import { readStored } from "./readStored.ts";

const KEY = "lent";

/** In minutes: less would interrupt a visitor in front of a work, more would never end a visit. */
export const lentMinutes = { least: 2, usual: 10, most: 120 };

/** The whole number of minutes that a text says, if a lent device may be given so many. */
export function minutesIn(text: string | undefined): number | undefined {
  const minutes = /^\d{1,3}$/.test(text ?? "") ? Number(text) : NaN;
  return minutes >= lentMinutes.least && minutes <= lentMinutes.most ? minutes : undefined;
}

/** Whether the museum lends this device. It belongs to the device: no visit's end deletes it. */
export const lent = {
  /** After so many minutes without use it asks whose visit it is; `undefined`: it is not lent. */
  minutes: () => minutesIn(readStored(KEY)),
  /** Answers whether it is stored. */
  write(minutes: number | undefined): boolean {
    try {
      if (minutes === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, String(minutes));
    } catch {
      // Storage is blocked or full.
    }
    return lent.minutes() === minutes;
  },
};
