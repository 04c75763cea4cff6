import { createContext } from "react-router";
import type { ReadCatalogue } from "../catalogue/catalogue.ts";
import { readCatalogue } from "../platform/offline/readCatalogue.ts";

/** How loaders read a catalogue: over the network, or in the prerenderer from what is published. */
export const catalogueContext = createContext<ReadCatalogue>(readCatalogue);
