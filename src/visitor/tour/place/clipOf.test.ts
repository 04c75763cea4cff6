import { expect, it } from "vitest";
import { tour as en } from "../../../i18n/tour/en.ts";
import { clipOf, holderOf, isOfTour, type OpenTour } from "./clipOf.ts";
import type { TourSaying } from "../behaviour/tourBehaviour.ts";

const saying: TourSaying = { clip: "step", step: 2, turn: 5, from: 12, couldHear: true };

it("a stop is played from where it was left, and the lock screen shows the work", () => {
  expect(clipOf(saying, tourOf())).toEqual({
    key: "tour 3/5",
    src: "/autunno.mp3",
    from: 12,
    holder: {
      name: "tour",
      seconds: 60,
      title: "Autunno",
      artist: "Francesco Bassano",
      album: `${en.step(2, 2)} · Galleria Borghese`,
    },
  });
});

it("what is said besides shows the tour, and where in it the visitor is", () => {
  expect(holderOf("help", 1, 20, tourOf())).toEqual({
    name: "tour",
    seconds: 20,
    title: en.title,
    artist: "Galleria Borghese",
    album: en.step(1, 2),
  });
});

it("a device that understands no speech is played the help that names no microphone", () => {
  const asked = { ...saying, clip: "help" } as const;
  expect(clipOf(asked, tourOf())?.src).toBe("/help.mp3");
  expect(clipOf({ ...asked, couldHear: false }, tourOf())?.src).toBe("/help-by-buttons.mp3");
});

it("nothing is played that was never recorded", () => {
  expect(clipOf({ ...saying, step: 1 }, tourOf())).toBe(undefined);
});

it("a tour that is opened anew does not go on with the clips of the one before", () => {
  const keys = [3, 4].map((sitting) => clipOf(saying, { ...tourOf(), sitting })?.key);
  expect(new Set(keys).size).toBe(2);
});

it("a touch guide that has the voice is not the tour", () => {
  const clip = clipOf(saying, tourOf())!;
  const holder = clip.holder!;
  expect(isOfTour({ ...clip, holder })).toBe(true);
  expect(isOfTour({ ...clip, holder: { ...holder, name: "Autunno, touch guide" } })).toBe(false);
});

/** A tour of two works, the second of which was recorded. */
function tourOf() {
  return {
    museum: { name: "Galleria Borghese" },
    sitting: 3,
    tour: en,
    stops: [
      { slug: "apollo", title: "Apollo", artist: "Dosso Dossi" },
      { slug: "autunno", title: "Autunno", artist: "Francesco Bassano" },
    ],
    scripts: {
      steps: { apollo: [["One."]], autunno: [["Two."]] },
      help: [["Say “next”."]],
      helpByButtons: [["Press “next”."]],
      recordings: {
        "tour-autunno": { src: "/autunno.mp3", seconds: 60 },
        "tour-help": { src: "/help.mp3", seconds: 20 },
        "tour-help-by-buttons": { src: "/help-by-buttons.mp3", seconds: 15 },
      },
    },
  } as unknown as OpenTour;
}
