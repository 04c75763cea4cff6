import { withoutSlash } from "./withoutSlash.ts";

/** Where the built site will be: `SITE_ADDRESS` at build time, without a slash at the end. */
export const siteAddress: string = withoutSlash(
  import.meta.env.SITE_ADDRESS || "https://varco.example",
);
