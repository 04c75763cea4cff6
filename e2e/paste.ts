import type { Locator } from "@playwright/test";

/** Puts a text into a field at once. What `fill` does there in Firefox, React takes for its own. */
export function paste(field: Locator, text: string) {
  return field.evaluate((input: HTMLInputElement, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    set!.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}
