/** A picture in several sizes and formats. */
type Copies = {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcSet: string }[];
};

/** Made by the build (scripts/building/photographs.js). */
declare module "*?photograph" {
  const photograph: Copies;
  export default photograph;
}

/** Made by `npm run pictures` (scripts/building/drawings.js). */
declare module "*?drawing" {
  const drawing: Copies;
  export default drawing;
}

/** The recordings that there are of one name, or of `name-*` (scripts/building/recordings.js). */
declare module "*?recordings" {
  export const recordings: import("./content/museum.ts").Recordings;
}

interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
  /** The folder of each museum's catalogue under /assets, with its version; set by the build. */
  readonly CATALOGUES?: Record<string, string>;
}
