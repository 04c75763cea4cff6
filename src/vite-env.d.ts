interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
  /** The folder of each museum's catalogue under /assets, with its version; set by the build. */
  readonly CATALOGUES?: Record<string, string>;
}

/** Every museum, from its folder (scripts/museums/folders.js); written in by the bundler. */
declare const MUSEUMS: Record<string, import("./catalogue/catalogue.ts").MuseumName>;

/** Whether ears are published with the museums (`npm run ears`); written in by the bundler. */
declare const EARS: boolean;

/** The museum of the draft, which `MUSEUMS` is in the studio’s preview; set before it is loaded. */
// oxlint-disable-next-line no-var -- Only a `var` is a property of `globalThis`.
declare var DRAFT_MUSEUMS: typeof MUSEUMS | undefined;

/** The place of the draft’s catalogue, which `CATALOGUES` is in the studio’s preview. */
// oxlint-disable-next-line no-var -- as above
declare var DRAFT_CATALOGUES: Record<string, string> | undefined;

/** The draft that is open in the studio, for the preview beside the text. */
// oxlint-disable-next-line no-var -- as above
declare var OPEN_DRAFT: import("./studio/draft/draft.ts").Draft | undefined;

/** A museum to try the studio on, as a packed file; written in by the bundler. */
declare const EXAMPLE: Readonly<{ address: string; name: string; url: string; bytes: number }>;
