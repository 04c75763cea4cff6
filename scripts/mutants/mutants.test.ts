import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inProject } from "../project.js";
import { mutants } from "./mutants.js";

it.each(mutants)("the place for a fault is there, once: $fault", ({ file, find }) => {
  expect(readFileSync(inProject(file), "utf8").split(find)).toHaveLength(2);
});
