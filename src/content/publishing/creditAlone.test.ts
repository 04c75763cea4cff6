import { describe, expect, it } from "vitest";
import { captionOf } from "../../catalogue/captionOf.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import { stripPhotoWord } from "./creditAlone.ts";

describe("a credit says whose a photograph is, once", () => {
  it.each([
    ["Foto: Museo Civico", "Museo Civico"],
    ["FOTO : Museo Civico", "Museo Civico"],
    ["Fotografia: Maria Rossi", "Maria Rossi"],
    ["Fotografie – Maria Rossi", "Maria Rossi"],
    ["Foto di Maria Rossi", "Maria Rossi"],
    ["Foto © Museo Civico", "© Museo Civico"],
    ["ph. Maria Rossi", "Maria Rossi"],
    ["Crediti fotografici: Maria Rossi", "Maria Rossi"],
    ["Photograph: Jane Doe", "Jane Doe"],
    ["Photo by Jane Doe", "Jane Doe"],
    ["Photo credit: Jane Doe", "Jane Doe"],
    ["Photographie\u00A0: Jeanne Martin", "Jeanne Martin"],
    ["Crédit photo : Jeanne Martin", "Jeanne Martin"],
    ["Fotos: Anna Schmidt", "Anna Schmidt"],
    ["Foto von Anna Schmidt", "Anna Schmidt"],
    ["Bildnachweis: Anna Schmidt", "Anna Schmidt"],
    ["Fotografía: Juana Ruiz", "Juana Ruiz"],
    ["Fotografía de Juana Ruiz", "Juana Ruiz"],
  ])("%s", (credit, alone) => {
    expect(stripPhotoWord(credit)).toBe(alone);
  });

  it.each([
    "Museo Civico",
    "Foto Marburg",
    "Foto-Atelier Schmidt",
    "Fotografie di scavo",
    "Ph. Dupont",
    "Foto:",
    "©",
  ])("%s stays as it is", (credit) => {
    expect(stripPhotoWord(credit)).toBe(credit);
  });

  it.each(languages)("also what our own words for a photograph begin in %s", async (language) => {
    const messages = await messagesIn[language]();
    const picture = { kind: "photograph", credit: "Maria Rossi" };
    const caption = captionOf(messages, { picture } as Parameters<typeof captionOf>[1])!;
    expect(caption).not.toBe("Maria Rossi");
    expect(stripPhotoWord(caption)).toBe("Maria Rossi");
  });
});
