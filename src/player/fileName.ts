/** In characters: the names of some file systems end at 255 bytes. */
const LONGEST = 80;

/** The name of a recording that is taken home, in the words of its title. */
export function fileName(title: string, src: string) {
  const words = title.replaceAll(/\s*[\\/:*?"<>|\p{Cc}][\s\\/:*?"<>|\p{Cc}]*/gu, " - ");
  const name = [...words].slice(0, LONGEST).join("");
  // Names that begin with a point are hidden, and Windows takes none that ends with one.
  return name.replaceAll(/^[.\s-]+|[.\s-]+$/g, "") + (/\.\w+$/.exec(src)?.[0] ?? "");
}
