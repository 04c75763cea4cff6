/** A stranger's name within our words: short, and without characters that turn text around. */
export function shown(name: string): string {
  const short = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return short.replaceAll(/[^ -~…]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}
