import { fileURLToPath } from "node:url";

/** @param {string} path */
export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What is served. */
export const site = inProject("dist/site");
