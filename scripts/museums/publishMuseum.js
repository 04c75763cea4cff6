import { existsSync, readFileSync } from "node:fs";
import { importPublisher, kitFile } from "../building/bundling/kit.js";
import { encodePhotograph } from "../building/publishing/photographs.js";
import { site } from "../project.js";
import { filesOfMuseum, resolveFromCaller } from "./folders.js";
import { folderTarget } from "./publishing/folderTarget.js";
import { zipTarget } from "./publishing/zipTarget.js";

/**
 * Publishes the guide of one museum as it is to lie at its address, with the kit of the last build.
 * Answers whether it could.
 * @param {string} museum
 * @param {{ to?: string | undefined, address?: string | undefined, isWithoutEars?: boolean, isForced?: boolean }} where
 */
export async function publishMuseum(museum, { to, address, isWithoutEars = false, isForced }) {
  if (!to || !address) {
    console.error("Say where to write it, --to <folder or file.zip>, and --address <https://…>.");
    return false;
  }
  if (!existsSync(kitFile)) {
    console.error("There is nothing to make a guide with yet: npm run build makes it, once.");
    return false;
  }
  /** @type {import("../building/bundling/kit.js").Kit} */
  const kit = JSON.parse(readFileSync(kitFile, "utf8"));
  const publisher = await importPublisher(kit);
  const parsed = publisher.parseAddress(address);
  if (parsed.phase === "refused") {
    console.error(`${address}: ${parsed.problem}`);
    return false;
  }
  const began = performance.now();
  const target = to.endsWith(".zip")
    ? await zipTarget(resolveFromCaller(to), publisher)
    : await folderTarget(resolveFromCaller(to), museum, publisher, isForced === true);
  if (typeof target === "string") {
    console.error(target);
    return false;
  }
  try {
    const result = await publisher.publishGuide({
      museum: filesOfMuseum(museum),
      kit,
      address: parsed.address,
      isAlone: true,
      isWithoutEars,
      made: new Date().toISOString(),
      before: target.before,
      readBefore: target.readBefore,
      madeBefore: target.madeBefore,
      mediaBefore: target.mediaBefore,
      encodePhotograph,
      readKit: async (path) => new Uint8Array(readFileSync(site + path)),
      write: target.write,
    });
    if (result.phase === "faulty") {
      await target.abandon();
      const faults = result.faults.map(publisher.describeFault);
      console.error([`museums/${museum} cannot be published:`, ...faults].join("\n"));
      return false;
    }
    const written = await target.finish(result);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { files, version } = result.publication;
    console.log(
      `${to}: version ${version}, ${Object.keys(files).length} files, ${written} written, ${seconds} s.`,
    );
    console.log(
      `Once it is at its address: ${parsed.address}/controllo/ tells whether all is well.`,
    );
    return true;
  } catch (error) {
    await target.abandon();
    throw error;
  }
}
