/** What is bundled as one module: `publishGuide`, and what else the build needs of the same code. */
export { writeMuseumZip } from "../../content/packing/writeMuseumZip.ts";
export { createZipWriter } from "../../content/packing/zipWriter.ts";
export { parsePublication } from "../../content/publishing/parsePublication.ts";
export { describeFault } from "../../content/reading/fault.ts";
export { isExample } from "../../lib/isExample.ts";
export { siteAddress } from "../../lib/siteAddress.ts";
export { parseAddress } from "../../studio/publish/address/parseAddress.ts";
export { filesWithImports } from "./chunks.ts";
export { fillTemplate } from "./fillTemplate.ts";
export { notFoundPage } from "./filesAlone.ts";
export { otherLanguages } from "./pageFiles.ts";
export { publishGuide } from "./publishGuide.ts";
export { robots, sitemap } from "./sitemap.ts";
