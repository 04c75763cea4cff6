import { expect, it } from "vitest";
import { languages } from "../../i18n/languages.ts";
import { labelWords } from "./labelWords.ts";

const camera = {
  it: /fotocamera/,
  en: /camera/,
  fr: /appareil photo/,
  de: /kamera/,
  es: /cámara/,
};

it.each(languages)(
  "the captions’ label tells whoever has no app open to take the camera (%s)",
  (language) => {
    expect(labelWords[language].captions.how).toMatch(camera[language]);
  },
);

it.each(languages)("no sentence is longer than a small label holds (%s)", (language) => {
  const { ofWork, captions, firstPage } = labelWords[language];
  for (const text of [ofWork(9999), captions.how, firstPage.how])
    expect(text.length).toBeLessThanOrEqual(90);
});
