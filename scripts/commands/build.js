/** `npm run build`: installs what is missing and builds the site into dist/site. */
import { install } from "../machine/install.js";

install();
await import("../building/buildSite.js");
