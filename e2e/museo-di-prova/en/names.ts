import type { Names } from "../../museum.ts";
import type { facts } from "../facts.ts";

export const names: Names<typeof facts> = { works: {}, museum: [] };
