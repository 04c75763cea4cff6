import { isExample } from "../../lib/isExample.ts";
import { siteAddress } from "../../lib/siteAddress.ts";
import { codesSheet } from "../../tactile/sheets/codesSheet.ts";
import manifest from "./made/manifest.json";

/** Where the build puts the sheet: the codes lead to where the site will be, so it is made there. */
export const CODES_ADDRESS = "/modellini-codici.pdf";

/** The codes and words in print that go into the holders of the labels; none without an address. */
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
