import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../checks/copyProject.js";

const MANY = 1_000;
const LANGUAGES = ["en", "fr", "de", "it", "es"];

/** In bytes: hashes and the number of works compress differently, so a page may differ by this. */
const tolerance = (/** @type {number} */ bytes) => bytes / 100 + 100;

/**
 * Compares what each page weighs and how long a build takes, with the works there are and with
 * `MANY`. Answers whether every page weighs about the same.
 */
export function benchCatalogue() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "varco-catalogue-")));
  try {
    copyProject(copy);
    const few = build(copy);
    addWorks(copy);
    const many = build(copy);
    console.log(`\nA museum of ${MANY} works; html, script and data in bytes with brotli`);
    console.log(
      `build: ${few.seconds.toFixed(0)} s, with ${MANY} works ${many.seconds.toFixed(0)} s`,
    );
    const isLight = few.pages.map((page) => {
      const other = many.pages.find(({ route }) => route === page.route);
      const [before, after] = [weight(page), other ? weight(other) : Infinity];
      const isMet = Math.abs(after - before) <= tolerance(before);
      console.log(
        `${page.route.padEnd(50)}${[before, after, after - before].map((n) => String(n).padStart(8)).join("")}${isMet ? "" : "  too much"}`,
      );
      return isMet;
    });
    return isLight.every(Boolean);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** @param {import("../checks/sizes.js").PageSize} page */
function weight({ html, script, data }) {
  return html + script + data;
}

/**
 * @param {string} copy
 * @returns {{ seconds: number, pages: import("../checks/sizes.js").PageSize[] }}
 */
function build(copy) {
  const start = performance.now();
  run(copy, "scripts/building/buildSite.js");
  const seconds = (performance.now() - start) / 1000;
  const print =
    "console.log(JSON.stringify((await import('./scripts/checks/sizes.js')).pageSizes()))";
  return { seconds, pages: JSON.parse(run(copy, "--input-type=module", "--eval", print)) };
}

/**
 * Repeats the museum's works under new names until there are `MANY`; the first stay as they are.
 * @param {string} copy
 */
function addWorks(copy) {
  const museum = join(copy, "src/content/galleria-borghese");
  renameSync(join(museum, "facts.ts"), join(museum, "few.ts"));
  writeFileSync(
    join(museum, "facts.ts"),
    `import { facts as few } from "./few.ts";
const all = Object.entries(few.works);
export const many = Array.from({ length: ${MANY} }, (_, at) => {
  const [like, work] = all[at % all.length];
  const id = at + 1;
  if (at < all.length) return { like, slug: like, work };
  return { like, slug: \`\${like}-\${id}\`, work: { ...work, id, title: \`\${work.title} \${id}\` } };
});
export const facts = {
  works: Object.fromEntries(many.map(({ slug, work }) => [slug, work])),
  tour: few.tour,
};
`,
  );
  for (const language of LANGUAGES) {
    const folder = join(museum, language);
    renameSync(join(folder, "words.ts"), join(folder, "few.ts"));
    writeFileSync(
      join(folder, "words.ts"),
      `import { many } from "../facts.ts";
import { words as few } from "./few.ts";
const each = (make) => Object.fromEntries(many.map((one) => [one.slug, make(one)]));
export const words = {
  ...few,
  titles: each(({ like, slug, work }) => like === slug ? few.titles[like] : \`\${few.titles[like]} \${work.id}\`),
  works: each(({ like, slug }) => async () => {
    const said = await few.works[like]();
    return { ...said, recordings: { [slug]: said.recordings[like] } };
  }),
};
`,
    );
  }
}

/**
 * @param {string} copy
 * @param {string[]} command
 */
function run(copy, ...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
