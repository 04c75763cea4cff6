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

interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
}
