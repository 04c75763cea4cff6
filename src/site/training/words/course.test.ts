import { describe, expect, it } from "vitest";
import { plain } from "../../../i18n/markedText.ts";
import type { Block, Paragraph } from "../course.ts";
import { directions } from "./directions.ts";
import { handouts } from "./handouts.ts";
import { lessons } from "./lessons.ts";
import { room } from "./room.ts";
import { scripts } from "./spoken.ts";
import { trainersGuide } from "./trainersGuide.ts";

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))(
  "the lesson %s",
  (_, lesson) => {
    it("takes five to eight minutes, and is as short as that", () => {
      expect(lesson.minutes).toBeGreaterThanOrEqual(5);
      expect(lesson.minutes).toBeLessThanOrEqual(8);
      const text = lesson.sections.flatMap(({ text: blocks }) => blocks.flatMap(paragraphsOf));
      expect(countWords([lesson.lead, ...text, lesson.remember])).toBeLessThanOrEqual(520);
    });

    it("asks twice, with one right answer of three, and tells why of each", () => {
      expect(lesson.checks).toHaveLength(2);
      for (const { answers } of lesson.checks) {
        expect(answers).toHaveLength(3);
        expect(answers.filter(({ isRight }) => isRight)).toHaveLength(1);
        for (const { isRight, why } of answers) expect(why[0] === "Sì.").toBe(isRight);
      }
    });

    it("leaves three things to remember, and names what it rests on", () => {
      expect(lesson.remember).toHaveLength(3);
      expect(lesson.sources.length).toBeGreaterThanOrEqual(3);
    });
  },
);

it("the whole takes less than an hour", () => {
  expect(lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThan(60);
});

it.each(
  Object.entries(scripts).flatMap(([name, script]) => script.flat().map((each) => [each, name])),
)("can be said: %s", (sentence, name) => {
  const text = plain(sentence!);
  expect(text, name).toMatch(/^[«\p{Lu}].*[.?:»]$/u);
  // A voice reads these out, or stumbles over them.
  expect(text, name).not.toMatch(/[()[\]/'"“”<>…]|\d|\s{2}/u);
});

describe("the room", () => {
  it("has eight barriers among twelve things", () => {
    expect(room).toHaveLength(12);
    expect(room.filter(({ isBarrier }) => isBarrier)).toHaveLength(8);
    for (const { isBarrier, why } of room)
      expect(why[0]).toBe(isBarrier ? "È una barriera." : "Qui va bene.");
  });

  it("can be pointed at with a finger, thing by thing, also on a small phone", () => {
    // The drawing has 1000 units and is 316 px wide on a phone of 360.
    for (const { id, at } of room) {
      expect(at[2] * 0.316, id).toBeGreaterThanOrEqual(44);
      expect(at[3] * 0.316, id).toBeGreaterThanOrEqual(44);
      const near = room.filter((other) => other.id !== id && overlap(at, other.at));
      expect(near, id).toEqual([]);
    }
  });
});

it("of three ways to tell the way, one is right", () => {
  expect(directions.map(({ isRight }) => isRight).filter(Boolean)).toHaveLength(1);
});

it("the programme takes two hours", () => {
  expect(trainersGuide.programme.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(120);
});

it.each(handouts.map((each) => [each.title, each] as const))(
  "the handout “%s” has room on one page",
  (_, { lead, groups, last }) => {
    const items = groups.flatMap(({ title, items: each }) => [title, ...each]);
    expect(countWords([[lead, ...items, last]])).toBeLessThanOrEqual(240);
  },
);

type Place = readonly [number, number, number, number];

function overlap([x, y, width, height]: Place, [left, top, wide, high]: Place) {
  return x < left + wide && left < x + width && y < top + high && top < y + height;
}

function paragraphsOf(block: Block): readonly Paragraph[] {
  return "items" in block ? block.items : [block];
}

function countWords(paragraphs: readonly Paragraph[]) {
  return paragraphs.flat().join(" ").split(/\s+/).length;
}
