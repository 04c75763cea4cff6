import { describe, expect, test } from "vitest";
import { checkDrawing, type ModelFault } from "../../tactile/makeModel.ts";
import { faultInItalian, placeInItalian } from "./faultInItalian.ts";

describe("a fault of a drawing", () => {
  test.each<[kind: ModelFault["kind"], thing: string, wrong: string, todo: string, other?: string]>(
    [
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
      [
        "hollow",
        "Occhio",
        "«Occhio» è un incavo troppo stretto",
        "largo almeno 5 mm e profondo almeno 0,5 mm",
      ],
      ["outside", "Ala", "«Ala» esce dallo spazio", "8 mm dai bordi"],
    ],
  )("of the kind %s is told with what it is held to", (kind, thing, wrong, todo, other) => {
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
    ["a shape alone", sheet(`<path d="M0 0"/>`), "Una forma (path)"],
    ["no number", sheet(`<g id="Ala" data-relief="alto"/>`), "«Ala» non dice quanto è alto"],
    ["a texture", sheet(`<g id="Ala" data-relief="1" data-texture="x"/>`), "«Ala» ha una trama"],
    ["groups", sheet(`<g id="Ala" data-relief="1"><g data-relief="2"/></g>`), "Dentro «Ala»"],
    [
      "a path",
      sheet(`<g id="Ala" data-relief="1"><path d="M0 0L"/></g>`),
      "In «Ala» c’è un tracciato",
    ],
    ["a transform", sheet(`<g id="Ala" transform="girato" data-relief="1"/>`), "non capisce"],
    [
      "a style sheet",
      sheet(`<g id="Ala" data-relief="1"><path class="a" d="M0 0"/></g>`),
      "foglio di stile",
    ],
    ["a text", sheet(`<g id="Ala" data-relief="1"><text>A</text></g>`), "non diventa rilievo"],
  ])("for %s is told in Italian", async (_, svg, wrong) => {
    const [fault] = (await checkDrawing(svg)).faults;
    expect(fault).toMatchObject({ kind: "unreadable" });
    const told = faultInItalian(fault!);
    expect(told.wrong).toContain(wrong);
    expect(told.todo).not.toBe("");
  });

  test("for a reason that nobody has translated says what to do all the same", () => {
    const { wrong, todo } = faultInItalian({ kind: "unreadable", thing: "Something else." });
    expect(wrong).toBe("Lo studio non riesce a leggere il disegno");
    expect(todo).toContain("SVG");
  });
});

function sheet(inside: string) {
  return `<svg viewBox="0 0 150 190">${inside}</svg>`;
}
