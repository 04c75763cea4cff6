import { toJsonSchema } from "@valibot/to-json-schema";
import {
  museumSchema,
  museumWordsSchema,
  narrationSchema,
  tourSchema,
  workWordsSchema,
} from "./schema.ts";

/** What editors such as VS Code check and explain a museum’s files by, under their names. */
export const jsonSchemas = {
  "museum.schema.json": toJsonSchema(museumSchema),
  "work-words.schema.json": toJsonSchema(workWordsSchema),
  "museum-words.schema.json": toJsonSchema(museumWordsSchema),
  "tour.schema.json": toJsonSchema(tourSchema),
  "narration.schema.json": toJsonSchema(narrationSchema),
};
