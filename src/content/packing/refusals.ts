/** What a refusal is about, the worst first. */
const severities = ["zip", "path", "bomb", "header", "kind", "manifest", "content"] as const;

export type Severity = (typeof severities)[number];

/** Says why something is refused, in a sentence. */
export type Refuse = (severity: Severity, words: string) => void;

/** After so many the reader stops; only the worst are told. */
const MOST_REFUSALS = 20;

/** Collects why a zip is refused, and tells the worst of it first. */
export function collectRefusals() {
  const found: { severity: number; words: string }[] = [];
  const refuse: Refuse = (severity, words) => {
    found.push({ severity: severities.indexOf(severity), words });
  };
  return {
    refuse,
    isEnough: () => found.length >= MOST_REFUSALS,
    /** What the worst one is about; without any, that of a file that is no zip. */
    about: () => severities[Math.min(...found.map(({ severity }) => severity))] ?? severities[0],
    worst: () =>
      found
        .toSorted((one, other) => one.severity - other.severity)
        .slice(0, MOST_REFUSALS)
        .map(({ words }) => words),
  };
}

/** A stranger's name within our words: short, and without characters that turn text around. */
export function quoteName(name: string): string {
  const short = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return short.replaceAll(/[^ -~…]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
}
