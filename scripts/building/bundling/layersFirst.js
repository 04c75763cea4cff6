import { readFileSync } from "node:fs";
import { inProject } from "../../project.js";

/**
 * Has every stylesheet begin with the order of the CSS layers: the bundler puts the styles of one
 * chunk before those of another, and whichever layer it then meets first would be the weakest.
 * @returns {import("vite").Plugin}
 */
export function layersFirst() {
  const [order = ""] = readFileSync(inProject("src/ui/base.css"), "utf8").split("\n");
  return {
    name: "layers-first",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "asset" && file.fileName.endsWith(".css"))
            file.source = order + String(file.source);
      },
    },
  };
}
