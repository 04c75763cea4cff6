import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it.each([
  ["Word’s manual line break", "Uno.\u000BDue.", "Uno.\nDue."],
  ["a page break", "Uno.\fDue.", "Uno.\nDue."],
  ["a line end of Windows", "Uno.\r\nDue.", "Uno.\nDue."],
  ["a line end of old Macs", "Uno.\rDue.", "Uno.\nDue."],
  ["a line end of large computers", "Uno.\u0085Due.", "Uno.\nDue."],
  ["the separators of Unicode", "Uno.\u2028Due.\u2029Tre.", "Uno.\nDue.\nTre."],
  ["a tab", "Uno.\tDue.", "Uno.\tDue."],
  [
    "soft hyphens and marks without width",
    "Apol\u00ADlo\u200B\uFEFF\u0000 canta.",
    "Apollo canta.",
  ],
  ["the no-break space of French", "Qui\u00A0?", "Qui\u00A0?"],
])("%s", (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
});
