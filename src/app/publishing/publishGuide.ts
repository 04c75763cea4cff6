import type { Ears } from "../../catalogue/catalogue.ts";
import type { Guide } from "../../catalogue/guide.ts";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import { catalogueFiles, type CatalogueFiles } from "../../content/publishing/catalogueFiles.ts";
import {
  checkupFolder,
  type PublishInput,
  type PublishResult,
} from "../../content/publishing/guide.ts";
import { localizeMuseum } from "../../content/publishing/localizeMuseum.ts";
import { museumMedia } from "../../content/publishing/museumMedia.ts";
import { serialiseCatalogue } from "../../content/publishing/serialiseCatalogue.ts";
import { summariseMuseum } from "../../content/publishing/summariseMuseum.ts";
import { readMuseum, type MuseumData } from "../../content/reading/readMuseum.ts";
import type { Language } from "../../i18n/languages.ts";
import { isExample } from "../../lib/isExample.ts";
import { addressesOfPages, prerenderer } from "../prerender.tsx";
import { checkupPage } from "./checkupPage.ts";
import { filesAlone } from "./filesAlone.ts";
import { fileWriter, type FileWriter } from "./fileWriter.ts";
import { earsFiles } from "./earsFiles.ts";
import { keptByWorker } from "./keptByWorker.ts";
import { addressIn, fileOf, pathIn } from "./pageFiles.ts";
import { pageMaker } from "./pageMaker.ts";
import { museumSource } from "./museumSource.ts";
import { visitorPage, webManifestAt } from "./visitorPage.ts";
import { webManifest } from "./webManifest.ts";

type PublishedLanguage = CatalogueFiles & { hasTour: boolean };

/** How many pages are rendered before somebody is told how far it has come. */
const PAGES_IN_A_ROW = 20;

/**
 * Makes a whole guide of a museum, file by file, of what it is given and nothing else: the same in
 * Node and in a browser. `guide.json` comes last, so whatever has one is whole.
 */
export async function publishGuide(input: PublishInput): Promise<PublishResult> {
  const { museum: files, kit, isAlone, signal } = input;
  const address = new URL(input.address);
  const base = address.pathname.replace(/\/$/, "");
  // The kit may say something else of the same file, and its address is another at another base.
  const isAsBefore = input.before?.kit === kit.version && input.before.address === input.address;
  const mediaBefore = isAsBefore ? input.mediaBefore : undefined;
  const { museum, faults } = await readMuseum(files, mediaBefore);
  if (!museum || faults.length > 0) return { phase: "faulty", faults };

  const writer = fileWriter(input);
  const { facts } = museum;
  const guide: Guide = {
    base,
    address: address.origin + base,
    ...siteOf(input, base),
    museum: { slug: files.address, name: facts.name, languages: facts.languages },
  };
  const folder = checkupFolder(files.address, isAlone);
  if (isAlone) await writer.copyKit(kit.files);
  const media = museumMedia(
    museum,
    input.encodePhotograph,
    async (name, content, _path, sha256) => {
      await writer.add(`/assets/${name}`, content, sha256);
      return `${base}/assets/${name}`;
    },
    {
      made: mediaBefore,
      reuse: (sent) => writer.reuse(...sent.map((each) => each.slice(base.length))),
    },
  );
  const ears = await addEars(input, guide, writer);

  const catalogues: PublishedLanguage[] = [];
  const unlisted = new Set<string>();
  const makePage = pageMaker(input, guide, writer);
  let addresses: string[] = [];
  const languages = languagesOf(facts);
  for (const [index, language] of languages.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- of a large museum only one language is in memory
    const catalogue = await addCatalogue(museum, language, guide, media, ears, writer);
    // What follows needs the addresses of the others, not their texts.
    catalogues.push({ ...catalogue, files: [], texts: new Map() });
    if (index === 0) addresses = addressesOfPages(guide, [...catalogue.texts.keys()]);
    const total = addresses.length * languages.length;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await addPages(language, catalogue, index, total);
  }

  await addApp();
  await writer.add(`${folder}/index.html`, checkupPage(input, guide, writer.policy));
  const source = await museumSource(files, media, folder, writer);
  const pages = addresses.map((each) => ({ address: each, isListed: !unlisted.has(each) }));
  if (isAlone) await filesAlone(input, guide, pages, writer);
  const summary = summariseMuseum(museum);
  return {
    ...(await writer.close(guide, folder, source)),
    made: makePage.made,
    media: media.made,
    summary,
    pages,
  };

  async function addPages(
    language: Language,
    catalogue: CatalogueFiles,
    before: number,
    total: number,
  ) {
    const { render } = prerenderer(guide, async (_museum, _language, name) => {
      const text = catalogue.texts.get(name);
      return text && JSON.parse(text);
    });
    const { works, offline } = catalogue.museum;
    const texts = new Map([...catalogue.texts, ["facts", JSON.stringify([works, offline.ears])]]);
    for (const [index, each] of addresses.entries()) {
      signal?.throwIfAborted();
      const path = pathIn(guide.museum!, language, fileOf(each));
      // oxlint-disable-next-line no-await-in-loop -- each is written before the next is made
      const isListed = await makePage(path, { ...catalogue, texts }, async () => {
        const page = await render(addressIn(guide.museum!, language, each));
        const html = visitorPage(
          kit,
          guide,
          page,
          (_, name) => catalogue.addresses.get(name)!,
          writer.policy,
        );
        return { html, page };
      });
      if (!isListed) unlisted.add(each);
      if (index % PAGES_IN_A_ROW === 0)
        input.onProgress?.(before * addresses.length + index, total);
    }
  }

  /** The page for every address and the worker that keeps it, which know all languages. */
  async function addApp() {
    const { renderApp } = prerenderer(guide, async () => undefined);
    const of = (language: Language) => catalogues[languages.indexOf(language)]!;
    const html = visitorPage(
      kit,
      guide,
      renderApp(),
      (language, name) =>
        name === "museum" ? of(language).kept : of(language).addresses.get(name)!,
      writer.policy,
    );
    await writer.add(`/${files.address}/app/index.html`, html);
    for (const language of languages) {
      const hasTour = of(language).hasTour;
      // oxlint-disable-next-line no-await-in-loop -- five small files
      const manifest = await webManifest(guide, language, hasTour);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await writer.add(webManifestAt(guide.museum!, language), JSON.stringify(manifest));
    }
    const kept = keptByWorker(kit, guide, catalogues, ears, writer.sha256);
    const worker = `self.kept=${JSON.stringify(kept)};importScripts("${base}${kit.visitorWorker}");\n`;
    await writer.add(`/worker-${files.address}.js`, worker);
  }
}

/** Where the links to Varco's statement and policy lead; nowhere while it has no address of its own. */
function siteOf({ kit, isAlone }: PublishInput, base: string): { site?: string } {
  if (!isAlone) return { site: base };
  return kit.site && !isExample(kit.site) ? { site: kit.site } : {};
}

async function addEars(input: PublishInput, guide: Guide, writer: FileWriter): Promise<Ears[]> {
  if (input.isWithoutEars) return [];
  const all: Ears[] = [];
  for (const each of input.kit.ears) {
    // oxlint-disable-next-line no-await-in-loop -- one size after the other
    const { files, ears } = await earsFiles(each, input.kit, guide);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (input.isAlone) await writer.copyKit(each.files);
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const [address, text] of files) await writer.add(address.slice(guide.base.length), text);
    all.push(ears);
  }
  return all;
}

async function addCatalogue(
  museum: MuseumData,
  language: Language,
  { base, museum: known }: Guide,
  media: ReturnType<typeof museumMedia>,
  ears: readonly Ears[],
  writer: FileWriter,
): Promise<PublishedLanguage> {
  const localized = await localizeMuseum(museum, language, media);
  const { slug } = known!;
  const catalogue = await catalogueFiles(
    { base, slug, language },
    serialiseCatalogue(localized, media.sizeOf),
    ears,
  );
  for (const [address, text] of catalogue.files)
    // oxlint-disable-next-line no-await-in-loop -- each is written before the next
    await writer.add(address.slice(base.length), text);
  return { ...catalogue, hasTour: localized.tour !== undefined };
}
