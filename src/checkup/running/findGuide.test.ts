import { expect, it } from "vitest";
import { address, pretendedHost } from "../fixtures/pretendedHost.ts";
import { publishedGuide } from "../fixtures/publishedGuide.ts";
import { findGuide, rootOf } from "./findGuide.ts";

it.each([
  ["https://a.example/guida/controllo/", "/controllo", "https://a.example/guida"],
  ["https://a.example/guida/controllo", "/controllo", "https://a.example/guida"],
  ["https://a.example/guida/controllo/index.html?a#b", "/controllo", "https://a.example/guida"],
  ["https://a.example/controllo/", "/controllo", "https://a.example"],
  ["https://a.example/controllo/museo/", "/controllo/museo", "https://a.example"],
  ["https://a.example/guida/verifica/", "/controllo", "https://a.example/guida"],
])("at %s the guide of %s is at %s", (href, folder, root) => {
  expect(rootOf(href, folder)).toBe(root);
});

const signal = new AbortController().signal;
const page = { folder: "/controllo" };

it("the guide is read as browser and host have it, the browser’s copy first", async () => {
  const newer = publishedGuide({ address, made: "2026-06-01T10:00:00.000Z" }).publication;
  const asked: (string | undefined)[] = [];
  const { guide, publication } = pretendedHost({
    answers: (_path, { url, cache }) => {
      asked.push(cache);
      return url.search ? Response.json(newer) : undefined;
    },
  });
  const found = await findGuide(page, guide.ports, signal);
  expect(found).toMatchObject({
    guide: { root: address, publication: newer },
    seen: { kept: publication, sent: publication, fresh: newer },
  });
  expect(asked).toEqual(["default", "no-store", "no-store"]);
});

it.each([
  ["is not there", new Response(null, { status: 404 }), /non si può leggere/, /risposta 404/],
  ["is of a newer Varco", Response.json({ varco: 2 }), /non si può leggere/, /a newer Varco/],
  ["is a page", new Response("<html></html>"), /non si può leggere/, /not what Varco writes/],
  ["does not come", "nothing" as const, /non risponde/, /guide\.json/],
])("a list that %s is told", async (_what, answer, words, detail) => {
  const { guide } = pretendedHost({
    answers: () => (answer === "nothing" ? answer : answer.clone()),
  });
  const found = await findGuide(page, guide.ports, signal);
  if ("guide" in found) throw new Error("it was found");
  expect(found.found).toMatch(words);
  expect(found.details?.join()).toMatch(detail);
  expect(found.todo).toMatch(/\.$/);
});
