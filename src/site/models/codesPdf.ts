import { isExample } from "../../lib/isExample.ts";
import { siteAddress } from "../../lib/siteAddress.ts";
import { codesSheet } from "../../tactile/sheets/codesSheet.ts";
import manifest from "./made/manifest.json";

/** Where the build writes the sheet. Its codes hold the address of the site, which only a build has. */
export const CODES_ADDRESS = "/modellini-codici.pdf";

/** The codes and printed words for the label holders; undefined where the site has no address. */
export const codesPdf = isExample(siteAddress)
  ? undefined
  : codesSheet(
      "Cartoncini per il supporto da parete",
      "it",
      Object.values(manifest.models).map(({ inserted: { path, lines } }) => ({
        page: siteAddress + path,
        lines,
      })),
    );
