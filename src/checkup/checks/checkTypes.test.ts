import { expect, it } from "vitest";
import { mismatches } from "../fixtures/mismatches.ts";
import { pretendedHost } from "../fixtures/pretendedHost.ts";
import { checkTypes } from "./checkTypes.ts";
import { inspectFiles } from "./files/inspectFiles.ts";

it.each([
  ["js", "text/plain", "mend", /non si avvia.*\.js: text\/plain al posto di text\/javascript/],
  ["js", "application/javascript; charset=utf-8", "good", /./],
  ["css", "text/plain", "mend", /senza colori/],
  ["html", "application/octet-stream", "mend", /al posto delle pagine/],
  ["html", "text/html; charset=ISO-8859-1", "mend", /gli accenti/],
  ["html", 'text/html; charset="UTF-8"', "good", /./],
  ["svg", "text/plain", "mend", /disegni/],
  ["mp3", "text/plain", "mend", /alcuni telefoni/],
  ["mp3", "application/octet-stream", "good", /./],
  ["wasm", "application/octet-stream", "little", /se ne accorgono.*\.wasm/],
  ["json", "text/plain", "little", /se ne accorgono.*\.json/],
  ["webmanifest", "", "little", /nessun tipo al posto di application\/manifest\+json/],
  ["webp", "application/octet-stream", "little", /se ne accorgono.*\.webp/],
])(".%s as %j", async (ending, type, severity, words) => {
  const isOne = (path: string) =>
    ending === "html" ? /\/$|html$/.test(path) : path.endsWith(`.${ending}`);
  const { guide } = pretendedHost({
    headers: (path) => (isOne(path) ? { "Content-Type": type } : {}),
  });
  expect(
    mismatches(checkTypes(await inspectFiles(guide, true, () => {})), severity, words),
  ).toEqual([]);
});

it("a file that is missing says nothing of its type", async () => {
  const { guide } = pretendedHost({}, (files) => files.delete("/assets/app-1a2b3c4d.js"));
  expect(mismatches(checkTypes(await inspectFiles(guide, false, () => {})), "good", /./)).toEqual(
    [],
  );
});
