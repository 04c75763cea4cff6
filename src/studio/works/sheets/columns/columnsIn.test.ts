import { describe, expect, it } from "vitest";
import { columnsIn } from "./columnsIn.ts";
import { fieldFor } from "./fieldFor.ts";
import { fieldNames } from "./sheetFields.ts";

describe("a column is taken for what its heading says", () => {
  it.each([
    ["N.", "id"],
    ["Nr", "id"],
    ["N°", "id"],
    ["N. etichetta", "id"],
    ["Numero dell’etichetta", "id"],
    ["Label number", "id"],
    ["Inv.", "inventory"],
    ["N. inv.", "inventory"],
    ["Inv. n.", "inventory"],
    ["Numero d’inventario", "inventory"],
    ["Accession No.", "inventory"],
    ["TITOLO", "title"],
    ["Titolo dell'opera", "title"],
    ["Titolo/Soggetto", "title"],
    ["Title", "title"],
    ["Titolo inglese", "titleIn-en"],
    ["Title (EN)", "titleIn-en"],
    ["Titolo in inglese", "titleIn-en"],
    ["titolo_fr", "titleIn-fr"],
    ["Descrizione EN", "descriptionIn-en"],
    ["Testo breve (tedesco)", "shortIn-de"],
    ["Descrizione", "description"],
    ["Descrizione breve", "short"],
    ["Autore", "makers"],
    ["Autore/i", "makers"],
    ["Artista", "makers"],
    ["Artist", "makers"],
    ["Data", "date"],
    ["Datazione", "date"],
    ["Epoca", "date"],
    ["Year", "date"],
    ["Tecnica e materiali", "technique"],
    ["Materia e tecnica", "technique"],
    ["Medium", "technique"],
    ["Misure (cm)", "size"],
    ["Dimensioni in cm", "size"],
    ["Altezza (mm)", "height"],
    ["H", "height"],
    ["h cm", "height"],
    ["L", "width"],
    ["Profondità", "depth"],
    ["Ø", "diameter"],
    ["Diam.", "diameter"],
    ["Sala", "room"],
    ["Ubicazione", "room"],
    ["Tipologia", "kind"],
    ["Note", "note"],
    ["Testo alternativo", "alt"],
  ])("%s", (heading, field) => {
    expect(fieldFor(heading)?.field).toBe(field);
  });

  it.each([
    "",
    "Data di acquisizione",
    "Numero di pagine",
    "Restauro",
    "Prestito in",
    "constructor",
    "Foto",
    "x".repeat(4000),
  ])("but “%s” says nothing of ours", (heading) => {
    expect(fieldFor(heading)).toBeUndefined();
  });

  it("every field has a name of its own to choose it by", () => {
    expect(new Set(fieldNames.map(({ name }) => name)).size).toBe(fieldNames.length);
    expect(new Set(fieldNames.map(({ field }) => field)).size).toBe(fieldNames.length);
  });
});

describe("the headings are found", () => {
  it("in the first row", () => {
    expect(
      fieldsIn([
        ["N.", "Titolo", "Foto"],
        ["1", "Apollo", "", "x"],
      ]),
    ).toEqual([0, "id", "title", undefined, undefined]);
  });

  it("below a title and an empty line", () => {
    const rows = [
      ["Elenco delle opere"],
      [],
      ["Autore", "Titolo", "Sala"],
      ["Dosso", "Apollo", "III"],
    ];
    expect(fieldsIn(rows)).toEqual([2, "makers", "title", "room"]);
  });

  it("in a list of titles alone", () => {
    expect(fieldsIn([["Titolo"], ["Apollo"], ["Davide"]])).toEqual([0, "title"]);
  });

  it("and of two columns for the date the year is taken before the century", () => {
    const rows = [
      ["Titolo", "Secolo", "Anno"],
      ["Apollo", "XVI", "1525"],
    ];
    expect(fieldsIn(rows)).toEqual([0, "title", undefined, "date"]);
  });

  it("or, where there are none, columns are taken for what they hold", () => {
    const rows = [
      ["1", "Apollo", "Dosso Dossi", "ca. 1525", "olio su tela", "191 x 116 cm"],
      ["2", "Rinaldo e Armida", "Alessandro Tiarini", "1620-1625", "olio su tela", "127,5 x 188,5"],
      ["3", "Davide", "Battistello Caracciolo", "1612", "Olio su tela", "cm 202 x 137"],
    ];
    expect(fieldsIn(rows)).toEqual([
      undefined,
      "id",
      "title",
      "makers",
      "date",
      "technique",
      "size",
    ]);
  });

  it("and nothing is found in nothing", () => {
    expect(columnsIn([])).toEqual({ headings: undefined, columns: [] });
  });
});

const fieldsIn = (rows: string[][]) => {
  const { headings, columns } = columnsIn(rows);
  return [headings, ...columns.map(({ field }) => field)];
};
