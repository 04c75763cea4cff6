import type { Page } from "@playwright/test";

/**
 * All that decides the contrast of the words on a page, each combination once: their colour and
 * size, the layers behind them up to the page itself, and the elements they stand in, as axe does
 * not look at words that are hidden or belong to a disabled button.
 */
export function textColours(page: Page): Promise<string[]> {
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

    /** The layers behind the words of an element: its own and those of all elements around it. */
    function groundOf(element: Element): string {
      const known = behind.get(element);
      if (known !== undefined) return known;
      const own = ["", "::before", "::after"].map((part) => layerOf(element, part)).join("");
      const ground = own + (element.parentElement ? groundOf(element.parentElement) : "");
      behind.set(element, ground);
      return ground;
    }

    /** What an element or its pseudo-element paints; empty where it is transparent. */
    function layerOf(element: Element, part: string) {
      const style = getComputedStyle(element, part || null);
      // Most elements have no `::before` or `::after`, and reading more of a style is slow.
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
