import type { ReadCatalogue, ShownWork } from "../../catalogue/catalogue.ts";
import { catalogueReader } from "../../catalogue/catalogueReader.ts";
import { featuredMuseum } from "../home/homeData.ts";

/** The first works of the featured museum, which a lesson has people describe. */
export async function worksToDescribe(catalogue: ReadCatalogue): Promise<ShownWork[]> {
  const read = catalogueReader(catalogue, featuredMuseum, "it");
  const works = (await read("list")).slice(0, 6);
  return Promise.all(works.map(({ id }) => read(`artwork/${id}`)));
}
