/**
 * What a museum’s files may have at most, in characters where nothing else is said: for whoever
 * writes them and whoever reads.
 */
export const longest = {
  /** A title, a name, a room. */
  line: 400,
  /** A sentence or a paragraph. */
  text: 4000,
  /** The address of a museum or of a work. */
  address: 80,
  /** In names: the makers of a work. */
  makers: 8,
} as const;
