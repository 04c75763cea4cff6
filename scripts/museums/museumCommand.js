import { addMuseum } from "./addMuseum.js";
import { checkMuseum } from "./checkMuseum.js";
import { newMuseum } from "./newMuseum.js";
import { packMuseum } from "./packMuseum.js";

const usage = `npm run museum -- new <address>      asks a few questions and makes a museum that builds
npm run museum -- check [address]    tells what is wrong or missing, the worst first
npm run museum -- pack <address>     writes all of it into <address>.varco.zip
npm run museum -- add <file.zip>     checks a museum that was packed and puts it in;
                                     with --replace in the place of the one that is there`;

const tasks = { add: addMuseum, check: checkMuseum, new: newMuseum, pack: packMuseum };

/**
 * Does what was typed behind `npm run museum --`, and answers whether it could.
 * @param {string[]} words
 */
export async function museumCommand(words) {
  const [task = "", ...given] = words;
  const what = given.find((word) => !word.startsWith("--"));
  if (!Object.hasOwn(tasks, task) || (!what && task !== "check")) {
    console.error(usage);
    return false;
  }
  const act = tasks[/** @type {keyof typeof tasks} */ (task)];
  try {
    return await act(/** @type {string} */ (what), given.includes("--replace"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
