/** `npm run museum`: makes, checks, packs and installs the museums of the project. */
import { install } from "../machine/install.js";

const usage = `npm run museum -- new <address>      asks a few questions and makes a museum that builds
npm run museum -- check [address]    tells what is wrong or missing, the worst first
npm run museum -- pack <address>     writes all of it into <address>.varco.zip
npm run museum -- add <file.zip>     checks a museum that was packed and puts it in;
                                     with --replace in the place of the one that is there`;

const [task = "", ...given] = process.argv.slice(2);
const what = given.find((word) => !word.startsWith("--"));
const tasks = { add: "addMuseum", check: "checkMuseum", new: "newMuseum", pack: "packMuseum" };

if (!Object.hasOwn(tasks, task) || (!what && task !== "check")) {
  console.error(usage);
  process.exitCode = 1;
} else {
  install();
  const name = tasks[/** @type {keyof typeof tasks} */ (task)];
  try {
    const act = (await import(`../museums/${name}.js`))[name];
    if (!(await act(what, given.includes("--replace")))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
