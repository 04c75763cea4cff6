import { runnerImport } from "vite";
import { inProject } from "../project.js";

/**
 * Imports a TypeScript module of the project, by its path in it.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function importSource(path) {
  return (await runnerImport(inProject(path))).module;
}
