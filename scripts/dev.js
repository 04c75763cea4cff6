/** `npm run dev`: the development server; with `-- --host` over HTTPS, for a phone. */
import { install } from "./install.js";
import { tool } from "./run.js";

install();
tool(["vite", ...process.argv.slice(2)]);
