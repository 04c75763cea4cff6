import { inProject } from "../../project.js";

/** The screens of the app that the home page shows in a phone. */
const looks = /** @type {const} */ ({
  artwork: "/galleria-borghese/artwork/1?lang=it",
  description: "/galleria-borghese/artwork-description/apollo?lang=it",
  list: "/galleria-borghese/list?lang=it",
});

const schemes = /** @type {const} */ (["light", "dark"]);

/** @typedef {{ name: keyof typeof looks, scheme: (typeof schemes)[number] }} Look */

export const everyLook = /** @type {(keyof typeof looks)[]} */ (Object.keys(looks)).flatMap(
  (name) => schemes.map((scheme) => /** @type {Look} */ ({ name, scheme })),
);

/** @param {Look} look */
export const fileOfLook = ({ name, scheme }) =>
  inProject(`src/site/home/looks/${name}-${scheme}.webp`);

/**
 * The screen as a phone of 360 × 740 shows it.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 * @param {Look} look
 */
export async function photographLook(browser, origin, { name, scheme }) {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: "reduce",
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(origin + looks[name], { waitUntil: "networkidle" });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
