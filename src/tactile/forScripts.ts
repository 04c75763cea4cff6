/** What the scripts use of this folder: they are JavaScript, and have it loaded by the bundler. */
export { figures } from "./model/figures.ts";
export { labelsFor } from "./model/label.ts";
export { checkDrawing, buildModel } from "./model/buildModel.ts";
export { makeHolder } from "./model/makeHolder.ts";
