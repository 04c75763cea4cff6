import { MB } from "../limits.ts";

export const inMB = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;
