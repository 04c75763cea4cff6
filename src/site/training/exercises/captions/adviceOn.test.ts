import { expect, test } from "vitest";
import { adviceOn, type Delivery } from "./adviceOn.ts";

const wellSaid: Delivery = {
  words: 80,
  reached: 80,
  sentences: 8,
  misheard: 0,
  misheardNames: [],
  pace: { perMinute: 128, pauses: 7 },
  comesInBursts: false,
};

const distance = /mezzo metro/;
const good = /ogni parola come l’hai detta\. Anche l’andatura è quella giusta/;
const goodPace = /^L’andatura è quella giusta, circa 128 parole al minuto/;
const haste = /un po’ in fretta, a circa 160 parole al minuto.*tra 110 e 140/;
const pauses = /Lascia un respiro dopo ogni punto/;

test.each<[what: string, how: Partial<Delivery>, advice: RegExp[]]>([
  ["said well", {}, [good]],
  ["a slip or two", { misheard: 3 }, [/quasi ogni parola è arrivata/]],
  ["nothing", { reached: 0, pace: undefined }, [/quasi niente.*mezzo metro.*riprova/]],
  ["a few words", { reached: 9, misheard: 5, pace: undefined }, [/quasi niente/]],
  ["a bit fast", { pace: { perMinute: 160, pauses: 7 } }, [/ogni parola/, haste]],
  ["very fast", { pace: { perMinute: 190, pauses: 7 } }, [/ogni parola/, /molto in fretta/]],
  ["at the limit", { pace: { perMinute: 140, pauses: 7 } }, [good]],
  ["slow", { pace: { perMinute: 90, pauses: 7 } }, [/ogni parola/, /circa 90.*più svelta/]],
  [
    "a name",
    { misheard: 8, misheardNames: ["Alessandro Tiarini"] },
    [goodPace, /Alessandro Tiarini è arrivato diverso.*didascalia.*vengono corretti/],
  ],
  [
    "names",
    { misheard: 8, misheardNames: ["Golia", "Armida", "Torquato Tasso"] },
    [goodPace, /Golia, Armida e Torquato Tasso sono arrivati diversi/],
  ],
  ["without pauses", { pace: { perMinute: 128, pauses: 1 } }, [good, pauses]],
  [
    "without pauses that could be measured",
    { pace: { perMinute: 128, pauses: 1 }, comesInBursts: true },
    [good],
  ],
  ["two sentences in one breath", { sentences: 2, pace: { perMinute: 128, pauses: 0 } }, [good]],
  ["from afar", { misheard: 30 }, [goodPace, distance]],
  ["stopped before the last words", { reached: 77 }, [good, /Mancano le ultime parole/]],
  ["half of it", { reached: 40, sentences: 4 }, [good, /non è arrivato alla fine/]],
  [
    "everything at once: the three that matter most",
    {
      reached: 60,
      misheard: 30,
      misheardNames: ["Golia"],
      pace: { perMinute: 160, pauses: 0 },
    },
    [haste, distance, /Golia/],
  ],
  ["not too fast, not too badly", { misheard: 10, pace: undefined }, [/Quasi tutto è arrivato/]],
])("%s", (_, how, advice) => {
  const given = adviceOn({ ...wellSaid, ...how });
  expect(given).toEqual(advice.map((each) => expect.stringMatching(each)));
});
