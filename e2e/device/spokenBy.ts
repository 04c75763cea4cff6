import { expect, type Page } from "@playwright/test";
import type { Told } from "./speechSynthesis.ts";

type Spoken = {
  text: string;
  lang: string;
  voice: string | undefined;
  rate: number;
  state: string;
};

type Pretended = { spoken: (Spoken & { tell: (told: Told) => void })[] };

/** What the app has had the device's voice speak, in order. */
export function spokenBy(page: Page): Promise<Spoken[]> {
  return page.evaluate(() =>
    (window as unknown as Pretended).spoken.map(({ text, lang, voice, rate, state }) => ({
      text,
      lang,
      voice: (voice as unknown as { name: string } | null)?.name,
      rate,
      state,
    })),
  );
}

/** Waits until the voice was asked to speak so many times, and has the last one tell something. */
export async function haveVoiceTell(page: Page, count: number, told: Told) {
  await expect.poll(async () => (await spokenBy(page)).length).toBe(count);
  await page.evaluate((what) => (window as unknown as Pretended).spoken.at(-1)!.tell(what), told);
}
