import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildCopy, runInCopy, withProjectCopy } from "../scripts/checks/projectCopy.js";
import { expect } from "./journey.ts";
import { reportingHeaders } from "./policyReports.ts";

type BuiltCopy = {
  /** Its folder, and that of the site built of it. */
  copy: string;
  site: string;
  /** Serves that site, and answers its address. */
  serve: () => Promise<string>;
};

/** Copies the project, has `change` change the copy, builds it, and removes it after `use`. */
export async function withBuiltCopy(
  change: (copy: string) => void | Promise<void>,
  use: (built: BuiltCopy) => Promise<void>,
) {
  await withProjectCopy(async (copy) => {
    await change(copy);
    expect(buildCopy(copy).output).toContain("Built");
    const ends: (() => void)[] = [];
    // The copy's own server: it knows the museums of the copy.
    const serve = async () => {
      const server = await import(pathToFileURL(join(copy, "scripts/hosting/serve.js")).href);
      const { port, close } = await server.serve({ port: 0, headers: reportingHeaders });
      ends.push(close);
      return `http://localhost:${port}`;
    };
    try {
      await use({ copy, site: join(copy, "dist/site"), serve });
    } finally {
      ends.forEach((end) => end());
    }
  });
}

/** Runs a script of a copy with something typed, and answers all that it wrote. */
export function runTyping(copy: string, input: string, ...command: string[]) {
  return runInCopy(copy, [process.execPath, ...command], { input }).output;
}

export function runIn(copy: string, ...command: string[]) {
  return runTyping(copy, "", ...command);
}
