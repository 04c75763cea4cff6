import { expect, it } from "vitest";
import { captions } from "./captions/en.ts";
import { cards } from "./inAllLanguages/cards.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "./messagesIn.ts";
import { duration } from "./duration.ts";
import { earsMessagesIn } from "./ears/earsMessagesIn.ts";
import { ears } from "./ears/en.ts";
import { en } from "./messages/en.ts";
import { errorMessages } from "./inAllLanguages/errorMessages.ts";
import { lent } from "./lent/en.ts";
import { lentMessages } from "./lent/lentMessages.ts";
import { languages, locales, type Language } from "./languages.ts";
import { plain, stretches } from "./markedText.ts";
import { readAloudMessages } from "./inAllLanguages/readAloud.ts";
import { tour } from "./tour/en.ts";

const inEnglish = { ...en, captions, ears, lent, tour, readAloud: readAloudMessages.en };

const said = await Promise.all(
  languages.map(async (language) => ({
    language,
    messages: {
      ...(await messagesIn[language]()),
      captions: await captionsMessagesIn[language](),
      ears: await earsMessagesIn[language](),
      lent: lentMessages[language],
      tour: await tourMessagesIn[language](),
      readAloud: readAloudMessages[language],
    },
  })),
);

it.each(said)(
  "$language leaves nothing unsaid, and nothing out that it was told",
  ({ messages }) => {
    expect(textsIn(messages).filter((text) => text.trim() === "")).toEqual([]);
    expect(forgotten(inEnglish, messages)).toEqual([]);
  },
);

it.each(said.filter(({ language }) => language !== "en"))(
  "$language has no sentence that was left in English",
  ({ messages }) => {
    const english = new Set(textsIn(inEnglish));
    const same = textsIn(messages).filter((text) => english.has(text));
    expect(same.filter((text) => text.split(" ").length > 2)).toEqual([]);
  },
);

const foreignSigns: Record<Language, RegExp> = {
  en: /['"„«»]/u,
  fr: /['"“”„]|«(?!\u00A0)|(?<!\u00A0)[:»]|(?<!\u202F)[;!?]/u,
  de: /['"”«»]|„(?![^„]*“)/u,
  it: /['"“”„]/u,
  es: /['"“”„]|^[^¿]*\?|^[^¡]*!/u,
};

it.each(said)("$language is written with its own quotation marks and spaces", (each) => {
  const { language, messages } = each;
  const texts = textsIn([messages, cards[language], errorMessages[language]]);
  const isForeign = (text: string) => foreignSigns[language].test(text);
  const specified = captions.unsupported;
  expect(texts.filter((text) => isForeign(text) && text !== specified)).toEqual([]);
  expect(texts.filter((text) => /\.\.\.| {2}|\s[,.]/u.test(text))).toEqual([]);
});

it.each(said)("$language promises no method that readers would have had to validate", (each) => {
  const named =
    /easy.to.read|plain language|facile à lire|leichte sprache|einfache sprache|leicht zu lesen|facile da leggere|lectura fácil/iu;
  expect(textsIn(each.messages).filter((text) => named.test(text))).toEqual([]);
});

it("no two languages say the same thing in the same words", () => {
  const same = said.flatMap(({ messages }, index) =>
    said.slice(index + 1).flatMap(({ messages: others }) => sameIn(messages, others)),
  );
  expect(same).toEqual([]);
});

it.each<[said: string, specified: string]>([
  [en.loading, "Loading"],
  [en.scanner.transcribe, "transcribe guide in real-time"],
  [en.scanner.cameraFailed, "Unable to access the camera. Please check your permissions."],
  [en.scanner.notDetected, "QR Code not detected"],
  [captions.start, "Start"],
  [captions.stop, "Stop"],
  [captions.unsupported, "This browser doesn't support speech recognition."],
  [tour.activate, "activate assistant"],
  [tour.listening, "Listening"],
  [en.player.play, "Play"],
  [tour.step(2, 3), "step 2 of 3"],
  [tour.introductionFailed, "Failed to play introduction audio. Please check your audio settings."],
  [tour.unsupported, "Speech recognition is not supported on this device."],
  [en.audioDescription.notFound, "Artwork not found"],
  [en.audioDescription.play, "PLAY"],
  [en.audioDescription.playing, "AUDIO PLAYING"],
  [en.audioDescription.ended, "AUDIO ENDED"],
])("says “%s”, word for word as specified", (text, specified) => {
  expect(text).toBe(specified);
});

it("hears each language as specified", () => {
  const specified = { en: "en-US", fr: "fr-FR", de: "de-DE", it: "it-IT", es: "es-ES" };
  expect(locales).toMatchObject(specified);
});

it.each<[seconds: number, language: Language, seen: string, heard: string]>([
  [125, "en", "2:05", "2 minutes 5 seconds"],
  [61, "en", "1:01", "1 minute 1 second"],
  [59.6, "en", "1:00", "1 minute"],
  [0, "en", "0:00", "0 seconds"],
  [125, "fr", "2:05", "2 minutes 5 secondes"],
  [125, "de", "2:05", "2 Minuten 5 Sekunden"],
  [61, "it", "1:01", "1 minuto e 1 secondo"],
  [45, "es", "0:45", "45 segundos"],
])("%s seconds in %s are seen as %s and heard as “%s”", async (length, language, seen, heard) => {
  const { duration: words } = await messagesIn[language]();
  expect(duration(length, words)).toEqual({ seen, heard });
});

it.each<[string, ReturnType<typeof stretches>]>([
  ["plain", [{ words: "plain" }]],
  ["a <it>lira</it>.", [{ words: "a " }, { words: "lira", language: "it" }, { words: "." }]],
  ["<it>Apollo</it>", [{ words: "Apollo", language: "it" }]],
  ["<xx>left</xx>", [{ words: "left" }]],
  ["<it>open", [{ words: "<it>open" }]],
  ["", []],
])("the stretches of “%s”", (text, expected) => {
  expect(stretches(text)).toEqual(expected);
});

it("a text without its marks", () => {
  expect(plain("a <it>lira</it> and a <fr>viole</fr>")).toBe("a lira and a viole");
});

/** Every text among messages; a function is called with two numbers. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return textsIn(value(1, 2));
  return Object.values(value as object).flatMap(textsIn);
}

/** The messages of several words that are the same at the same place, as “place: words”. */
function sameIn(one: unknown, other: unknown, place = ""): string[] {
  if (typeof one === "string")
    return one === other && one.split(/\P{L}+/u).filter(Boolean).length > 1
      ? [`${place}: ${one}`]
      : [];
  if (typeof one === "function" && typeof other === "function")
    return sameIn(one(1, 2), other(1, 2), place);
  return Object.entries(one as object).flatMap(([key, value]) =>
    sameIn(value, (other as Record<string, unknown>)[key], place ? `${place}.${key}` : key),
  );
}

/** A message that leaves out an argument that English uses still compiles: finds such messages. */
function forgotten(english: unknown, other: unknown, place = ""): string[] {
  if (typeof english === "function" && typeof other === "function") {
    const told = ["⟨first⟩", "⟨second⟩"].slice(0, english.length);
    return told.every((word) => other(...told).includes(word)) ? [] : [place];
  }
  if (typeof english !== "object") return [];
  return Object.entries(english as object).flatMap(([key, value]) =>
    forgotten(value, (other as Record<string, unknown>)[key], `${place}.${key}`),
  );
}
