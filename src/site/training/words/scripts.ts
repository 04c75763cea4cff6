import type { Script } from "../../../catalogue/catalogue.ts";
import { spoken } from "./spoken.ts";

/** The scripts of the course, as they are recorded. */
export const scripts: Readonly<Record<string, Script>> = Object.fromEntries(
  Object.entries(spoken).map(([name, pieces]) => [
    name,
    pieces.map(({ says }) => says) as unknown as Script,
  ]),
);
