import { expect, it } from "vitest";
import { RATE } from "./recipe.js";
import { speakEach } from "./speak.js";

/** In samples: how long the voice in these tests holds every letter. */
const LETTER = 0.1 * RATE;

/** A voice that is silent at spaces and marks, but for those at which it runs on. */
function voice(runsOn: RegExp) {
  const said: string[] = [];
  const say = async (phonemes: string) => {
    said.push(phonemes);
    const voiced = phonemes.replaceAll(runsOn, (marks) => "a".repeat(marks.length));
    const sound = [...` ${voiced} `].flatMap((letter) =>
      Array.from({ length: LETTER }, (_, at) => (/[ .—]/.test(letter) ? 0 : Math.sin(at / 5))),
    );
    const ends = Array.from({ length: phonemes.length + 2 }, (_, at) => (at + 1) * LETTER);
    return { sound: Float32Array.from(sound), ends };
  };
  return { say, said };
}

it.each<[what: string, runsOn: RegExp, said: string[]]>([
  ["in one breath", /(?!)/g, ["ab. cd. ef."]],
  ["with dashes where it runs on", /\. (?=c)/g, ["ab. cd. ef.", "ab. — cd. — ef."]],
  [
    "apart where a dash does not stop it",
    /\. (— )?(?=c)/g,
    ["ab. cd. ef.", "ab. — cd. — ef.", "ab.", "cd. ef."],
  ],
])("sentences are spoken %s, and each is whole", async (_, runsOn, expected) => {
  const { say, said } = voice(runsOn);
  const sounds = await speakEach(["ab.", "cd.", "ef."], say);
  expect(said).toEqual(expected);
  expect(sounds).toHaveLength(3);
  for (const sound of sounds) {
    // Its two letters, and a little of the silence before and after them.
    expect(sound.length / LETTER).toBeGreaterThan(2);
    expect(sound.length / LETTER).toBeLessThan(2 + 0.3 + 0.8 + 0.1);
  }
});
