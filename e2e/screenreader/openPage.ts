import { textOf } from "./keys.ts";
import { quiet } from "./quiet.ts";
import type { Reader, Said } from "./reader.ts";
import { until } from "./until.ts";

/**
 * Opens an address, and waits until the reader has finished with the page: the rest of it would be
 * taken for what the first key brings.
 */
export async function openPage(
  reader: Reader,
  address: string,
  pageHas: string,
  preferences?: Record<string, number>,
) {
  reader.open(address, preferences);
  const said: Said[] = [];
  await until(reader, () => {
    said.push(...reader.said());
    return textOf(said).includes(pageHas);
  });
  await quiet(reader, said);
}
