import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseSite } from "./parseSite.ts";

it.each([
  ["https://guida.museo.it", "https://guida.museo.it"],
  ["  https://guida.museo.it/ ", "https://guida.museo.it"],
  ["guida.museo.it", "https://guida.museo.it"],
  ["HTTPS://Guida.Museo.IT", "https://guida.museo.it"],
  ["https://museo.it:8443", "https://museo.it:8443"],
  ["https://museo-città.it", "https://xn--museo-citt-q4a.it"],
])("“%s” begins the codes with %s", (typed, address) => {
  expect(parseSite(typed)).toEqual({ phase: "usable", address });
});

it.each([
  ["", "Scrivi l’indirizzo"],
  ["   ", "Scrivi l’indirizzo"],
  ["http://museo.it", "https://"],
  ["ftp://museo.it", "https://"],
  ["javascript:alert(1)", "non sembra l’indirizzo"],
  ["https://museo", "non sembra l’indirizzo"],
  ["https://192.168.1.20", "non sembra l’indirizzo"],
  ["https://[::1]", "non sembra l’indirizzo"],
  ["https://localhost", "non sembra l’indirizzo"],
  ["https://museo .it", "non sembra l’indirizzo"],
  ["https://museo.it.", "non sembra l’indirizzo"],
  ["https://nome:segreto@museo.it", "chiocciola"],
  ["https://museo.it/guida", "https://museo.it"],
  ["https://museo.it?x=1", "https://museo.it"],
  ["https://museo.it/#", "https://museo.it"],
  [`https://${"lungo.".repeat(20)}it`, "troppo lungo"],
  ["https://varco.example", "solo un esempio"],
  ["guida.museo.example", "solo un esempio"],
  ["https://example.com", "solo un esempio"],
  ["https://guida.museo.test", "solo un esempio"],
])("refuses “%s” in words", (typed, words) => {
  const site = parseSite(typed);
  expect(site.phase).toBe("refused");
  expect(site.phase === "refused" && site.problem).toContain(words);
});

it("begins no code with anything but the name of a host on HTTPS, whatever is typed", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .tuple(fc.constantFrom("https://", "//", ""), fc.domain(), fc.string())
      .map((all) => all.join("")),
  );
  const check = () =>
    fc.assert(
      fc.property(typed, (text) => {
        const site = parseSite(text);
        if (site.phase === "refused") return site.problem !== "";
        const isOrigin = new URL(site.address).origin === site.address;
        const isSame = JSON.stringify(parseSite(site.address)) === JSON.stringify(site);
        return isOrigin && isSame && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(site.address);
      }),
    );
  expect(check).not.toThrow();
});
