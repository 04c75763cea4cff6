import { readdirSync } from "node:fs";
import { site } from "./project.js";

/** Not at an address of their own: for unknown ones, and what a service worker answers with. */
const others = /(^404|^[^/]+\/app)\.html$/;

/**
 * The pages of the built site, each file with the address it answers.
 * @returns {{ file: string, address: string }[]}
 */
export function builtPages() {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && !others.test(file))
    .map((file) => ({ file, address: `/${file.replace(/(index)?\.html$/, "")}` }));
}
