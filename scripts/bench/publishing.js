import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { runInCopy, withProjectCopy } from "../checks/projectCopy.js";
import { inProject } from "../project.js";
import { addWorks, inLetters } from "./addWorks.js";
import { guideFigures } from "./guideFigures.js";
import { madeUpPhotographs } from "./photographs.js";

/** In seconds. */
const GOALS = { large: 60, again: 5 };

/** In MB: a large museum may take so much memory more than a small one, and so many times its texts. */
const MEMORY = { more: 50, texts: 10 };

const address = "https://guida.museodiprova.it/guida";

/**
 * Publishes museums of few and of many works, anew and after a changed sentence, and builds a
 * project of many museums. Answers whether all goals are met.
 * @param {{ isLarge?: boolean }} [options]
 */
export async function benchPublishing({ isLarge = false } = {}) {
  const sizes = isLarge ? [6, 200, 1_000] : [6, 200];
  const museums = isLarge ? 200 : 20;
  const photographs = await madeUpPhotographs(3);
  return withProjectCopy((copy) => {
    const one = build(copy);
    console.log(`\nA guide in five languages, published; load ${load()}`);
    const guides = sizes.map((works) => publish(copy, works, photographs));
    rmSync(join(copy, "museums", nameOf(1)), { recursive: true, force: true });
    for (let number = 2; number <= museums; number++) addMuseum(copy, nameOf(number), 20, []);
    const many = build(copy);
    const builds = [
      { museums: 1, ...one },
      { museums, ...many },
    ];
    for (const each of builds)
      console.log(
        `${each.museums} museums built in ${each.seconds} s, ${each.megabytes} MB of memory`,
      );
    const figures = { date: new Date().toISOString().slice(0, 10), load: load(), guides, builds };
    writeFileSync(
      inProject("scripts/bench/publishing.json"),
      `${JSON.stringify(figures, null, 2)}\n`,
    );
    return tellGoals(guides, builds);
  });
}

/**
 * @param {ReturnType<typeof publish>[]} guides
 * @param {({ museums: number } & ReturnType<typeof build>)[]} builds
 */
function tellGoals(guides, builds) {
  const [few, ...more] = guides;
  const [one, many] = builds;
  if (!few || !one || !many) return false;
  const goals = guides.flatMap(({ works, anew, again }) => [
    tell(
      `${works} works after a changed sentence: ${again.seconds} s, at most ${GOALS.again}`,
      again.seconds <= GOALS.again,
    ),
    tell(`${works} works: ${anew.seconds} s, at most ${GOALS.large}`, anew.seconds <= GOALS.large),
  ]);
  const memory = more.map(({ works, anew, textBytes }) => {
    const grown = anew.megabytes - few.anew.megabytes;
    const most = MEMORY.more + (MEMORY.texts * (textBytes - few.textBytes)) / 1e6;
    return tell(
      `${works} works: ${grown} MB of memory more than for ${few.works}, at most ${most.toFixed(0)}`,
      grown <= most,
    );
  });
  return [
    ...goals,
    ...memory,
    tell(`the app of ${many.museums} museums is that of one`, many.kit === one.kit),
    tell(
      `${many.museums} museums: ${many.megabytes} MB of memory, at most 1.5 times those of one`,
      many.megabytes <= 1.5 * one.megabytes,
    ),
  ].every(Boolean);
}

/**
 * @param {string} goal
 * @param {boolean} isMet
 */
function tell(goal, isMet) {
  console.log(`${isMet ? "met    " : "NOT MET"} ${goal}`);
  return isMet;
}

/**
 * @param {string} copy
 * @param {number} works
 * @param {readonly Uint8Array[]} photographs
 */
function publish(copy, works, photographs) {
  const museum = nameOf(1);
  rmSync(join(copy, "museums", museum), { recursive: true, force: true });
  addMuseum(copy, museum, works, photographs);
  const to = join(copy, "published");
  rmSync(to, { recursive: true, force: true });
  const anew = run(copy, museum, to);
  // What was written a moment ago may still change unseen, and would be read again.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
  const words = join(copy, "museums", museum, "it/apollo.json");
  const { short, ...others } = JSON.parse(readFileSync(words, "utf8"));
  writeFileSync(words, JSON.stringify({ ...others, short: `${short} Una frase nuova.` }));
  const again = run(copy, museum, to);
  const textBytes = sizeOf(join(copy, "museums", museum), /\.(?:json|vtt)$/);
  console.log(
    `${works} works: ${anew.seconds} s, ${anew.megabytes} MB of memory; after a changed sentence ${again.seconds} s, ${again.megabytes} MB`,
  );
  return { works, anew, again, textBytes, ...guideFigures(to) };
}

/**
 * @param {string} copy
 * @param {string} name
 * @param {number} works
 * @param {readonly Uint8Array[]} photographs
 */
function addMuseum(copy, name, works, photographs) {
  const folder = join(copy, "museums", name);
  mkdirSync(folder);
  cpSync(join(copy, "museums/galleria-borghese"), folder, { recursive: true });
  addWorks(folder, works, photographs);
}

/** @param {number} number */
function nameOf(number) {
  return `museo-${inLetters(number)}`;
}

/**
 * @param {string} copy
 * @param {string} museum
 * @param {string} to
 */
function run(copy, museum, to) {
  return measured(
    copy,
    `const { publishMuseum } = await import("./scripts/museums/publishMuseum.js");
     if (!(await publishMuseum(${JSON.stringify(museum)}, ${JSON.stringify({ to, address, isWithoutEars: true })}))) process.exit(1);`,
  );
}

/** @param {string} copy */
function build(copy) {
  const figures = measured(copy, `await import("./scripts/building/buildSite.js");`);
  const { version } = JSON.parse(readFileSync(join(copy, "dist/kit.json"), "utf8"));
  return { ...figures, kit: /** @type {string} */ (version) };
}

/**
 * Runs a program in the copy: how long it takes, on the clock and in all threads together, and how
 * much memory it has at the most.
 * @param {string} copy
 * @param {string} program
 * @returns {{ seconds: number, threads: number, megabytes: number }}
 */
function measured(copy, program) {
  const code = `const begun = performance.now();
    ${program}
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
    const threads = Number(((userCPUTime + systemCPUTime) / 1e6).toFixed(1));
    console.log(JSON.stringify({ seconds, threads, megabytes: Math.round(maxRSS / 1000) }));`;
  const { status, stdout, output } = runInCopy(
    copy,
    [process.execPath, "--input-type=module", "--eval", code],
    { env: { WITHOUT_COMPRESSION: "yes" } },
  );
  if (status !== 0) throw new Error(output);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

/**
 * @param {string} folder
 * @param {RegExp} ending
 */
function sizeOf(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
}

/** How busy the machine is, beside which every figure is to be read. */
function load() {
  return Number(loadavg()[0]?.toFixed(1));
}
