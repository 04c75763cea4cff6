/** What the scripts use of this folder. Vite loads it for them: Node cannot run it. */
export { figures } from "./model/figures.ts";
export { labelsFor } from "./model/label.ts";
export { checkDrawing, buildModel } from "./model/buildModel.ts";
export { makeHolder } from "./model/makeHolder.ts";
