import { expect, it } from "vitest";
import type { Script } from "../../../../catalogue/catalogue.ts";
import { sentencesToRead } from "../../../draft/readings/sentencesToRead.ts";
import { withTakes } from "../../recording/boothEdits.ts";
import { storeFailure, takesFrom } from "./storeSentences.ts";
import type { Region } from "../waveform/regions.ts";

const NOW = 1_795_000_000_000;
const sound = { sha256: "0123456789abcdef".repeat(4), bytes: 9_000_044 };
const script: Script = [["Una <en>lady</en> siede.", "Guarda a destra."], ["Ha un unicorno."]];
const regions: readonly Region[] = [
  [0.00049, 1.5],
  [2, 3.5004],
  [4, 5.5],
];

it("every sentence of the script has the take that was cut out for it", () => {
  expect(sentencesToRead(script, taken(NOW)).map(({ chosen }) => chosen)).toMatchObject([
    { said: "Una lady siede.", from: 0, to: 1.5, at: NOW, sound: { ...sound, type: "wav" } },
    { said: "Guarda a destra.", from: 2, to: 3.5, at: NOW, sound: { ...sound, type: "wav" } },
    { said: "Ha un unicorno.", from: 4, to: 5.5, at: NOW, sound: { ...sound, type: "wav" } },
  ]);
});

it("the same recording taken again leaves the takes of the first time", () => {
  const twice = taken(NOW + 1, taken(NOW));
  expect(Object.keys(twice.takes ?? {})).toHaveLength(6);
  expect(sentencesToRead(script, twice)[0]!.chosen?.at).toBe(NOW + 1);
});

it.each([
  ["a full device is told, and how much is needed", "QuotaExceededError", /posto.* 9 MB/],
  ["any other failure is not blamed on the device", "UnknownError", /^La registrazione non si è/],
])("%s", (_, name, words) => {
  expect(storeFailure(new DOMException("", name), sound.bytes)).toMatch(words);
});

function taken(now: number, before?: ReturnType<typeof withTakes>) {
  return withTakes(
    before,
    takesFrom(
      script.flat(),
      regions.map((region) => ({ file: sound, region })),
      now,
    ),
    true,
  );
}
