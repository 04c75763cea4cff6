import { readdirSync } from "node:fs";
import { site } from "./project.js";

/**
 * The pages of the built site, each file with the address it answers.
 * @returns {{ file: string, address: string }[]}
 */
export function builtPages() {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => ({ file, address: `/${file.replace(/(index)?\.html$/, "")}` }));
}
