/** A photograph in several sizes and formats, made by the build (scripts/photographs.js). */
declare module "*?photograph" {
  const photograph: {
    src: string;
    width: number;
    height: number;
    sources: { type: string; srcSet: string }[];
  };
  export default photograph;
}

/** The recordings of a name, or of all that begin so, that there are (scripts/recordings.js). */
declare module "*?recordings" {
  export const recordings: import("./content/museum.ts").Recordings;
}

interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
  /** The folder of each museum's catalogue under /assets, with its version; set by the build. */
  readonly CATALOGUES?: Record<string, string>;
}
