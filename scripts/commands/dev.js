/** `npm run dev`: the development server; with `-- --host` over HTTPS, for a phone. */
import { install } from "../machine/install.js";
import { tool } from "../machine/run.js";

install();
tool(["vite", ...process.argv.slice(2)]);
