import type { Page } from "@playwright/test";
import { textColours } from "./textColours.ts";
import { axeFindings } from "./axe.ts";
import { inFirefox } from "../device/browser.ts";
import { pageSkeleton } from "./pageSkeleton.ts";

/** Every combination of colour scheme and contrast in which a page is looked at. */
export const colourSchemes = (["light", "dark"] as const).flatMap((colorScheme) =>
  (["no-preference", "more"] as const).map((contrast) => ({ colorScheme, contrast })),
);

/** For each colour scheme, the colours (`textColours`) in which axe has found all words readable. */
const readable = new Map(colourSchemes.map((light) => [light, new Set<string>()]));

type ColourScheme = (typeof colourSchemes)[number];

/** The pages (`pageSkeleton`) with which axe has found nothing wrong. */
const sound = new Set<string>();

/** What axe finds wrong with a page as it is now, in any colour scheme. */
export async function axeFindingsInEveryScheme(page: Page) {
  const [first, ...others] = colourSchemes;
  await setColourScheme(page, first!);
  const skeleton = await pageSkeleton(page);
  const found = sound.has(skeleton) ? [] : await axeFindings(page);
  if (found.length === 0) sound.add(skeleton);
  for (const light of others) {
    await setColourScheme(page, light);
    // Only colours change with the light, so axe runs again only on colours it has not seen.
    const colours = await textColours(page);
    const known = readable.get(light)!;
    if (colours.every((each) => known.has(each))) continue;
    // `color-contrast-enhanced` does not repeat what `color-contrast` finds, so both are asked.
    const unreadable = await axeFindings(page, ["color-contrast", "color-contrast-enhanced"]);
    found.push(...unreadable);
    if (unreadable.length === 0) for (const each of colours) known.add(each);
  }
  return found;
}

/** Has the page look as it does where the visitor prefers such a light, or as it is printed. */
export async function setColourScheme(page: Page, light: ColourScheme & { media?: "print" }) {
  if (inFirefox) await page.evaluate(rewriteStyles, light);
  else await page.emulateMedia(light);
}

/** Firefox 153 cannot be told what the visitor prefers, so the media queries are rewritten. */
function rewriteStyles({ colorScheme, contrast, media }: ColourScheme & { media?: "print" }) {
  type Asked = { asked?: string };
  const [always, never] = ["(min-width: 0)", "(min-width: 99999px)"];
  const inMedia = (query: string) =>
    media ? query.replaceAll("screen", "speech").replaceAll("print", "all") : query;
  const inLight = (query: string) =>
    inMedia(query)
      .replaceAll("(prefers-color-scheme: dark)", colorScheme === "dark" ? always : never)
      .replaceAll("(prefers-contrast: more)", contrast === "more" ? always : never);
  const rewrite = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const asked = ((rule as CSSMediaRule & Asked).asked ??= rule.media.mediaText);
        rule.media.mediaText = inLight(asked);
      }
      if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  for (const source of document.querySelectorAll<HTMLSourceElement & Asked>("source[media]"))
    source.media = inLight((source.asked ??= source.media));
  document.documentElement.style.colorScheme = document.documentElement.dataset["theme"]
    ? ""
    : colorScheme;
}
