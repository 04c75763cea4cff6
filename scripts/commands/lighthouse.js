/** `npm run lighthouse`: Lighthouse judges every page in every language, or the pages that are named. */
import { install } from "../machine/install.js";

install();
await import("../building/buildSite.js");
const { benchLighthouse } = await import("../bench/lighthouse.js");
const asked = process.argv.slice(2);
process.exit((await benchLighthouse(...(asked.length > 0 ? [asked] : []))) ? 0 : 1);
