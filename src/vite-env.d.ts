interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
  /** The folder of each museum's catalogue under /assets, with its version; set by the build. */
  readonly CATALOGUES?: Record<string, string>;
}

/** Every museum, from its folder (scripts/museums/folders.js); written in by the bundler. */
declare const MUSEUMS: Record<string, import("./catalogue/catalogue.ts").MuseumName>;
