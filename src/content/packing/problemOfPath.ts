/** In characters: Windows opens no path of more than 260, and the folder's own comes before. */
const LONGEST_PATH = 120;

/** Why a path cannot be in a museum's folder, on any system: what Linux allows Windows may not. */
export function problemOfPath(path: string): string | undefined {
  const segments = path.split("/");
  if (segments.includes("..")) return "its path leads out of the museum’s folder";
  if (path.startsWith("/") || /^[a-z]:/i.test(path))
    return "its path begins at the root of a disk: one within the museum’s folder is right";
  if (path.includes("\\")) return "its path has a “\\” in it: “/” is right";
  if (/\p{Cc}/u.test(path)) return "its name has a control character in it: leave it out";
  if (segments.includes("") || segments.includes("."))
    return "its path has an empty part or a “.” in it: write each folder once";
  if (path !== path.normalize("NFC"))
    return "its name has letters in two parts (not NFC): a-z A-Z 0-9 _ - . are right";
  if (!/^[\w./-]+$/.test(path))
    return "its name has other letters than a-z A-Z 0-9 _ - . in it: write it with these";
  if (segments.some((segment) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(segment)))
    return "Windows keeps that name for itself: choose another one";
  if (segments.some((segment) => segment.endsWith(".")))
    return "Windows drops the dot at the end of its name: leave it out";
  if (path.length > LONGEST_PATH)
    return `its path has ${path.length} characters: at most ${LONGEST_PATH} are right`;
  return undefined;
}
