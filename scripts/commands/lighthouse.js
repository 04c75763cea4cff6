/** `npm run lighthouse`: what Lighthouse says of one page of each kind, or of those that are named. */
import { install } from "../machine/install.js";

install();
await import("../build/buildSite.js");
const { benchLighthouse } = await import("../bench/lighthouse.js");
const asked = process.argv.slice(2);
process.exit((await benchLighthouse(...(asked.length > 0 ? [asked] : []))) ? 0 : 1);
