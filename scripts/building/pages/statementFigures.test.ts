import { readdirSync } from "node:fs";
import axe from "axe-core";
import { expect, it } from "vitest";
import { everyAddress, folderOf } from "../../museums/folders.js";
import { inProject } from "../../project.js";
import { statementFigures } from "./statementFigures.js";

it("the statement names the axe that is installed, and every recording that is there", () => {
  const folders = [...everyAddress().map(folderOf), inProject("src/site/training")];
  const files = folders.flatMap((folder) =>
    readdirSync(`${folder}/recordings`, { recursive: true, encoding: "utf8" }),
  );
  expect(statementFigures(36, 112)).toEqual({
    pages: 36,
    versions: 112,
    recordings: files.filter((file) => file.endsWith(".mp3")).length,
    misheard: 5,
    misheardInGerman: 10,
    axe: axe.version,
  });
});
