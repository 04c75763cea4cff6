import type { Progress } from "../making/progress.ts";

const steps: Record<Progress["step"], string> = {
  making: "Preparo la guida",
  checking: "La rileggo, file per file",
  writing: "Scrivo i file",
};

/** “Preparo la guida: 45 %”. */
export function progressInItalian({ step, done, of }: Progress): string {
  return `${steps[step]}: ${Math.floor((done / of) * 100)} %`;
}

const quarters = ["", "un quarto", "metà", "tre quarti"] as const;

/** What is said aloud of it: the step, and each quarter of it. */
export function quarterInItalian({ step, done, of }: Progress): string {
  const quarter = quarters[Math.floor((done / of) * 4)];
  return quarter ? `${steps[step]}: ${quarter}` : steps[step];
}
