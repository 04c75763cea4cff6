interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
}

/** Whether ears are published with the museums (`npm run ears`); written in by the bundler. */
declare const EARS: boolean;

/** The draft that is open in the studio, for the preview beside the text. */
// oxlint-disable-next-line no-var -- Only a `var` is a property of `globalThis`.
declare var OPEN_DRAFT: import("./studio/draft/draft.ts").Draft | undefined;
