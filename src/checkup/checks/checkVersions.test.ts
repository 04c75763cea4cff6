import { expect, it } from "vitest";
import { mismatches } from "../fixtures/mismatches.ts";
import { address, pretendedHost } from "../fixtures/pretendedHost.ts";
import { publishedGuide, slug } from "../fixtures/publishedGuide.ts";
import { checkVersions, newestOf } from "./checkVersions.ts";

const older = publishedGuide({ address, made: "2026-03-01T10:00:00.000Z", words: "Prima." });
const newer = publishedGuide({ address, made: "2026-06-01T10:00:00.000Z", words: "Dopo." });
const { guide, publication } = pretendedHost();
const worker = `/worker-${slug}.js`;

it.each([
  [
    "the same everywhere",
    { kept: publication, sent: publication, fresh: publication },
    "good",
    /./,
  ],
  ["unknown to the browser", { kept: undefined, sent: publication, fresh: undefined }, "good", /./],
  [
    "older in the browser",
    { kept: older.publication, sent: publication, fresh: publication },
    "little",
    /copia più vecchia.*nel browser: .*2026-03-01/,
  ],
  [
    "older on the host’s way",
    { kept: undefined, sent: older.publication, fresh: publication },
    "mend",
    /manda ancora una guida più vecchia/,
  ],
])("a version that is %s", async (_what, seen, severity, words) => {
  expect(mismatches(await checkVersions(guide, seen), severity, words)).toEqual([]);
});

it("an older worker is told that only the browser’s copy has", async () => {
  const kept = older.files.get(worker)!;
  const held = pretendedHost({
    answers: (path, { cache }) =>
      path === worker && cache === "default" ? new Response(kept) : undefined,
  });
  const seen = { kept: publication, sent: publication, fresh: publication };
  const findings = await checkVersions(held.guide, seen);
  expect(mismatches(findings, "mend", /ricevono un file vecchio/)).toEqual([]);
});

it("what was made last is what should be there", () => {
  const [sent, fresh] = [publication, newer.publication];
  expect(newestOf({ kept: older.publication, sent, fresh })).toBe(newer.publication);
  expect(newestOf({ kept: undefined, sent, fresh: undefined })).toBe(publication);
});
