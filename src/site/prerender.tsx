// First, because it declares the order of the CSS layers.
import "../ui/base.css";
import { StaticRouter } from "react-router";
import type { ReadCatalogue } from "../catalogue/catalogue.ts";
import type { MuseumSummary } from "../catalogue/museumSummary.ts";
import { renderDocument } from "../lib/page/renderDocument.tsx";
import type { StatementFigures } from "./accessibility/statement.tsx";
import { SiteShell } from "./shell/SiteShell.tsx";
import { sitePages } from "./sitePages.tsx";

export { featuredMuseum } from "./home/homeData.ts";
export { codesPdf, CODES_ADDRESS } from "./models/codesPdf.ts";

/** The addresses of the Italian site. */
export const siteAddresses: readonly string[] = sitePages.map(({ path }) => path);

/** A page of the Italian site, as the build and the development server send it. */
export async function renderSitePage(
  address: string,
  read: ReadCatalogue,
  figures: StatementFigures,
  museums: readonly MuseumSummary[],
) {
  const page = sitePages.find(({ path }) => path === address);
  if (!page) throw new Error(`The site has no ${address}`);
  const content = await page.render(read, figures, museums);
  return renderDocument(
    <StaticRouter location={address}>
      <SiteShell>{content}</SiteShell>
    </StaticRouter>,
  );
}
