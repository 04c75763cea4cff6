import { createServer } from "vite";
import { inProject } from "../project.js";
import { everyAddress, filesOfMuseum } from "./folders.js";

/** @typedef {typeof import("../../src/content/forScripts.ts")} Content */

/**
 * Does something with `src/content`.
 * @template Result
 * @param {(content: Content) => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export function withContent(act) {
  return withSource("/src/content/forScripts.ts", act);
}

/**
 * Does something with a module of `src`, which is TypeScript: the bundler loads it.
 * @template Result
 * @param {string} path
 * @param {(module: any) => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export async function withSource(path, act) {
  const vite = await createServer({
    root: inProject("."),
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
  });
  try {
    return await act(await vite.ssrLoadModule(path));
  } finally {
    // An open server would keep a command that failed from ending.
    await vite.close();
  }
}

/**
 * Every museum of the project; one that has faults cannot be used.
 * @param {Pick<Content, "readMuseum" | "describeFault">} content
 */
export async function everyMuseum({ readMuseum, describeFault }) {
  const museums = [];
  for (const address of everyAddress()) {
    const { museum, faults } = await readMuseum(filesOfMuseum(address));
    if (!museum || faults.length > 0)
      throw new Error([`museums/${address}:`, ...faults.map(describeFault)].join("\n"));
    museums.push(museum);
  }
  return museums;
}
