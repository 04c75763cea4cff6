/**
 * `npm run hosts`: tries a published guide on the servers that museums have, at the root of a host
 * and in a folder of it. `npm run hosts -- <folder>` tries the one in that folder, at its address;
 * without, a small one of its own.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { install } from "../machine/install.js";
import { missingServers } from "../machine/servers.js";

install();
const { askHost } = await import("../hosting/trial/askHost.js");
const { freePort } = await import("../hosting/freePort.js");
const { hosts } = await import("../hosting/trial/hosts.js");
const { installStore } = await import("../hosting/trial/startStore.js");
const { readGuide } = await import("../hosting/trial/readGuide.js");
const { writeFixtureGuide } = await import("../hosting/trial/fixtureGuide.js");

const missing = missingServers();
if (missing.includes("nginx") || !installStore()) missing.push("s3rver");
const [published] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "varco-hosts-"));
// Servers that are started as root read as somebody else.
chmodSync(folder, 0o755);
let differences = 0;
try {
  for (const place of published
    ? [withPublished(published)]
    : [withFixture(""), withFixture("/guida")])
    for (const host of hosts) differences += await tryHost(host, place);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  differences === 0 ? "Every host does what it is known to do." : `${differences} differences.`,
);
process.exitCode = differences === 0 ? 0 : 1;

/**
 * @typedef {{ root: string, guide: import("../hosting/trial/readGuide.js").GuideInFolder }} Tried
 */

/**
 * @param {import("../hosting/trial/hosts.js").Host} host
 * @param {Tried} tried
 * @returns {Promise<number>} how many differences there are
 */
async function tryHost({ name, program, expected, log, start }, { root, guide }) {
  const { base } = guide;
  const title = `${name}, at ${base === "" ? "its root" : base}`;
  if (program !== undefined && missing.includes(program)) {
    console.log(`${title}: not tried, ${program} could not be installed.`);
    return 1;
  }
  const started = performance.now();
  const scratch = mkdtempSync(join(folder, "server-"));
  const port = await freePort();
  const stop = await start({ root, base, port, scratch });
  try {
    const seen = await askHost(`http://127.0.0.1:${port}`, guide);
    const wanted = {
      ...expected,
      ...(base === "" && { beside: "nothing" }),
      ...(guide.otherLanguages.length === 0 && { languages: "one" }),
    };
    const wrong = Object.entries(wanted).filter(
      ([what, how]) => seen[/** @type {keyof typeof seen} */ (what)] !== how,
    );
    if (log && readFileSync(join(scratch, log), "utf8").includes(` ${base}/`))
      wrong.push(["log", "without the guide’s screens"]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${title}: ${wrong.length === 0 ? "as known" : "not as known"}, ${seconds} s`);
    for (const [what, how] of wrong)
      console.log(
        `  ${what}: ${seen[/** @type {keyof typeof seen} */ (what)] ?? "other"}, not ${how}`,
      );
    return wrong.length;
  } finally {
    await stop();
  }
}

/** @param {string} base */
function withFixture(base) {
  const root = join(folder, base === "" ? "alone" : "museum");
  writeFixtureGuide(join(root, base), base);
  if (base !== "") writeMuseumSite(root);
  return { root, guide: readGuide(join(root, base)) };
}

/** @param {string} source */
function withPublished(source) {
  const { base } = readGuide(source);
  const root = join(folder, base === "" ? "alone" : "museum");
  mkdirSync(dirname(join(root, base)), { recursive: true });
  cpSync(source, join(root, base), { recursive: true });
  if (base !== "") writeMuseumSite(root);
  return { root, guide: readGuide(join(root, base)) };
}

/**
 * The museum's own site, which answers every address that it does not know.
 * @param {string} root
 */
function writeMuseumSite(root) {
  for (const file of ["index.html", "index.php"])
    writeFileSync(join(root, file), "Il sito del museo\n");
}
