import { expect, it } from "vitest";
import { addressesOfTheSite } from "../content/publishing/addressesOfTheSite.ts";
import { sitePages } from "./sitePages.tsx";

it("no museum can take the address of a page of the site", () => {
  const segments = sitePages.flatMap(({ path }) => path.split("/")[1] || []);
  expect(segments.length).toBeGreaterThan(3);
  expect(segments.filter((segment) => !addressesOfTheSite.has(segment))).toEqual([]);
});
