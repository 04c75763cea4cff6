/** `npm run museum`: makes, checks, packs and installs the museums of the project. */
import { install } from "../machine/install.js";

install();
const { museumCommand } = await import("../museums/museumCommand.js");
if (!(await museumCommand(process.argv.slice(2)))) process.exitCode = 1;
