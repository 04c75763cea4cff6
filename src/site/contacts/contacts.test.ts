import { expect, test } from "vitest";
import { contacts, whenWeAnswer } from "./contacts.ts";

test("a time to answer is promised only where one was configured", () => {
  expect(whenWeAnswer(contacts)).toBeUndefined();
  expect(whenWeAnswer({ ...contacts, answersWithin: "tre giorni lavorativi" })).toBe(
    "Rispondiamo entro tre giorni lavorativi.",
  );
});
