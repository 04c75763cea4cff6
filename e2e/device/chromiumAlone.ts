import { test } from "@playwright/test";
import { inFirefox } from "./browser.ts";

/**
 * Marks a journey, or all of a `describe`, that only Chromium can be led through, and says what
 * Firefox lacks for it. `npm run browsers` counts them and prints why.
 */
export function chromiumAlone(why: string) {
  test.skip(inFirefox, why);
}
