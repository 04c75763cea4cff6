import type { Page } from "@playwright/test";

/**
 * All that axe judges a page by, but for the words themselves: what stands in what, with which
 * attributes, in which colours, and whether there are words. The same work in another language has
 * the same skeleton, and so has a list with one thing more of a kind.
 */
export function pageSkeleton(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ofTexts =
      /^(?:alt|aria-(?:description|label|roledescription)|content|placeholder|title|value)$/;
    const ofPlaces =
      /^(?:for|href|id|name|src|srcset|sizes|d|points|transform|aria-(?:controls|describedby|labelledby|activedescendant))$/;

    return boneOf(document.documentElement);

    function boneOf(element: Element): string {
      const { color, fontSize, fontWeight, backgroundColor, backgroundImage, display, visibility } =
        getComputedStyle(element);
      const own = [
        element.tagName,
        ...[...element.attributes].map(attributeOf).toSorted(),
        [color, fontSize, fontWeight, backgroundColor, backgroundImage, display, visibility].join(),
        hasWords(element) ? "words" : "",
      ].join(" ");
      if (element instanceof SVGElement) return own;
      const within = new Set([...element.children].map(boneOf));
      return `<${own}${[...within].join("")}>`;
    }

    function attributeOf({ name, value }: Attr) {
      if (name === "lang")
        return value === document.documentElement.lang ? "lang=own" : `lang=${value}`;
      if (ofTexts.test(name)) return `${name}=${value.trim() === "" ? "nothing" : "words"}`;
      if (ofPlaces.test(name)) return `${name}=${value === "" ? "nothing" : "something"}`;
      return `${name}=${value}`;
    }

    function hasWords(element: Element) {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
      );
    }
  });
}
