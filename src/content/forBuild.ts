/** What the scripts use of this folder: they are JavaScript, and have it loaded by the bundler. */
export { clips } from "./clips.ts";
export { collectionIn } from "./collectionIn.ts";
export { inWords } from "./fault.ts";
export { modelFile, modelsOf } from "./modelsOf.ts";
export { titlesOnLabel } from "./titlesOnLabel.ts";
export { filesIn, published } from "./published.ts";
export { readMuseum } from "./readMuseum.ts";
export { stretches } from "../i18n/markedText.ts";
export { addressesOfTheSite } from "./addressesOfTheSite.ts";
export { addressFrom } from "./addressFrom.ts";
export { gapsIn } from "./gapsIn.ts";
export { jsonSchemas } from "./jsonSchemas.ts";
export { writeMuseumZip } from "./zip/writeMuseumZip.ts";
export { rulesBroken } from "./rulesBroken.ts";
export { FORMAT } from "./schema.ts";
export { readMuseumZip } from "./zip/readMuseumZip.ts";
export { languages } from "../i18n/languages.ts";
