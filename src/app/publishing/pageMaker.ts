import { shortHash } from "../../content/packing/shortHash.ts";
import type { CatalogueFiles } from "../../content/publishing/catalogueFiles.ts";
import type { PagesMade, PublishInput } from "../../content/publishing/guide.ts";
import type { Guide } from "../../catalogue/guide.ts";
import type { Page } from "../prerender.tsx";
import type { FileWriter } from "./fileWriter.ts";

/**
 * Answers a function that makes one page, unless all that it is made of is as it was when it was
 * made before. Answers whether search engines may list the page.
 */
export function pageMaker(
  { kit, madeBefore = {} }: PublishInput,
  guide: Guide,
  writer: FileWriter,
) {
  const made: Record<string, PagesMade[string]> = {};
  const everywhere = JSON.stringify([kit.version, guide, writer.policy]);

  async function makePage(
    path: string,
    { texts, addresses }: Pick<CatalogueFiles, "texts" | "addresses">,
    make: () => Promise<{ html: string; page: Page }>,
  ): Promise<boolean> {
    const last = madeBefore[path];
    if (last && (await hashOf(last.files)) === last.of && writer.reuse(path)) {
      made[path] = last;
      return last.isListed;
    }
    const { html, page } = await make();
    await writer.add(path, html);
    const isListed = !page.head.includes('name="robots" content="noindex"');
    // The entry changes with every word, and most pages show nothing of it that does.
    const files = page.files.map((name) =>
      name === "museum" && !page.showsSizes ? "facts" : name,
    );
    made[path] = { of: await hashOf(files), files, isListed };
    return isListed;

    function hashOf(names: readonly string[]) {
      const read = names.map((name) =>
        // The address of every other file changes with its text.
        name === "museum" || name === "facts" ? texts.get(name) : addresses.get(name),
      );
      return shortHash(JSON.stringify([everywhere, read]));
    }
  }

  return Object.assign(makePage, { made: made as PagesMade });
}
