import type { MuseumName } from "./catalogue.ts";

/**
 * What a page says of the guide that it belongs to, as JSON in `<script id="guide">`. The app knows
 * nothing of a museum but this.
 */
export type Guide = {
  /** The path before every address: "" at the root of a host, else as `/guida`. */
  base: string;
  /** Where the guide is, without a slash at the end: `https://www.museo.example/guida`. */
  address: string;
  /** Where the site of Varco is, with its statement and policy, if that is known. */
  site?: string;
  /** Only the page for unknown addresses of a place with several museums has none. */
  museum?: MuseumName & { slug: string };
};

let guide: Guide | undefined;

/** The guide that this page belongs to. */
export function pageGuide(): Guide {
  guide ??= guideIn(document) ?? { base: "", address: "" };
  return guide;
}

/** Says what this page shows where the page itself was not made for one guide. */
export function showGuide(shown: Guide) {
  guide = shown;
}

/** What a page that was made for a guide says of it. */
export function guideIn(page: Document): Guide | undefined {
  const written = page.getElementById("guide")?.textContent;
  return written ? JSON.parse(written) : undefined;
}
