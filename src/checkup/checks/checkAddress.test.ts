import { expect, it } from "vitest";
import { mismatches, told } from "../fixtures/mismatches.ts";
import { address } from "../fixtures/pretendedHost.ts";
import { checkAddress } from "./checkAddress.ts";

it.each([
  [address, true, "good", /./],
  ["http://www.museo.example/guida", false, "mend", /comincia con http e non con https/],
  ["https://www.museo.example/altra", true, "mend", /altro indirizzo.*guida/],
  ["https://www.museo.example", true, "mend", /altro indirizzo/],
  ["https://www.altro.example/guida", true, "mend", /altro indirizzo/],
  ["https://museo.example/guida", true, "little", /due guide diverse/],
])("%s, secure: %s", (root, isSecure, severity, words) => {
  expect(mismatches(checkAddress({ root, address, isSecure }), severity, words)).toEqual([]);
});

it("a trial on the curator’s own computer is called one", () => {
  const root = "http://localhost:4173/guida";
  expect(told(checkAddress({ root, address: root, isSecure: true }))).toEqual([
    expect.stringMatching(/^little \| Questa è una prova sul tuo computer/),
  ]);
});
