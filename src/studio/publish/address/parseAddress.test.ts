import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseAddress, type UsableAddress } from "./parseAddress.ts";

const ours = "https://varco.museo.it";

it.each<[typed: string, address: string, more?: Partial<UsableAddress>]>([
  ["https://guida.museo.it", "https://guida.museo.it"],
  ["  https://guida.museo.it/ ", "https://guida.museo.it"],
  ["guida.museo.it", "https://guida.museo.it"],
  ["HTTPS://Guida.Museo.IT", "https://guida.museo.it"],
  ["https://museo.it:8443", "https://museo.it:8443"],
  ["https://www.museo.it/guida", "https://www.museo.it/guida"],
  ["www.museo.it/guida/", "https://www.museo.it/guida"],
  ["https://www.museo.it/Visita/guida_2026//", "https://www.museo.it/Visita/guida_2026"],
  ["https://www.museo.it/v1.2", "https://www.museo.it/v1.2"],
  [
    "https://museo-città.it/guida",
    "https://xn--museo-citt-q4a.it/guida",
    { accented: "https://museo-città.it/guida" },
  ],
  ["https://xn--museo-citt-q4a.it", "https://xn--museo-citt-q4a.it"],
  ["http://localhost:8080/guida", "http://localhost:8080/guida", { place: "here" }],
  ["localhost:8080", "http://localhost:8080", { place: "here" }],
  ["http://127.0.0.1", "http://127.0.0.1", { place: "here" }],
  ["https://localhost", "https://localhost", { place: "here" }],
  ["https://varco.museo.it", "https://varco.museo.it", { place: "ours" }],
  ["https://varco.museo.it/guida", "https://varco.museo.it/guida", { place: "ours" }],
])("“%s” is %s", (typed, address, more) => {
  expect(parseAddress(typed, ours)).toEqual({
    phase: "usable",
    address,
    place: "public",
    ...more,
  });
});

it("an example of ours is nobody’s own site", () => {
  expect(parseAddress("https://guida.museo.it", "https://varco.example")).toMatchObject({
    place: "public",
  });
});

it.each([
  ["", "Scrivi l’indirizzo"],
  ["   ", "Scrivi l’indirizzo"],
  ["http://museo.it", "https://"],
  ["http://localhost.museo.it", "https://"],
  ["ftp://museo.it", "https://"],
  ["ftp://localhost", "https://"],
  ["javascript:alert(1)", "non sembra l’indirizzo"],
  ["https://museo", "non sembra l’indirizzo"],
  ["https://192.168.1.20", "non sembra l’indirizzo"],
  ["https://[::1]", "non sembra l’indirizzo"],
  ["https://museo .it", "spazio"],
  ["https://museo.it/la guida", "spazio"],
  ["https://museo.it.", "non sembra l’indirizzo"],
  ["https://nome:segreto@museo.it", "chiocciola"],
  ["https://museo.it/città", "accenti"],
  ["https://museo.it/citt%C3%A0", "solo lettere, cifre e trattini"],
  ["https://museo.it/guida//visita", "una barra sola"],
  ["https://museo.it/guida\\visita", "solo lettere, cifre e trattini"],
  ["https://museo.it\\guida", "solo lettere, cifre e trattini"],
  ["https://museo.it/guida/../visita", "Togli i punti"],
  ["https://museo.it/./guida", "Togli i punti"],
  ["https://museo.it/guida/index.html", "di una pagina o di un file"],
  ["https://museo.it/guida.PHP/", "di una pagina o di un file"],
  ["https://museo.it?x=1", "punto interrogativo"],
  ["https://museo.it/guida?", "punto interrogativo"],
  ["https://museo.it/#", "cancelletto"],
  [`https://${"lungo.".repeat(20)}it`, "troppo lungo"],
  [`https://museo.it/${"lungo/".repeat(12)}`, "troppo lungo"],
  ["https://varco.example", "solo un esempio"],
  ["guida.museo.example/visita", "solo un esempio"],
  ["https://example.com", "solo un esempio"],
  ["https://guida.museo.test", "solo un esempio"],
])("refuses “%s” in words", (typed, words) => {
  const parsed = parseAddress(typed, ours);
  expect(parsed.phase).toBe("refused");
  expect(parsed.phase === "refused" && parsed.problem).toContain(words);
});

it("begins nothing with anything but a host and a folder of it, whatever is typed", () => {
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
        const parsed = parseAddress(text, ours);
        if (parsed.phase === "refused") return parsed.problem !== "";
        const { address, place } = parsed;
        const url = new URL(address);
        const isWhole = url.origin + (url.pathname === "/" ? "" : url.pathname) === address;
        const again = parseAddress(address, ours);
        const isSame = again.phase === "usable" && again.address === address;
        const scheme = place === "here" ? /^https?:\/\// : /^https:\/\//;
        return isWhole && isSame && scheme.test(address) && !address.endsWith("/");
      }),
    );
  expect(check).not.toThrow();
});
