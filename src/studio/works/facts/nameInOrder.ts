const PARTICLES = /^(?:da|de|del|della|dei|di|d'|van|von|der|den|la|le|du)$/i;

/**
 * Turns a name as lists write it, “Luteri, Dosso (1480-1542)”, into that of a label: first name
 * first, without the years.
 */
export function nameInOrder(name: string): string {
  const bare = name.replace(/\s*[([][^()[\]]*\d{3,4}[^()[\]]*[)\]]\s*$/, "").trim() || name;
  const [surname = "", first = "", ...more] = bare.split(",").map((part) => part.trim());
  return more.length === 0 && isName(surname) && isName(first) ? `${first} ${surname}` : bare;
}

/** One to three words with capitals: “detto il Guercino” and “Roma 1600” are none. */
function isName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 3 &&
    words.some((word) => /^\p{Lu}/u.test(word)) &&
    words.every((word) => /^\p{Lu}[\p{L}.’'-]*$/u.test(word) || PARTICLES.test(word))
  );
}
