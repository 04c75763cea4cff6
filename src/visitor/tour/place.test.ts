import { expect, test } from "vitest";
import { placeIn } from "./place.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["null", undefined],
  ["7", undefined],
  ["{", undefined],
  ['{"step":2}', undefined],
  ['{"step":2,"seconds":12.5,"language":"en"}', { step: 2, seconds: 12.5 }],
  ['{"step":2,"seconds":12.5,"language":"it"}', { step: 2, seconds: 0 }],
  ['{"step":2,"seconds":12.5,"language":"constructor"}', undefined],
  ['{"step":3,"seconds":"x","language":"en"}', { step: 3, seconds: 0 }],
  ['{"step":3,"seconds":-1,"language":"en"}', { step: 3, seconds: 0 }],
  ['{"step":4,"seconds":0,"language":"en"}', undefined],
  ['{"step":0,"seconds":0,"language":"en"}', undefined],
  ['{"step":1.5,"seconds":0,"language":"en"}', undefined],
  ['{"step":"2","seconds":0,"language":"en"}', undefined],
])("of %j the tour of three steps in English remembers %j", (stored, place) => {
  expect(placeIn(stored, 3, "en")).toEqual(place);
});
