import { describe, expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { plainIpa, pronunciationsIn } from "./pronunciations.ts";
import list from "./pronunciation.json";

it.each<[what: string, language: Language, text: string, told: string[]]>([
  ["nothing", "en", "He sits under a tree.", []],
  ["a name as in its own language", "en", "By Dosso Dossi.", ["Dosso Dossi: as it"]],
  ["a name in phonetic letters", "en", "Ovid tells it.", ["Ovid: /ˈɑvɪd/"]],
  ["a name that is spelt otherwise", "en", "Moses climbs.", ["Moses: like Mozes"]],
  ["nothing of a name that is said as it is written", "en", "Andromeda and Daphne.", []],
  [
    "the longer of two names",
    "en",
    "Battistello Caracciolo painted it.",
    ["Battistello Caracciolo: as it"],
  ],
  [
    "the shorter one where it stands alone",
    "en",
    "Caracciolo, Battistello Caracciolo, Caracciolo.",
    ["Caracciolo: as it", "Battistello Caracciolo: as it"],
  ],
  ["nothing of a name inside a word", "en", "Ovidian, Tassossone.", []],
  ["a name before its genitive", "en", "Ovid’s nymph.", ["Ovid: /ˈɑvɪd/"]],
  [
    "each once, in the order of the text",
    "en",
    "Rinaldo, Armida, and Rinaldo by Tasso.",
    ["Rinaldo: /ɹɪˈnɑldoʊ/", "Armida: /ɑɹˈmidə/", "Tasso: /ˈtɑsoʊ/"],
  ],
  [
    "a marked word among names",
    "en",
    "Varco: a <it>lira da braccio</it>, says Ovid.",
    ["Varco: as it", "lira da braccio: as it", "Ovid: /ˈɑvɪd/"],
  ],
  ["a marked name once", "en", "<it>Varco</it>, and Varco.", ["Varco: as it"]],
  ["nothing of a mark in its own language", "en", "An <en>oak</en> by a wall.", []],
  ["a name within a mark of its own language", "en", "<en>Ovid</en> tells it.", ["Ovid: /ˈɑvɪd/"]],
  ["no words that only the engine gets wrong", "en", "Welcome to autumn.", []],
  [
    "French: Italian names alone",
    "fr",
    "Dosso Dossi peint Apollon et Goliath, Daphné écoute.",
    ["Dosso Dossi: as it", "Goliath: /ɡoˈljat/"],
  ],
  [
    "German: with its endings",
    "de",
    "Andromedas Mutter Kassiopeia, und David in der Galleria Borghese.",
    [
      "Andromedas: /anˈdʁoːmedas/",
      "Kassiopeia: /kasjoˈpaɪa/",
      "David: /ˈdaːvɪt/",
      "Galleria Borghese: as it",
    ],
  ],
  [
    "Italian: nothing of Italian names, and the mark of a foreign word",
    "it",
    "Scipione Borghese compra il quadro con un <fr>passe-partout</fr>.",
    ["passe-partout: as fr"],
  ],
  [
    "Spanish: the whole name",
    "es",
    "Scipione Borghese y Goliat, en la Galería Borghese.",
    ["Scipione Borghese: as it"],
  ],
])("a reader is told %s", (_, language, text, told) => {
  const words = pronunciationsIn(text, language).map(({ words: each, how }) =>
    "as" in how
      ? `${each}: as ${how.as}`
      : "ipa" in how
        ? `${each}: /${how.ipa}/`
        : `${each}: like ${how.like}`,
  );
  expect(words).toEqual(told);
});

describe("phonetic letters are those of dictionaries", () => {
  it.each([
    ["mˌɛTəmˈɔɹfəsˌiz", "ˌmɛɾəˈmɔɹfəˌsiz"],
    ["kˌæsiəpˈiə", "ˌkæsiəˈpiə"],
    ["andʁˈoːmeda", "anˈdʁoːmeda"],
    ["ˈaːmoːɐ", "ˈaːmoːɐ"],
    ["ʤˈAmz", "ˈdʒeɪmz"],
    ["ʧˈIld", "ˈtʃaɪld"],
    ["ʦvˈI", "ˈtsvaɪ"],
    ["hˈWs", "ˈhaʊs"],
    ["bˈY", "ˈbɔɪ"],
    ["stɹˈOk", "ˈstɹoʊk"],
    ["ˈɔTᵊm", "ˈɔɾəm"],
  ])("%s is %s", (engine, written) => {
    expect(plainIpa(engine)).toBe(written);
  });

  it("in every name that we have", () => {
    const names = Object.values(list).flatMap(({ names: each }) => Object.values<string>(each));
    const phonemes = names.filter((said) => said.startsWith("/"));
    expect(phonemes.length).toBeGreaterThan(15);
    expect(phonemes.map(plainIpa).filter((said) => /\p{Lu}|[ʣʤʦʧᵊᵻ]/u.test(said))).toEqual([]);
  });
});
