/** Matches the name of a button, alone or followed by where it leads or by how long that is. */
export function withLength(name: string) {
  // “Back 15 seconds” is another button than “Back”.
  const length = name === "Back" ? "" : "| \\d";
  return new RegExp(`^${name}(,|$${length})`);
}
