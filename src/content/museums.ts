import type { Museum } from "./museum.ts";

/** The museums by the first segment of their addresses. A new one is a folder and a line here. */
export const museums: Record<string, () => Promise<Museum>> = {
  "galleria-borghese": async () => (await import("./galleria-borghese/facts.ts")).galleriaBorghese,
};
