/** What the scripts use of this folder: they are JavaScript, and have it loaded by the bundler. */
export { figures } from "./figures.ts";
export { labelsFor } from "./label.ts";
export { checkDrawing, makeModel } from "./makeModel.ts";
export { makeHolder } from "./makeHolder.ts";
