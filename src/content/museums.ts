import type { Museum } from "./museum.ts";

/** The museums by the first segment of their addresses. */
export const museums: Record<string, () => Promise<Museum>> = {
  "galleria-borghese": async () => (await import("./galleria-borghese/facts.ts")).galleriaBorghese,
};
