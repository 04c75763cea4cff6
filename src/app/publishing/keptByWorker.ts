import type { Ears } from "../../catalogue/catalogue.ts";
import type { Guide } from "../../catalogue/guide.ts";
import { languagesOf } from "../../catalogue/museumLanguages.ts";
import type { CatalogueFiles } from "../../content/publishing/catalogueFiles.ts";
import type { Kit } from "../../content/publishing/guide.ts";
import type { Kept } from "../../platform/serviceWorkers/workerRoutes.ts";
import { filesOfTheApp } from "./chunks.ts";
import { webManifestAt } from "./visitorPage.ts";

/** The files of a catalogue that a device keeps with the app, in every language. */
const dataOfTheApp = ["museum", "index", "tour", "list"];

/**
 * What a device keeps of a museum's app after one visit: every screen, in every language, and
 * nothing of the single works.
 */
export function keptByWorker(
  kit: Kit,
  { base, museum }: Guide,
  catalogues: readonly CatalogueFiles[],
  ears: readonly Ears[],
  sha256: (path: string) => string,
): Kept {
  const { slug } = museum!;
  const page = `${base}/${slug}/app/`;
  const paths = [
    kit.decoder,
    ...filesOfTheApp(kit.chunks).map((file) => `/${file}`),
    kit.firstPaint,
    kit.startApp,
    ...catalogues.flatMap(({ addresses, kept }) =>
      [kept, ...dataOfTheApp.map((name) => addresses.get(name)!)].map((address) =>
        address.slice(base.length),
      ),
    ),
    ...languagesOf(museum!).map((code) => webManifestAt(museum!, code)),
    "/favicon.ico",
    "/icon.svg",
  ];
  return {
    files: [
      { url: page, revision: sha256(`/${slug}/app/index.html`) },
      ...paths.map((path) => precacheEntry(base, path, sha256(path))),
    ],
    page,
    versions: catalogues.map(({ museum: { index } }) => index),
    lists: [...catalogues.flatMap(({ lists }) => lists), ...ears.map(({ list }) => list)],
  };
}

/**
 * A file under /assets/ is kept only if it has this hash. A host may add something to a page, so
 * there the hash only tells one version from another.
 */
function precacheEntry(base: string, path: string, sha256: string) {
  const url = base + path;
  return path.startsWith("/assets/")
    ? { url, revision: null, integrity: `sha256-${sha256}` }
    : { url, revision: sha256 };
}
