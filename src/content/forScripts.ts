/** What the scripts and the prerenderer use of this folder. Vite loads it for them: Node cannot run it. */
export { scriptsToRecord } from "./speaking/scriptsToRecord.ts";
export { localizeMuseum } from "./publishing/localizeMuseum.ts";
export { describeFault } from "./reading/fault.ts";
export { modelFile, modelsOf } from "./reading/museumFiles.ts";
export { titlesOnLabel } from "./publishing/titlesOnLabel.ts";
export { offlineFileLists, serialiseCatalogue } from "./publishing/serialiseCatalogue.ts";
export { readMuseum } from "./reading/readMuseum.ts";
export { stretches } from "../i18n/markedText.ts";
export { addressesOfTheSite } from "./publishing/addressesOfTheSite.ts";
export { slugify } from "./schema/slugify.ts";
export { gapsIn } from "./publishing/gapsIn.ts";
export { jsonSchemas } from "./schema/jsonSchemas.ts";
export { writeMuseumZip } from "./packing/writeMuseumZip.ts";
export { proofreadMuseum } from "./proofreading/proofreadMuseum.ts";
export { FORMAT } from "./schema/schema.ts";
export { readMuseumZip } from "./packing/readMuseumZip.ts";
export { languages } from "../i18n/languages.ts";
