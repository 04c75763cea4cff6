/** The name of a button, behind which stands where it leads and how long that is, or nothing. */
export function withLength(name: string) {
  // “Back 15 seconds” is another button than “Back”.
  const length = name === "Back" ? "" : "| \\d";
  return new RegExp(`^${name}(,|$${length})`);
}
