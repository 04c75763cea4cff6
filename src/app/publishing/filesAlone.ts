import type { Guide } from "../../catalogue/guide.ts";
import { hostFiles } from "../../content/hosting/hostFiles.js";
import type { PublishInput } from "../../content/publishing/guide.ts";
import { otherLanguages } from "./pageFiles.ts";
import { prerenderer } from "../prerender.tsx";
import type { FileWriter } from "./fileWriter.ts";
import { robots, sitemap } from "./sitemap.ts";
import { visitorPage } from "./visitorPage.ts";

/** What a guide needs where nothing else is at its address: what leads there, and what hosts read. */
export async function filesAlone(
  { kit }: PublishInput,
  guide: Guide,
  pages: readonly { address: string; isListed: boolean }[],
  writer: FileWriter,
) {
  const listed = pages.filter(({ isListed }) => isListed).map(({ address }) => address);
  await writer.add("/index.html", leadingTo(guide));
  await writer.add("/404.html", await notFoundPage(kit, guide, writer.policy));
  await writer.add("/sitemap.xml", sitemap(guide.address, listed));
  const { slug } = guide.museum!;
  const others = otherLanguages(guide.museum!);
  for (const [path, text] of hostFiles({ base: guide.base, slug, otherLanguages: others }))
    // oxlint-disable-next-line no-await-in-loop -- seven small files
    await writer.add(path, text);
  // Robots are told at the root of a host, or not at all.
  if (guide.base === "") await writer.add("/robots.txt", robots(guide.address));
}

/** What hosts answer with where there is no page at an address. */
export async function notFoundPage(kit: PublishInput["kit"], guide: Guide, policy = "") {
  const { render } = prerenderer(guide, async () => undefined);
  return visitorPage(kit, guide, await render("/404"), () => "", policy);
}

/** The page at the address of the guide itself, which leads to the first screen. */
function leadingTo({ base, museum }: Guide) {
  const { slug, name, languages } = museum!;
  const named = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const first = `${base}/${slug}/`;
  return `<!doctype html>
<html lang="${languages[0]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="0; url=${first}" />
    <meta name="robots" content="noindex" />
    <title>${named} · Varco</title>
  </head>
  <body>
    <main>
      <h1><a href="${first}">${named}</a></h1>
    </main>
  </body>
</html>
`;
}
