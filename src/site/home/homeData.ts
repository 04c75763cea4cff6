import type { ListedWork, Museum, ReadCatalogue, ShownWork } from "../../catalogue/catalogue.ts";
import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
import { siteAddress } from "../../lib/siteAddress.ts";
import { catalogueReader } from "../../catalogue/catalogueReader.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

/** The museum that the site speaks of: its home page leads into this one. */
export const featuredMuseum = "galleria-borghese";

/** What the home page shows of the visitor's app: a museum in Italian, and its works. */
export type HomeData = {
  museum: Museum;
  messages: Messages;
  /** The first works of the list. */
  works: readonly ListedWork[];
  /** The first stop of the tour or, without a tour, the first work. */
  sample: ShownWork;
};

export async function homeData(
  catalogue: ReadCatalogue,
  museums: readonly MuseumSummary[],
): Promise<HomeData> {
  const read = catalogueReader(catalogue, featuredMuseum, "it");
  const [facts, messages, works, { stops }] = await Promise.all([
    read("museum"),
    messagesIn.it(),
    read("list"),
    read("tour"),
  ]);
  const summary = museums.find(({ slug }) => slug === featuredMuseum);
  if (!summary) throw new Error(`There is no museum ${featuredMuseum}, which the home page shows`);
  const { name, languages } = summary;
  const museum = { slug: featuredMuseum, name, languages, siteAddress, ...facts };
  const [stop] = stops;
  const id = stop ? (await read(`artwork-description/${stop.slug}`)).work.id : works[0]!.id;
  return { museum, messages, works: works.slice(0, 6), sample: await read(`artwork/${id}`) };
}
