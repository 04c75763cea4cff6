import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../project.js";
import { withContent } from "./loadContent.js";

const folder = inProject("museums/schema");

/** Writes what editors check and explain a museum’s files by: each file names it as `$schema`. */
await withContent(async ({ jsonSchemas }) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas))
    writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
});
