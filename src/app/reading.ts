import { createContext } from "react-router";
import type { ReadCatalogue } from "../content/catalogue.ts";
import { readCatalogue } from "../platform/readCatalogue.ts";

/** How loaders come to a museum's data: from the site, and in the prerenderer from what will be published. */
export const reading = createContext<ReadCatalogue>(readCatalogue);
