import { expect, it } from "vitest";
import { copyForTechnician } from "./copyForTechnician.ts";
import { publishedGuide } from "./fixtures/publishedGuide.ts";
import { summarise } from "./summarise.ts";

const { publication } = publishedGuide({ address: "https://www.museo.example/guida" });
const report = { publication, root: publication.address, checked: "2026-05-05T09:00:00.000Z" };

it("a technician gets every finding, what to do, and where", () => {
  const text = copyForTechnician({
    ...report,
    results: {
      address: [{ severity: "good", found: "Va bene." }],
      files: [
        { severity: "mend", found: "Manca.", todo: "Carica.", details: ["/a.js: risposta 404"] },
      ],
    },
  });
  expect(text).toContain("Pubblicata per: https://www.museo.example/guida\n");
  expect(text).toContain(publication.version);
  expect(text).toContain("## Indirizzo\n[A POSTO] Va bene.\n");
  expect(text).toContain(
    "## File\n[DA SISTEMARE] Manca.\nChe cosa fare: Carica.\n    /a.js: risposta 404\n",
  );
  expect(text).toContain("## Versioni\nNon ancora controllato.\n");
});

it("of thousands of files the first are named and the others counted", () => {
  const details = Array.from({ length: 3_000 }, (_, at) => `/${at}`);
  const files = [{ severity: "mend", found: "Mancano.", details } as const];
  const text = copyForTechnician({ ...report, results: { files } });
  expect(text).toContain("    /39\n    … e altri 2960\n");
  expect(text).not.toContain("/40\n");
});

it.each([
  [[], "Tutto a posto: la guida è pronta per i visitatori."],
  [["little"], "La guida è pronta per i visitatori. Una cosa conta poco: si può lasciare così."],
  [["mend", "mend"], "2 cose da sistemare, qui sotto."],
  [
    ["mend", "little", "little"],
    "Una cosa da sistemare, qui sotto. 2 cose contano poco: si può lasciare così.",
  ],
] as const)("%j: %s", (found, sentence) => {
  const files = found.map((severity) => ({ severity, found: "x" }));
  expect(summarise({ files: [{ severity: "good", found: "y" }, ...files] })).toBe(sentence);
});
