import { serve } from "../../scripts/hosting/serve.js";
import { firefox } from "../../scripts/machine/engines.js";
import type { Language } from "../../src/i18n/languages.ts";
import { quiet, textOf } from "./keys.ts";
import { orcaWords } from "./orcaWords.ts";
import { startReader, type Reader, type Said } from "./reader.ts";
import { until } from "./until.ts";

/**
 * Serves the site and opens one of its pages with a screen reader in a language; waits until the
 * reader has finished with the page: the rest of it would be taken for what the first key brings.
 */
export async function openPage(
  path: string,
  language: Language,
  preferences?: Record<string, number>,
): Promise<Reader> {
  const { port, close } = await serve({ port: 0 });
  const reader = await startReader(firefox(), language).catch((cause: unknown) => {
    close();
    throw cause;
  });
  const end = async () => {
    await reader.end();
    close();
  };
  try {
    reader.open(`http://localhost:${port}${path}`, preferences);
    const said: Said[] = [];
    await until(reader, () => {
      said.push(...reader.said());
      return textOf(said).includes(orcaWords[language].pageHas);
    });
    await quiet(reader, said);
  } catch (cause) {
    await end();
    throw cause;
  }
  return { ...reader, end };
}
