import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { longestSentence } from "../../../content/schema/limits.ts";
import { DescriptionExercise } from "./DescriptionExercise.tsx";

const page = renderToStaticMarkup(
  <DescriptionExercise
    emblems={["apollo", "autunno"].map((slug) => ({
      slug,
      title: slug,
      alt: `Illustrazione di ${slug}.`,
      src: `/${slug}.svg`,
      width: 800,
      height: 1000,
    }))}
  />,
);

it("shows the first drawing, and offers the others and a thing at hand", () => {
  const options = [...page.matchAll(/<input type="radio"[^>]*>/g)].map(([option]) => option);
  expect(options.map((option) => /value="(.*?)"/.exec(option)?.[1])).toEqual([
    "apollo",
    "autunno",
    "",
  ]);
  expect(options.map((option) => option.includes("checked"))).toEqual([true, false, false]);
});

it("says what every drawing shows to whoever does not see it", () => {
  expect(page).toContain('alt="Illustrazione di apollo."');
  expect(page).toContain('alt="Illustrazione di autunno."');
});

it("tells the length of a sentence as the rules count it", () => {
  expect(longestSentence.spoken).toBe(17);
  expect(page).toContain("al massimo diciassette parole");
});
