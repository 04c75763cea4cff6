import { within } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { openPage, type Page } from "../../../../app/fixtures/openPage.ts";
import { CaptionsExercise } from "../CaptionsExercise.tsx";
import { captionsText } from "../../words/captionsText.ts";

it("the microphone is off as soon as a lesson is played, and on again when it is asked for", async () => {
  const { page, exercise, lesson } = await openExercise();
  await page.tell("start");
  expect(states(page)).toEqual(["listening"]);
  void lesson.play();
  await page.settle();
  expect(states(page)).toEqual(["aborted"]);
  const start = within(exercise).getByRole("button", { name: "Comincia a parlare" });
  await page.passes(1_000);
  await page.user.click(start);
  await page.settle();
  expect(lesson.paused).toBe(true);
  expect(states(page)).toEqual(["aborted", "asked"]);
});

/** Puts the exercise and a lesson into a page, and begins to speak. */
async function openExercise() {
  const page = await openPage("/galleria-borghese/disability?lang=it");
  document.body.insertAdjacentHTML(
    "beforeend",
    renderToStaticMarkup(
      <CaptionsExercise
        text={captionsText.paragraphs}
        names={captionsText.names}
        hasEars={false}
      />,
    ),
  );
  const lesson = document.createElement("audio");
  lesson.src = "/lesson.mp3";
  document.body.append(lesson);
  const exercise = document.querySelector<HTMLElement>('[data-exercise="captions"]')!;
  // Loaded only now, as it belongs to this page.
  const { speakToCaptions } = await import("./speakToCaptions.ts");
  speakToCaptions(exercise, new AbortController().signal);
  await page.settle();
  return { page, exercise, lesson };
}

function states(page: Page) {
  return page.sessions().map(({ state }) => state);
}
