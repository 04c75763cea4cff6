import { parseArgs } from "node:util";
import { addMuseum } from "./addMuseum.js";
import { checkMuseum } from "./checkMuseum.js";
import { newMuseum } from "./newMuseum.js";
import { packMuseum } from "./packMuseum.js";
import { publishMuseum } from "./publishMuseum.js";

const usage = `npm run museum -- new <address>      asks a few questions and makes a museum that builds
npm run museum -- check [address]    tells what is wrong or missing, the worst first
npm run museum -- pack <address>     writes all of it into <address>.varco.zip
npm run museum -- add <file.zip>     checks a museum that was packed and puts it in;
                                     with --replace in the place of the one that is there
npm run museum -- publish <address> --to <folder or file.zip> --address <https://…>
                                     writes its guide, whole, as it is to lie at that address;
                                     with --without-ears not what recognises speech, the heaviest part`;

const tasks = {
  add: addMuseum,
  check: checkMuseum,
  new: newMuseum,
  pack: packMuseum,
  publish: publishMuseum,
};

/**
 * Does what was typed behind `npm run museum --`, and answers whether it could.
 * @param {string[]} words
 */
export async function museumCommand(words) {
  const given = parse(words);
  const [task = "", what] = given?.positionals ?? [];
  if (!given || !Object.hasOwn(tasks, task) || (!what && task !== "check")) {
    console.error(usage);
    return false;
  }
  const { to, address, replace, force, "without-ears": isWithoutEars } = given.values;
  try {
    if (task === "publish")
      return await publishMuseum(what ?? "", {
        to,
        address,
        isWithoutEars: isWithoutEars === true,
        isForced: force === true,
      });
    const act = tasks[/** @type {Exclude<keyof typeof tasks, "publish">} */ (task)];
    return await act(/** @type {string} */ (what), replace === true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** @param {string[]} words */
function parse(words) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        to: { type: "string" },
        address: { type: "string" },
        replace: { type: "boolean" },
        force: { type: "boolean" },
        "without-ears": { type: "boolean" },
      },
    });
  } catch {
    return undefined;
  }
}
