import { expect, it } from "vitest";
import { mismatches } from "../fixtures/mismatches.ts";
import { pretendedHost, type Faults } from "../fixtures/pretendedHost.ts";
import { checkRanges } from "./checkRanges.ts";

const part = (body: string, headers: Record<string, string>) => () =>
  new Response(body, { status: 206, headers });
it.each<[string, Faults, string, RegExp]>([
  ["come as they should", {}, "good", /./],
  ["are refused", { hasRanges: false }, "mend", /iPhone.*bytes=0-99 → 200/],
  [
    "are of another length",
    { answers: part("x", { "Content-Range": "bytes 0-99/2403" }) },
    "mend",
    /1 byte/,
  ],
  ["do not say of what", { answers: part("x".repeat(100), {}) }, "mend", /null/],
  ["get no answer", { answers: () => "nothing" }, "little", /non ha risposto/],
])("parts that %s", async (_what, faults, severity, words) => {
  expect(mismatches(await checkRanges(pretendedHost(faults).guide), severity, words)).toEqual([]);
});

it("a guide without recordings needs none", async () => {
  const { guide } = pretendedHost({ hasRanges: false });
  const files = Object.fromEntries(
    Object.entries(guide.publication.files).filter(([path]) => !path.endsWith(".mp3")),
  );
  const silent = { ...guide, publication: { ...guide.publication, files } };
  expect(mismatches(await checkRanges(silent), "good", /./)).toEqual([]);
});
