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
  /** Only the page for unknown addresses of a place with several museums has none. */
  museum?: MuseumName & { slug: string };
};
