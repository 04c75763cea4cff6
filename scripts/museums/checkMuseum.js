import { readManifest } from "../voices/files.js";
import { recipe } from "../voices/speaking/recipe.js";
import { everyAddress, filesOfMuseum, folderOf } from "./folders.js";
import { withContent } from "./loadContent.js";

/** How many works are named of those that lack something. */
const LISTED = 8;

/**
 * Tells everything that is wrong with a museum, or with all of them, or missing, the worst first.
 * Answers whether they can be built.
 * @param {string} [address]
 */
export function checkMuseum(address) {
  const museums = (address ? [address] : everyAddress()).map(filesOfMuseum);
  return withContent(async (content) => {
    let areSound = true;
    for (const files of museums) areSound = (await check(content, files)) && areSound;
    return areSound;
  });
}

/**
 * @param {import("./loadContent.js").Content} content
 * @param {import("../../src/content/reading/museumFiles.ts").MuseumFiles} files
 */
async function check(
  { scriptsToRecord, gapsIn, describeFault, readMuseum, proofreadMuseum },
  files,
) {
  const begun = performance.now();
  const { museum, faults } = await readMuseum(files);
  console.log(`\nmuseums/${files.address}`);
  printList("It cannot be built before this is mended:", faults.map(describeFault));
  const rules = museum
    ? [...staleRecordings(museum, scriptsToRecord), ...(await proofreadMuseum(museum))]
    : [];
  printList("These break a rule (docs/content.md):", rules);
  const gaps = museum ? gapsIn(museum) : [];
  printList("This is not there yet:", gaps.map(gapInWords));
  if (!museum) return false;
  const { works, languages } = museum.facts;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `\nWorks: ${works.length}. Languages: ${languages.length}. Faults: ${faults.length}. Rules broken: ${rules.length}. Gaps: ${gaps.length}. Checked in ${seconds} s.`,
  );
  return faults.length === 0;
}

/**
 * Recordings that say something else than is written beside them.
 * @param {import("../../src/content/reading/readMuseum.ts").MuseumData} museum
 * @param {import("./loadContent.js").Content["scriptsToRecord"]} scriptsToRecord
 */
function staleRecordings(museum, scriptsToRecord) {
  const manifest = readManifest(folderOf(museum.address));
  return museum.facts.languages.flatMap((language) =>
    Object.entries(scriptsToRecord(museum, language)).flatMap(([name, script]) => {
      const entry = manifest[language]?.[name];
      if (!entry || entry.recipe === recipe(language, name, script)) return [];
      return `recordings/${language}/${name}.mp3: recorded from another text than is written now: npm run voices`;
    }),
  );
}

/**
 * @param {string} heading
 * @param {string[]} lines
 */
function printList(heading, lines) {
  if (lines.length > 0) console.log(["", heading, ...lines.map((line) => `- ${line}`)].join("\n"));
}

/** @param {import("../../src/content/publishing/gapsIn.ts").Gap} gap */
function gapInWords({ language, what, works, instead }) {
  const named = works.slice(0, LISTED).join(", ");
  const more = works.length > LISTED ? ` and ${works.length - LISTED} more` : "";
  const whose = works.length > 0 ? ` (${works.length}: ${named}${more})` : "";
  return `${language ? `${language}: ` : ""}${what}${whose}. Visitors get: ${instead}.`;
}
