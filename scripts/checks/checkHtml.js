/** Fails where the Nu checker has an error or a warning for a built page. Needs Java. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inProject, site } from "../project.js";

/** Complaints of the Nu checker that are wrong. */
const untrue = [
  // Safari does not announce a list without bullets as a list, unless its role is written out.
  /^The “list” role is unnecessary for element “[uo]l”\.$/,
  // `closedby` is in the standard; the checkers that know it download Java when they are installed.
  /^Attribute “closedby” not allowed on element “dialog” at this point\.$/,
];

/** @typedef {{ type: string, subType?: string, url?: string, lastLine?: number, message: string, extract?: string }} Message */

const jar = inProject("node_modules/vnu-jar/build/dist/vnu.jar");
const options = ["--format", "json", "--stdout", "--exit-zero-always"];
const files = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => `${site}/${file}`);
const { stdout, stderr, error } = spawnSync("java", ["-jar", jar, ...options, ...files], {
  encoding: "utf8",
  maxBuffer: 100_000_000,
});
if (!stdout) {
  console.error(error?.message ?? stderr);
  process.exit(1);
}
const complaints = /** @type {{ messages: Message[] }} */ (JSON.parse(stdout)).messages
  // A message that is neither an error nor a warning is about style.
  .filter(({ type, subType }) => type !== "info" || subType === "warning")
  .filter(({ message }) => !untrue.some((each) => each.test(message)));
for (const { url, message, extract } of complaints)
  console.error(`${url && relative(site, fileURLToPath(url))}: ${message} ${extract ?? ""}`);
process.exit(complaints.length > 0 ? 1 : 0);
