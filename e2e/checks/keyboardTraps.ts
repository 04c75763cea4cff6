import type { Page } from "@playwright/test";
import { inFirefox } from "../device/browser.ts";

/**
 * What is wrong with a page for a visitor who has only the Tab key: it must reach every link,
 * button, field and text that scrolls in its order, each in view and with visible focus, and lead
 * out of the page.
 */
export async function keyboardTraps(page: Page): Promise<string[]> {
  const { problems, hasChanged } = await walkByTab(page);
  if (problems.length === 0 || !hasChanged) return problems;
  // What is read from a slow disk, such as the list of drafts, came while the key was pressed.
  await page.evaluate(forgetFocus);
  return (await walkByTab(page)).problems;
}

async function walkByTab(page: Page) {
  const walk = await page.evaluateHandle(beginWalk, inFirefox);
  let left = await walk.evaluate((begun) => begun.left());
  while (left > 0) {
    for (let press = 0; press < left; press++) await page.keyboard.press("Tab");
    left = await walk.evaluate((begun) => begun.left());
  }
  return walk.evaluate((begun) => begun.end());
}

/** The Tab key begins at the top of the page again; runs in the page. */
export function forgetFocus() {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
  scrollTo(0, 0);
}

/**
 * Runs in the page, which looks at what the Tab key has reached when it goes down the next time:
 * to be asked after each press from outside would take twice as long. Where the Tab key has led into
 * Firefox's own bars, no focus is shown in a page any more: there the walk `endsInside`.
 */
function beginWalk(endsInside: boolean) {
  const stops = stopsNow();
  const problems: string[] = [];
  /** The stop that the last press has to have reached; -1 before the first. */
  let stop = -1;
  let isLost = false;
  addEventListener("keydown", look, { capture: true });

  return {
    /** How often the key is to be pressed at least, until it leads out of the page. */
    left: () => (isLost ? 0 : stop < stops.length ? stops.length - stop : Number(isInPlayer())),
    end() {
      removeEventListener("keydown", look, { capture: true });
      const { activeElement } = document;
      const isOut = activeElement === document.body || activeElement === stops[0];
      if (!isLost && !isOut && !endsInside)
        problems.push("After the last one there is no way out.");
      for (const region of document.querySelectorAll("[role=region]"))
        if (scrolls(region) && !stops.includes(region as HTMLElement))
          problems.push(`No key scrolls ${region.outerHTML.slice(0, 120)}`);
      const now = stopsNow();
      return {
        problems,
        hasChanged: now.length !== stops.length || now.some((element, at) => element !== stops[at]),
      };
    },
  };

  /** Every link, button and field that can be used, in the order of the document. */
  function stopsNow() {
    return [
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
    );
  }

  function look(event: KeyboardEvent) {
    if (event.key !== "Tab" || isLost || stop === stops.length || isInPlayer()) return;
    if (stop >= 0) {
      const problem = problemAt(stops[stop]!);
      if (problem) problems.push(problem);
    }
    stop++;
    if (endsInside && stop === stops.length && !isInPlayer()) event.preventDefault();
  }

  /** Whether an element has more than it shows; undefined where it would show all. */
  function scrolls(element: Element) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflow)) return undefined;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > 1;
  }

  /** The browser's own player is one element with several stops for the Tab key. */
  function isInPlayer() {
    const focused = document.activeElement;
    return focused instanceof HTMLMediaElement && focused === stops[stop - 1];
  }

  function problemAt(wanted: HTMLElement) {
    const focused = document.activeElement as HTMLElement;
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    isLost = focused !== wanted;
    if (isLost) return `Instead of ${name(wanted)} focus is on ${name(focused)}`;
    if (focused.matches("[role=region]") && scrolls(focused) === false)
      return `Nothing scrolls in ${name(focused)}`;
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
  }
}
