import { expect, it } from "vitest";
import { en } from "../i18n/messages/en.ts";
import { captionOf } from "./captionOf.ts";
import type { Picture, Work } from "./catalogue.ts";

const { illustration, illustrationOfWork, photograph } = en.artwork;
const copies = { src: "/work.svg", width: 4, height: 5, sources: [] };
const drawing: Picture = { ...copies, kind: "illustration" };

it.each<[what: string, kind: Work["kind"], caption: string]>([
  ["painting", undefined, illustration],
  ["sculpture", "sculpture", illustrationOfWork],
  ["object", "object", illustrationOfWork],
  ["room", "room", illustrationOfWork],
  ["building", "building", illustrationOfWork],
])("under our drawing of a %s stands that it is not the work", (_, kind, caption) => {
  expect(captionOf(en, work({ ...(kind && { kind }), picture: drawing }))).toBe(caption);
});

it("under a photograph stands whose it is, and where there is no picture, nothing", () => {
  const picture: Picture = { ...copies, kind: "photograph", credit: "The museum" };
  expect(captionOf(en, work({ kind: "sculpture", picture }))).toBe(photograph("The museum"));
  expect(captionOf(en, work({ kind: "sculpture" }))).toBeUndefined();
});

function work(facts: Partial<Work>): Work {
  return { id: 1, slug: "work", title: "Work", translation: "Work", artist: "Unknown", ...facts };
}
