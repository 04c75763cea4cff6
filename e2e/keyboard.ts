import type { JSHandle, Page } from "@playwright/test";

/** No problem: the browser's own player is one element with several stops for the Tab key. */
const insidePlayer = "Inside a player";

/**
 * What is wrong with a page for a visitor who has only the Tab key: it must reach every link,
 * button and field in its order, each in view and with visible focus, and lead out of the page.
 */
export async function keyboardTraps(page: Page): Promise<string[]> {
  const stops = await stopsOf(page);
  const problems: string[] = [];
  const count = await stops.evaluate((all) => all.length);
  for (let stop = 0; stop < count; stop++) {
    let problem: string | undefined;
    do {
      await page.keyboard.press("Tab");
      problem = await problemAt(stops, stop);
    } while (problem === insidePlayer);
    if (problem) problems.push(problem);
    if (problem?.startsWith("Instead")) return problems;
  }
  do await page.keyboard.press("Tab");
  while ((await problemAt(stops, count)) === insidePlayer);
  const isOut = await stops.evaluate(
    (all) => [document.body, all[0]].includes(document.activeElement as HTMLElement),
    undefined,
  );
  if (!isOut) problems.push("After the last one there is no way out.");
  return problems;
}

/** Every link, button and field that can be used, in the order of the document. */
function stopsOf(page: Page) {
  return page.evaluateHandle(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, audio[controls], [tabindex='0']",
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(":disabled") &&
        // Of the radio buttons of one question, the Tab key stops at the one that is chosen.
        !(
          element.matches("[type=radio]:not(:checked)") &&
          document.querySelector(`[name="${element.getAttribute("name")}"]:checked`)
        ),
    ),
  );
}

function problemAt(stops: JSHandle<HTMLElement[]>, stop: number) {
  return stops.evaluate(
    (all, { at, inside }) => {
      const focused = document.activeElement as HTMLElement;
      if (focused instanceof HTMLMediaElement && focused === all[at - 1]) return inside;
      const wanted = all[at];
      if (!wanted) return undefined;
      const name = (element: Element) => element.outerHTML.slice(0, 120);
      if (focused !== wanted) return `Instead of ${name(wanted)} focus is on ${name(focused)}`;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
      if (outlineStyle === "none" || parseFloat(outlineWidth) < 2)
        return `Not seen to have focus: ${name(focused)}`;
      const { left, top, right, bottom } = focused.getClientRects()[0]!;
      const frame = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const isWhole =
        left >= 0 && right <= innerWidth && top - frame >= 0 && bottom + frame <= innerHeight;
      if (!isWhole && bottom - top < innerHeight / 2)
        return `Cut off at ${[left, top - frame, right, bottom + frame].map(Math.round)} of ${innerWidth} × ${innerHeight}: ${name(focused)}`;
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const seen = document.elementFromPoint(x, y);
      if (!seen || !(focused.contains(seen) || seen.closest("label")?.contains(focused)))
        return `Covered by ${seen && name(seen)}: ${name(focused)}`;
      return undefined;
    },
    { at: stop, inside: insidePlayer },
  );
}
