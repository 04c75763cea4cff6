/** `npm run build`: installs what is missing and builds the site into dist/site. */
import { install } from "./install.js";

install();
await import("./buildSite.js");
