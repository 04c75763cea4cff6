import { expect, it } from "vitest";
import { adviceOn, type Advice } from "./advice.ts";
import type { SilenceFigures, SpeechFigures } from "./measureRoom.ts";

const still: SilenceFigures = { noise: -62, hum: undefined };
const clear: SpeechFigures = {
  loudness: -24,
  peak: -8,
  isClipped: false,
  aboveNoise: 38,
  echo: 0.35,
};

it.each<
  [
    what: string,
    silence: Partial<SilenceFigures>,
    speech: Partial<SpeechFigures> | undefined,
    advice: Advice[],
  ]
>([
  ["a still room", {}, undefined, ["good"]],
  ["a clear voice", {}, {}, ["good"]],
  ["a microphone that is switched off", { noise: -100 }, undefined, ["deaf"]],
  ["one that hears nobody", { noise: -80 }, { peak: -75, loudness: -90 }, ["deaf"]],
  ["one that is silent until somebody speaks", { noise: -100 }, { aboveNoise: 74 }, ["good"]],
  ["a loud room", { noise: -38 }, undefined, ["noise"]],
  ["a loud room with a louder voice", { noise: -42 }, { aboveNoise: 26 }, ["good"]],
  ["the hum of a cable", { hum: 50 }, {}, ["hum"]],
  ["somebody too close", {}, { isClipped: true, peak: 0 }, ["farther"]],
  ["somebody loud", {}, { peak: -0.5 }, ["farther"]],
  ["somebody far away", {}, { loudness: -40, peak: -22 }, ["closer"]],
  ["a hall", {}, { echo: 1.4 }, ["echo"]],
  [
    "somebody far away in a loud hall",
    { noise: -50, hum: 60 },
    { loudness: -40, peak: -22, aboveNoise: 12, echo: 1.4 },
    ["closer", "echo", "noise", "hum"],
  ],
])("%s gets the advice that helps most first", (_, silence, speech, advice) => {
  const figures = { silence: { ...still, ...silence } };
  expect(adviceOn(speech ? { ...figures, speech: { ...clear, ...speech } } : figures)).toEqual(
    advice,
  );
});
