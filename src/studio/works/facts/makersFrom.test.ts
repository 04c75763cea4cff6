import { array, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { hands } from "../../../content/schema/schema.ts";
import { makersFrom, type Makers } from "./makersFrom.ts";
import { makersText } from "./makersText.ts";
import { nameInOrder } from "./nameInOrder.ts";

const understood: [string, Makers][] = [
  ["Dosso Dossi", [{ name: "Dosso Dossi" }]],
  ["Bottega di Jacopo Bassano", [{ name: "Jacopo Bassano", hand: "workshopOf" }]],
  ["Jacopo Bassano e bottega", [{ name: "Jacopo Bassano", hand: "withWorkshop" }]],
  ["Jacopo Bassano and workshop", [{ name: "Jacopo Bassano", hand: "withWorkshop" }]],
  ["attribuito a Jacopo Bassano e bottega", [{ name: "Jacopo Bassano", hand: "workshop" }]],
  ["Bottega del Guercino", [{ name: "Guercino", hand: "workshopOf" }]],
  ["Attribuito ad Andrea del Sarto", [{ name: "Andrea del Sarto", hand: "attributed" }]],
  ["attr. Tiziano", [{ name: "Tiziano", hand: "attributed" }]],
  ["attr. A. Rossi", [{ name: "A. Rossi", hand: "attributed" }]],
  ["attributed to Titian", [{ name: "Titian", hand: "attributed" }]],
  ["Bassano Jacopo (attribuito)", [{ name: "Bassano Jacopo", hand: "attributed" }]],
  ["Bassano Jacopo (bottega)", [{ name: "Bassano Jacopo", hand: "workshopOf" }]],
  ["Bassano Jacopo (e aiuti)", [{ name: "Bassano Jacopo", hand: "withAssistants" }]],
  ["Bassano Jacopo, e bottega", [{ name: "Bassano Jacopo", hand: "withWorkshop" }]],
  ["Guido Reni e aiuti", [{ name: "Guido Reni", hand: "withAssistants" }]],
  ["Guido Reni con i suoi aiuti", [{ name: "Guido Reni", hand: "withAssistants" }]],
  ["Bottega degli Embriachi", [{ name: "Embriachi", hand: "workshopOf" }]],
  ["Scuola di Raffaello", [{ name: "Raffaello", hand: "school" }]],
  ["Reni Guido (scuola)", [{ name: "Reni Guido", hand: "school" }]],
  ["School of Raphael", [{ name: "Raphael", hand: "school" }]],
  ["Maniera del Guercino", [{ name: "Guercino", hand: "manner" }]],
  ["alla maniera di Guido Reni", [{ name: "Guido Reni", hand: "manner" }]],
  ["Guido Reni (maniera)", [{ name: "Guido Reni", hand: "manner" }]],
  ["in the manner of Guido Reni", [{ name: "Guido Reni", hand: "manner" }]],
  ["Seguace di Caravaggio", [{ name: "Caravaggio", hand: "follower" }]],
  ["Follower of Caravaggio", [{ name: "Caravaggio", hand: "follower" }]],
  ["Ambito pugliese", [{ name: "Ambito pugliese" }]],
  ["Manifattura di Meissen", [{ name: "Manifattura di Meissen" }]],
  ["cerchia di Raffaello", [{ name: "Raffaello", hand: "circle" }]],
  ["Ambito di Raffaello", [{ name: "Raffaello", hand: "circle" }]],
  ["circle of Raphael", [{ name: "Raphael", hand: "circle" }]],
  ["da Caravaggio", [{ name: "Caravaggio", hand: "after" }]],
  ["Copia da Caravaggio", [{ name: "Caravaggio", hand: "after" }]],
  ["copia dall’Albani", [{ name: "Albani", hand: "after" }]],
  ["cerchia di Giuseppe d’Arpino", [{ name: "Giuseppe d’Arpino", hand: "circle" }]],
  ["After Caravaggio", [{ name: "Caravaggio", hand: "after" }]],
  ["Da Ponte Jacopo", [{ name: "Da Ponte Jacopo" }]],
  ["Lina Esempio; Ugo Prova", [{ name: "Lina Esempio" }, { name: "Ugo Prova" }]],
  ["Lina Esempio e Ugo Prova", [{ name: "Lina Esempio" }, { name: "Ugo Prova" }]],
  ["Lina Esempio and Ugo Prova", [{ name: "Lina Esempio" }, { name: "Ugo Prova" }]],
  ["Tiziano & Giorgione", [{ name: "Tiziano" }, { name: "Giorgione" }]],
  ["Jacopo e Francesco Bassano", [{ name: "Jacopo e Francesco Bassano" }]],
  ["Scuola veneta", [{ name: "Scuola veneta" }]],
  ["Ignoto del Seicento", [{ name: "Ignoto del Seicento" }]],
  ["«Antonio e Piero»", [{ name: "Antonio e Piero" }]],
  ["ignoto", []],
  ["Anonimo", []],
  ["autore sconosciuto", []],
  ["Unknown artist", []],
  ["", []],
  [" ; ", []],
];

describe("makers are understood as curators write them", () => {
  it.each(understood)("%s", (text, makers) => {
    expect(makersFrom(text)).toEqual(makers);
  });

  it("marks that never close take no minutes", () => {
    const before = performance.now();
    for (let time = 0; time < 200; time += 1) makersFrom("«»»".repeat(1300));
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it("nine of them are kept in one line", () => {
    const nine = Array.from("abcdefghi").join("; ");
    expect(makersFrom(nine)).toEqual([{ name: nine }]);
  });
});

describe("a name in a list", () => {
  it.each([
    ["Bassano, Jacopo", "Jacopo Bassano"],
    ["da Vinci, Leonardo", "Leonardo da Vinci"],
    ["Dosso Dossi (1486-1542)", "Dosso Dossi"],
    ["Bassano, Jacopo (Bassano 1510 - 1592)", "Jacopo Bassano"],
    ["Giovanni Luteri, detto Dosso Dossi", "Giovanni Luteri, detto Dosso Dossi"],
    ["Rossi, Bianchi, Verdi", "Rossi, Bianchi, Verdi"],
    ["Dosso Dossi", "Dosso Dossi"],
  ])("%s is said %s", (name, said) => {
    expect(nameInOrder(name)).toBe(said);
  });
});

describe("makers in their field", () => {
  it.each<[Makers, string]>([
    [[{ name: "Dosso Dossi" }], "Dosso Dossi"],
    [[{ name: "Jacopo Bassano", hand: "workshop" }], "attribuito a Jacopo Bassano e bottega"],
    [[{ name: "Guercino", hand: "workshopOf" }], "bottega di Guercino"],
    [[{ name: "Guercino", hand: "manner" }], "maniera di Guercino"],
    [[{ name: "A" }, { name: "B", hand: "after" }], "A; copia da B"],
    [[{ name: "Antonio Rossi e Piero Rossi" }], "«Antonio Rossi e Piero Rossi»"],
    [[], ""],
  ])("%j are written %s", (makers, text) => {
    expect(makersText(makers)).toBe(text);
  });

  it("are the same when they are read again, whatever their names", () => {
    const pieces = constantFrom(
      "Ada",
      "bottega",
      "scuola",
      "aiuti",
      ",",
      "di",
      "da",
      " ",
      " ",
      "e",
      ";",
      "«",
      "»",
      "attr.",
      "(",
      "ignoto",
      "&",
      "’",
      "\n",
    );
    const name = oneof(
      string({ unit: "grapheme", maxLength: 40 }),
      string({ unit: pieces }),
    ).filter((text) => /\S/.test(text) && text.length <= 400);
    const maker = oneof(record({ name }), record({ name, hand: constantFrom(...hands) }));
    assert(
      property(array(maker, { maxLength: 8 }), (makers) => {
        expect(makersFrom(makersText(makers))).toEqual(makers);
      }),
      { numRuns: 2000 },
    );
  });
});
