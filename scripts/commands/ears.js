/** `npm run ears`: gets what recognises speech on the visitor's device (docs/ears.md). */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkEars } from "../ears/checking/checkEars.js";
import { ears } from "../ears/folder.js";
import { makeEars } from "../ears/makeEars.js";

const sizes = /** @type {const} */ (["base", "small"]);

const { values: options } = parseArgs({
  options: {
    size: { type: "string" },
    remove: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    phrases: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const size = sizes.find((each) => each === options.size);

try {
  if (options.help) help();
  else if (options.check) {
    if (!checkEars()) throw new Error("The site did not hear what was said: see above.");
    console.log("\nThe site hears what is said, in every language.");
  } else if (options.phrases) {
    // It needs what the project has installed; to get a model, only Node is needed.
    const { learnUsualPhrases } = await import("../ears/learnUsualPhrases.js");
    await learnUsualPhrases();
  } else if (options.remove) {
    ears.remove();
    console.log("The next build publishes no recognition of speech.");
  } else if (size) {
    await makeEars(size);
    tell();
  } else {
    help();
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

function help() {
  console.log(`npm run ears -- --size base    gets a model that recognises speech on the visitor's device
npm run ears -- --size small   a larger one: it mishears less, and needs a fast device
npm run ears -- --remove       takes all of it away again
npm run ears -- --check        builds the site and speaks to it, in Chromium and in Firefox
npm run ears -- --phrases      after a change of the tour's commands: learns how likely the model takes each
With both sizes, visitors get the one their device is fast enough for. The next build publishes it.`);
}

function tell() {
  const names = Object.keys(ears.read()?.sizes ?? {});
  const bytes = readdirSync(ears.path).reduce(
    (sum, file) => sum + statSync(join(ears.path, file)).size,
    0,
  );
  const said = `${names.join(" and ")}, ${Math.round(bytes / 1e6)} MB`;
  console.log(`ears/ has what recognises speech (${said}). The next build publishes it.`);
}
