import { linkSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { anotherLike } from "./photographs.js";

/**
 * Repeats the works of a museum under new names until there are so many; the first stay as they are.
 * @param {string} museum its folder
 * @param {number} many
 * @param {readonly Uint8Array[]} [photographs] those of the new works, which have one of their own
 *   each; without, they have the picture of the work that they are like
 */
export function addWorks(museum, many, photographs = []) {
  const facts = read(join(museum, "museum.json"));
  const few = facts.works;
  const manifest = read(join(museum, "recordings/manifest.json"));
  for (let at = few.length; at < many; at++) {
    const like = few[at % few.length];
    const id = at + 1;
    const slug = `${like.slug}-${inLetters(id)}`;
    const title = `${like.title} ${id}`;
    const picture = pictureOf(at, slug) ?? like.picture;
    facts.works.push({ ...like, slug, id, title, picture, inventory: `${like.inventory}/${id}` });
    for (const language of facts.languages) {
      const words = read(join(museum, language, `${like.slug}.json`));
      write(join(museum, language, `${slug}.json`), { ...words, title: `${words.title} ${id}` });
      const recording = join(museum, "recordings", language, like.slug);
      for (const extension of ["mp3", "vtt"])
        linkSync(`${recording}.${extension}`, join(recording, `../${slug}.${extension}`));
      manifest[language][slug] = manifest[language][like.slug];
    }
  }
  write(join(museum, "museum.json"), facts);
  write(join(museum, "recordings/manifest.json"), manifest);

  /**
   * @param {number} at
   * @param {string} slug
   */
  function pictureOf(at, slug) {
    const photograph = photographs[at % photographs.length];
    if (!photograph) return undefined;
    const file = `${slug}.jpg`;
    writeFileSync(
      join(museum, "pictures", file),
      anotherLike(photograph, `${basename(museum)} ${slug}`),
    );
    return { kind: "photograph", file, credit: "Museo di prova" };
  }
}

/**
 * An address can be read aloud, so it has no digits.
 * @param {number} number
 */
export function inLetters(number) {
  return [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * @param {string} file
 * @param {unknown} data
 */
function write(file, data) {
  writeFileSync(file, JSON.stringify(data));
}
