import type { Locator } from "@playwright/test";

/** In Firefox, React does not notice Playwright's `fill`: this puts a text into a field at once. */
export function paste(field: Locator, text: string) {
  return field.evaluate((input: HTMLInputElement, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}
