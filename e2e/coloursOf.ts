import type { Page } from "@playwright/test";

/**
 * All that decides whether the words of a page can be told from what is behind them, each once: their
 * own colour and size, what lies behind them up to the page itself, and who they are, as axe does not
 * look at words that are hidden or that belong to a button which is off.
 */
export function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const behind = new Map<Element, string>();
    const colours = new Set<string>();
    for (const element of document.body.querySelectorAll("*")) {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
      );
      if (!words && !element.matches("input, select, textarea")) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      colours.add(
        [
          nameOf(element),
          element.parentElement && nameOf(element.parentElement),
          element.closest(":disabled, [aria-disabled=true], [inert]") !== null,
          element.closest("[hidden], [aria-hidden=true]") !== null,
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          color,
          fontSize,
          fontWeight,
          textShadow,
          groundOf(element),
        ].join(" · "),
      );
    }
    return [...colours];

    function nameOf({ tagName, classList }: Element) {
      return [tagName, ...classList].join(".");
    }

    /** What an element is painted on, and all that it stands in. */
    function groundOf(element: Element): string {
      const known = behind.get(element);
      if (known !== undefined) return known;
      const own = ["", "::before", "::after"].map((part) => layerOf(element, part)).join("");
      const ground = own + (element.parentElement ? groundOf(element.parentElement) : "");
      behind.set(element, ground);
      return ground;
    }

    /** Nothing, where it lets everything through. */
    function layerOf(element: Element, part: string) {
      const style = getComputedStyle(element, part || null);
      // Most have neither, and every other question to a style takes its time.
      if (part && style.content === "none") return "";
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, clipPath } = style;
      const layer = [
        backgroundColor,
        backgroundImage,
        opacity,
        filter,
        mixBlendMode,
        clipPath,
      ].join();
      return layer === "rgba(0, 0, 0, 0),none,1,none,normal,none" ? "" : `[${layer}]`;
    }
  });
}
