import { isObject } from "../../../content/schema/isObject.ts";
import type { PagesMade, Publication } from "../../../content/publishing/guide.ts";
import { parsePublication } from "../../../content/publishing/parsePublication.ts";
import type { publishingFolder } from "../../../platform/publishing/publishingFolder.ts";

import type { MadeBefore } from "./makeGuide.ts";

type Store = Pick<typeof publishingFolder, "file" | "names" | "removeFile" | "write">;

/** The guide that was made last, beside its zip, which has the same name. */
const MADE = /^made-([\w-]+)\.zip$/;
const PUBLISHED = "published.json";

/** What this browser knows of a draft’s guides: the one made last, and the one published last. */
export function keptGuide(draft: string, store: Store) {
  async function read(name: string): Promise<Publication | undefined> {
    const file = await store.file(draft, name);
    const parsed = file && parsePublication(await file.text());
    return parsed?.phase === "read" ? parsed.publication : undefined;
  }

  async function readPages(name: string): Promise<PagesMade | undefined> {
    const file = await store.file(draft, name);
    if (!file) return undefined;
    try {
      const pages: unknown = JSON.parse(await file.text());
      return isObject(pages) ? (pages as PagesMade) : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    /** The guide made last, with its zip. */
    async made(): Promise<MadeBefore | undefined> {
      for (const name of await store.names(draft)) {
        const [, id] = MADE.exec(name) ?? [];
        // oxlint-disable no-await-in-loop -- there is one, or two after a crash
        const publication = id && (await read(`made-${id}.json`));
        const zip = publication && (await store.file(draft, name));
        const pages = zip && (await readPages(`made-${id}.pages.json`));
        // oxlint-enable no-await-in-loop
        if (pages) return { publication, zip, pages };
      }
      return undefined;
    },

    /** Keeps what is known of a guide whose zip is written as `made-<id>.zip`; others are removed. */
    async keepMade(id: string, { publication, pages }: MadeBefore): Promise<void> {
      await store.write(draft, `made-${id}.pages.json`, encode(pages));
      await store.write(draft, `made-${id}.json`, encode(publication));
      await this.forgetMade(id);
    },

    /** Removes every other guide, and what a crash has left. */
    async forgetMade(id?: string): Promise<void> {
      const names = await store.names(draft);
      const old = names.filter(
        (name) => /^(?:made|difference)-|\.part$/.test(name) && !name.startsWith(`made-${id}.`),
      );
      await Promise.all(old.map((name) => store.removeFile(draft, name)));
    },

    published: (): Promise<Publication | undefined> => read(PUBLISHED),

    keepPublished: (publication: Publication): Promise<void> =>
      store.write(draft, PUBLISHED, encode(publication)),
  };
}

function encode(json: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(json));
}
