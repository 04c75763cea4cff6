/** Files under /assets/ carry a hash of their content in their name; all others may change. */
export const caching = {
  hashed: "public, max-age=31536000, immutable",
  revalidated: "no-cache",
};
