import { fileURLToPath } from "node:url";

/** @param {string} path */
export const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The folder of the built site. */
export const site = inProject("dist/site");
