import { afterEach, expect, it, vi } from "vitest";
import { NOT_IN_THE_VISIT } from "./sharedNames.ts";
import { readCatalogue, UNREACHED } from "./readCatalogue.ts";

const museum = '{"works":6}';
const page = new Response('\n<!doctype html><html data-prerendered="error">', { status: 200 });
const signIn = new Response("<h1>Room number?</h1>", { status: 200 });
const missing = new Response("<!doctype html>", { status: 404 });
const notInTheVisit = new Response(null, { status: 404, statusText: NOT_IN_THE_VISIT });

afterEach(() => void vi.unstubAllGlobals());

it("fetches a file once", async () => {
  const fetch = site({ "list.json": new Response("[1]") });
  expect(await readCatalogue("museo", "en", "list")).toEqual([1]);
  expect(await readCatalogue("museo", "en", "list")).toEqual([1]);
  expect(fetch.mock.calls).toEqual([["/assets/museo/en/list.json", { cache: "default" }]]);
});

it.each<[title: string, answers: Record<string, Response>]>([
  ["404", { "artwork/9.json": missing, "museum.json": new Response(museum) }],
  ["200 with a page instead", { "artwork/9.json": page, "museum.json": new Response(museum) }],
  ["404 of a downloaded visit, without a network", { "artwork/9.json": notInTheVisit }],
  ["200 with one of the host", { "artwork/9.json": signIn, "museum.json": new Response(museum) }],
])("a file that is not there: %s", async (_, answers) => {
  site(answers);
  expect(await readCatalogue("museo", "de", "artwork/9")).toBeUndefined();
});

it.each<[error: string, answers: Record<string, Response>]>([
  ["answers 500", { "artwork/9.json": new Response("", { status: 500 }) }],
  ["JSON", { "artwork/9.json": new Response('{"work":{"id"') }],
  ["Failed to fetch", {}],
  ["has been replaced", { "artwork/9.json": missing, "museum.json": missing }],
  ["Failed to fetch", { "artwork/9.json": missing }],
  ["has been replaced", { "museum.json": missing, "artwork/9.json": page }],
  ["a strange page", { "artwork/9.json": signIn, "museum.json": signIn }],
  ["a strange page", { "artwork/9.json": page, "museum.json": signIn }],
])("what fails and says nothing of a work: %s", async (error, answers) => {
  site(answers);
  await expect(readCatalogue("museo", "fr", "artwork/9")).rejects.toThrow(error);
});

it("tries anew after a failure", async () => {
  site({});
  await expect(readCatalogue("museo", "it", "tour")).rejects.toMatchObject({ name: UNREACHED });
  site({ "tour.json": new Response("{}") });
  expect(await readCatalogue("museo", "it", "tour")).toEqual({});
});

/** Has `fetch` give these answers, and fail where there is none. */
function site(answers: Record<string, Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    const answer = answers[String(address).split("/").slice(4).join("/")];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
