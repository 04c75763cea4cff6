import { describe, expect, test } from "vitest";
import type { FaultKind } from "../../../tactile/model/faultsIn.ts";
import { checkDrawing } from "../../../tactile/model/buildModel.ts";
import { faultInItalian, placeInItalian } from "./faultInItalian.ts";

describe("a fault of a drawing", () => {
  test.each<[kind: FaultKind, thing: string, wrong: string, todo: string, other?: string]>([
    [
      "thin",
      "Foglie, a sinistra",
      "«Foglie, a sinistra» è troppo sottile o troppo a punta",
      "da 1,1 mm in su",
    ],
    ["frail", "Stelo", "«Stelo» è alto e sottile", "più di 2,5 mm deve essere largo almeno 3 mm"],
    ["close", "", "Due cose troppo vicine", "3 mm"],
    ["step", "Mano", "«Mano» e «Arco» si sovrappongono", "almeno 0,5 mm", "Arco"],
    ["levels", "", "Troppe altezze diverse", "al massimo 5"],
    ["low", "Terra", "«Terra» è troppo basso", "almeno 1 mm"],
    ["high", "Torre", "«Torre» è troppo alto", "al massimo 8 mm"],
    ["empty", "", "Nel disegno non c’è niente", "una forma"],
    ["empty", "Ala", "«Ala» non ha niente", "una forma"],
    ["patch", "Bocca", "«Bocca» è troppo piccolo per una trama", "6 × 6 mm"],
    ["alike", "Panno", "«Panno» e «Tenda» si toccano", "un’altra trama", "Tenda"],
    ["small", "Stella", "«Stella» sta sotto un polpastrello", "almeno 15 mm"],
    [
      "hollow",
      "Occhio",
      "«Occhio» è un incavo troppo stretto",
      "largo almeno 5 mm e profondo almeno 0,5 mm",
    ],
    ["outside", "Ala", "«Ala» esce dallo spazio", "8 mm dai bordi"],
  ])("of the kind %s is told with what it is held to", (kind, thing, wrong, todo, other) => {
    const told = faultInItalian({ kind, thing, ...(other && { other }) });
    expect(told.wrong).toContain(wrong);
    expect(told.todo).toContain(todo);
  });

  test("is told with its place", () => {
    expect(placeInItalian([42, 47])).toBe("a 42 mm da sinistra e 47 mm dall’alto");
  });
});

describe("a drawing that cannot be read", () => {
  test.each([
    ["another sheet", `<svg viewBox="0 0 210 297"></svg>`, "non ha la misura"],
    ["no drawing", "<html></html>", "non è un disegno SVG"],
    ["half of one", `<svg viewBox="0 0 150 190"><g data-relief="1">`, "non è un disegno SVG"],
    ["no height", sheet(""), "Nessun livello"],
    [
      "a shape alone",
      sheet(`\n<path d="M0 0"/>`),
      "Nel disegno una forma non sta in nessun livello (riga 2, <path>)",
    ],
    [
      "no number",
      sheet(`<g id="Ala" data-relief="alto"/>`),
      'In «Ala» non è scritto quanto è alto il livello (riga 1, <g id="Ala">, «alto»)',
    ],
    ["a path", inThing(`<path d="M0 0L"/>`), "In «Ala» c’è un tracciato che non si legge"],
    [
      "a class",
      inThing(`<path class="a" d="M0 0"/>`),
      "in un foglio di stile che nel file non c’è",
    ],
    ["a text", inThing("<text>A</text>"), "In «Ala» c’è un testo, che non diventa rilievo"],
    [
      "clipping",
      inThing(`\n<path id="p1" clip-path="url(#c)" d="M0 0"/>`),
      'In «Ala» una parte è ritagliata o mascherata, e nel rilievo il ritaglio non ci sarebbe (riga 2, <path id="p1">, «clip-path: url(#c)»)',
    ],
  ])("for %s is told in Italian, with its place", async (_, svg, wrong) => {
    const [fault] = (await checkDrawing(svg)).faults;
    expect(fault).toMatchObject({ kind: "unreadable" });
    const told = faultInItalian(fault!);
    expect(told.wrong).toContain(wrong);
    expect(told.todo).not.toBe("");
  });
});

function sheet(inside: string) {
  return `<svg viewBox="0 0 150 190">${inside}</svg>`;
}

function inThing(inside: string) {
  return sheet(`<g id="Ala" data-relief="1">${inside}</g>`);
}
