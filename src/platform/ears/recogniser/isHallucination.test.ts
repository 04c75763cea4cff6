import { describe, expect, it } from "vitest";
import { isHallucination } from "./isHallucination.ts";

const sure = { sureness: -0.15, noSpeech: 0.02 };
/** Not so unsure that just any text would be refused. */
const unclear = { sureness: -0.7, noSpeech: 0.5 };

describe("names that only subtitles have are refused", () => {
  it.each([
    "Subtitles by the Amara.org community",
    "Sottotitoli creati dalla comunità Amara.org",
    "Sottotitoli e revisione a cura di QTSS",
    "Sous-titres réalisés par la communauté d'Amara.org",
    "Sous-titrage Société Radio-Canada",
    "Untertitel der Amara.org-Community",
    "Untertitel im Auftrag des ZDF für funk, 2017",
    "Subtítulos realizados por la comunidad de Amara.org",
    "Subtítulos por la comunidad de Amara.org",
  ])("%s", (text) => {
    expect(isHallucination(sure, text, 3)).toBe(true);
    expect(isHallucination(unclear, text, 3)).toBe(true);
  });
});

describe("what is written where nobody speaks is refused unless it is clear", () => {
  it.each([
    "Thanks for watching!",
    "Thank you for watching.",
    "Thank you.",
    "you",
    "Merci d'avoir regardé cette vidéo !",
    "Sous-titrage ST' 501",
    "Vielen Dank fürs Zuschauen!",
    "Vielen Dank.",
    "Grazie per la visione!",
    "Grazie a tutti.",
    "¡Gracias por ver el video!",
    "¡Suscríbete al canal!",
    "Gracias.",
  ])("%s", (text) => expect(isHallucination(unclear, text, 3)).toBe(true));
});

describe("what a guide says clearly is not refused", () => {
  it.each([
    "Thank you.",
    "Thank you very much.",
    "Grazie a tutti.",
    "Grazie per l'attenzione.",
    "Grazie a tutti per l'attenzione, la visita finisce qui.",
    "Merci.",
    "Vielen Dank.",
    "Vielen Dank und bis zum nächsten Mal.",
    "Gracias.",
    "1889",
    "Sì.",
  ])("%s", (text) => expect(isHallucination(sure, text, 3)).toBe(false));
});

describe("what a guide says is not refused, clear or not", () => {
  it.each([
    "Thank you all for coming.",
    "We have been watching this wall for a hundred years.",
    "The subtitle of this work is Morning.",
    "The copyright belongs to the family.",
    "Grazie, e adesso proseguiamo nella sala accanto.",
    "Il titolo è scritto sotto il dipinto.",
    "Il sottotitolo dell'opera è Mattino.",
    "Altri testi sono su www.museo.it.",
    "Sous le titre, on lit la date.",
    "Le sous-titre de l'œuvre est Matin.",
    "Merci à tous d'être venus.",
    "Regardez bien le visage de la Vierge.",
    "On peut s'abonner au musée.",
    "Unter dem Titel steht ein Datum.",
    "Das Bild trägt den Untertitel Morgen.",
    "Schauen Sie bis zum nächsten Fenster.",
    "Gracias por venir.",
    "Bajo el título se ve la firma.",
    "El subtítulo de la obra es Mañana.",
    "El pintor suscribió un contrato con el duque.",
  ])("%s", (text) => {
    expect(isHallucination(sure, text, 3)).toBe(false);
    expect(isHallucination(unclear, text, 3)).toBe(false);
  });
});

describe("a text is believed by how sure the model is", () => {
  it.each<[what: string, sureness: number, noSpeech: number, seconds: number, refused: boolean]>([
    ["sure", -0.1, 0.01, 4, false],
    ["sure, though hardly anybody speaks", -0.1, 0.9, 4, false],
    ["sure of one word", -0.1, 0.1, 0.6, false],
    ["unsure where nobody speaks", -1.4, 0.95, 4, true],
    ["guessing at one word", -1.4, 0.1, 0.6, true],
    ["guessing", -4, 0.01, 4, true],
  ])("%s", (_, sureness, noSpeech, seconds, refused) => {
    expect(isHallucination({ sureness, noSpeech }, "La tela è del 1889.", seconds)).toBe(refused);
  });
});

it.each(["", " ", "...", "♪♪♪", " - ", "…!?", "👏"])("refuses %j, which nobody can say", (text) => {
  expect(isHallucination(sure, text, 3)).toBe(true);
});
