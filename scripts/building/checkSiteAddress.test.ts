import { expect, it } from "vitest";
import { isExample } from "../../src/lib/isExample.ts";
import { checkSiteAddress } from "./checkSiteAddress.js";

it.each(["https://guida.museo.it", "https://museo.it:8443"])(
  "there is nothing to say of a build for %s",
  (address) => {
    expect(checkSiteAddress(address, isExample(address))).toBeUndefined();
  },
);

it.each(["https://varco.example", "https://guida.museo.test", "https://example.com"])(
  "a build for %s is said not to be published, and how it can be",
  (address) => {
    expect(checkSiteAddress(address, isExample(address))).toMatch(
      /NOT TO BE PUBLISHED[^]*SITE_ADDRESS=/,
    );
  },
);

it.each([
  "guida.museo.it",
  "https://museo.it/guida",
  "https://museo.it?a",
  "http://museo.it",
  "no",
])("no site is built for %s", (address) => {
  expect(() => checkSiteAddress(address, false)).toThrow(/SITE_ADDRESS/);
});
