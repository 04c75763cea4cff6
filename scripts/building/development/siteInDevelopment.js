import { statementFigures } from "../pages/statementFigures.js";
import { readInDevelopment, summariesInDevelopment } from "./cataloguesInDevelopment.js";

/**
 * The pages of the Italian site are in no browser's route table: the development server renders
 * them as the build does, anew for each request.
 * @returns {import("vite").Plugin}
 */
export function siteInDevelopment() {
  return {
    name: "site-in-development",
    apply: "serve",
    transformIndexHtml: {
      order: "pre",
      async handler(html, { originalUrl = "/", server }) {
        if (!server) return html;
        const { pathname } = new URL(originalUrl, "http://localhost");
        const address = pathname.replace(/(?<=.)\/$/, "");
        const { renderSitePage, siteAddresses } =
          /** @type {typeof import("../../../src/site/prerender.tsx")} */ (
            await server.ssrLoadModule("/src/site/prerender.tsx")
          );
        if (!siteAddresses.includes(address)) return html;
        const rendered = await renderSitePage(
          address,
          (...file) => readInDevelopment(server, ...file),
          // How many pages there are is known once they are built.
          statementFigures(0, 0),
          await summariesInDevelopment(server),
        );
        const { fillTemplate } =
          /** @type {typeof import("../../../src/app/publishing/fillTemplate.ts")} */ (
            await server.ssrLoadModule("/src/app/publishing/fillTemplate.ts")
          );
        const template = html.replace(
          "/src/app/main.tsx",
          "/src/app/siteScripts/siteInDevelopment.ts",
        );
        return fillTemplate(template, "", { language: "it", kind: "site", ...rendered });
      },
    },
    handleHotUpdate({ file, server }) {
      // What is on the screen was rendered by the server: a new module alone would change nothing.
      if (/\/src\/site\/.+\.tsx?$/.test(file)) server.ws.send({ type: "full-reload" });
    },
  };
}
