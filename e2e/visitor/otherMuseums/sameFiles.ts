import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inProject, site } from "../../../scripts/project.js";
import { museumNames } from "../../../scripts/museums/folders.js";
import { expect } from "../../journey.ts";
import type { JourneysOfMuseums } from "./withMuseums.ts";

/** What is made of all museums of a project, counts their pages, or tells when it was made. */
const ofAll =
  /^(?:controllo\/|sitemap\.xml$|_redirects$|_routes\.json$|(?:index|musei|accessibilita)\.html$|worker\.js$)/;

/** What more museums change for those who visit another: nothing at all. */
export function sameFilesJourneys(test: JourneysOfMuseums) {
  test("changes no file of the app and of another museum", ({ museums: { copy } }) => {
    test.skip(existsSync(`${site}/assets/ears`), "the copy is built without `npm run ears`");
    const alone = filesIn(site).filter((file) => !ofAll.test(file));
    // Some files are a museum's, some the app's; both have to be among them.
    const known = Object.keys(museumNames());
    expect(
      alone.filter((file) => known.some((museum) => file.includes(museum))).length,
    ).toBeGreaterThan(100);
    expect(alone.filter((file) => /^assets\/[\w-]+\.js$/.test(file)).length).toBeGreaterThan(20);
    const changed = alone.filter(
      (file) => !isSame(join(site, file), join(copy, "dist/site", file)),
    );
    expect(changed).toEqual([]);
    expect(isSame(inProject("dist/kit.json"), join(copy, "dist/kit.json"))).toBe(true);
  });
}

function filesIn(folder: string) {
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((file) => file.replaceAll("\\", "/"))
      // The copy is built without them.
      .filter((file) => !/\.(?:br|gz)$/.test(file))
  );
}

function isSame(one: string, other: string) {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
