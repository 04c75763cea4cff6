import { describe, expect, it } from "vitest";
import { techniques } from "../../../content/schema/schema.ts";
import { kindFrom } from "./kindFrom.ts";
import { techniqueFrom } from "./techniqueFrom.ts";
import { it as italian } from "../../../content/publishing/phrases/it.ts";

describe("what a work is", () => {
  it.each([
    ["Dipinto", "painting"],
    ["quadro a olio", "painting"],
    ["Painting", "painting"],
    ["SCULTURA", "sculpture"],
    ["statua", "sculpture"],
    ["Busto in marmo", "sculpture"],
    ["oggetto d’arte", "object"],
    ["Vaso", "object"],
    ["sala", "room"],
    ["Room", "room"],
    ["edificio storico", "building"],
  ])("%s is a %s", (text, kind) => {
    expect(kindFrom(text)).toBe(kind);
  });

  it.each(["", "opera", "constructor", "disegno", "12"])("“%s” says nothing", (text) => {
    expect(kindFrom(text)).toBeUndefined();
  });
});

describe("how a work is made", () => {
  it.each([
    ["Olio su tela", "oilOnCanvas"],
    ["OLIO SU TELA.", "oilOnCanvas"],
    ["olio / tela", "oilOnCanvas"],
    ["oil on canvas", "oilOnCanvas"],
    ["olio su tavola", "oilOnPanel"],
    ["affresco", "fresco"],
    ["Marmo", "marble"],
  ])("%s is one we know", (text, technique) => {
    expect(techniqueFrom(text)).toBe(technique);
  });

  it.each(["", "marmo bianco", "olio su rame", "toString"])("“%s” stays in words", (text) => {
    expect(techniqueFrom(text)).toBeUndefined();
  });

  it("is the same when its words are read again", () => {
    for (const technique of techniques)
      expect(techniqueFrom(italian.techniques[technique])).toBe(technique);
  });
});
