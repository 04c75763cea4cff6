import { expect, it } from "vitest";
import { mismatches } from "../fixtures/mismatches.ts";
import { address, pretendedHost, type Faults } from "../fixtures/pretendedHost.ts";
import { bytesOf, slug } from "../fixtures/publishedGuide.ts";
import { checkHeaders } from "./checkHeaders.ts";

const ofPage = (headers: Record<string, string>): Faults => ({
  headers: (path) => (path.startsWith("/assets/") ? {} : headers),
});
it.each<[string, Faults, string, RegExp]>([
  ["are all there", {}, "good", /./],
  ["lack the policy", ofPage({ "Content-Security-Policy": "" }), "mend", /Manca la protezione/],
  [
    "forbid WebAssembly",
    ofPage({ "Content-Security-Policy": "default-src 'self'" }),
    "mend",
    /leggere i codici.*default-src 'self'/,
  ],
  [
    "say little of the policy",
    ofPage({ "Content-Security-Policy": "frame-ancestors 'self'" }),
    "good",
    /./,
  ],
  [
    "forbid the camera",
    ofPage({ "Permissions-Policy": "geolocation=(), camera=()" }),
    "mend",
    /vieta alla guida la fotocamera: /,
  ],
  [
    "forbid camera and microphone",
    ofPage({ "Permissions-Policy": "camera=(), microphone=()" }),
    "mend",
    /la fotocamera e il microfono/,
  ],
  [
    "allow the camera to all",
    ofPage({ "Permissions-Policy": "camera=*, microphone=(self)" }),
    "good",
    /./,
  ],
  [
    "are not sent",
    ofPage({ "X-Content-Type-Options": "" }),
    "little",
    /X-Content-Type-Options: manca/,
  ],
  [
    "leave the rest of the museum’s site without HTTPS",
    ofPage({ "Strict-Transport-Security": "" }),
    "good",
    /./,
  ],
  [
    "do not isolate",
    ofPage({ "Cross-Origin-Embedder-Policy": "" }),
    "little",
    /più lenti.*Embedder/,
  ],
  ["keep pages for ten minutes", ofPage({ "Cache-Control": "max-age=600" }), "good", /./],
  [
    "keep pages for four hours",
    ofPage({ "Cache-Control": "max-age=14400" }),
    "little",
    /dopo 4 ore/,
  ],
  [
    "keep pages for a week",
    ofPage({ "Cache-Control": "public, max-age=604800" }),
    "mend",
    /dopo 7 giorni/,
  ],
  [
    "keep pages by a date",
    ofPage({
      "Cache-Control": "",
      Date: "Mon, 04 May 2026 10:00:00 GMT",
      Expires: "Wed, 06 May 2026 10:00:00 GMT",
    }),
    "mend",
    /dopo 2 giorni/,
  ],
  ["do not say for how long", ofPage({ "Cache-Control": "" }), "little", /non dice per quanto/],
  [
    "have assets fetched anew",
    { headers: (path) => (path.startsWith("/assets/") ? { "Cache-Control": "no-cache" } : {}) },
    "little",
    /parte più lenta/,
  ],
  [
    "are those of a page that does not answer",
    { answers: () => "nothing" },
    "little",
    /non ha risposto/,
  ],
])("headers that %s", async (_what, faults, severity, words) => {
  expect(mismatches(await checkHeaders(pretendedHost(faults).guide), severity, words)).toEqual([]);
});

it("a guide with a host of its own is told that it does not bind visitors to HTTPS", async () => {
  const { guide } = pretendedHost(ofPage({ "Strict-Transport-Security": "" }));
  const root = new URL(address).origin;
  const fetch: typeof guide.ports.fetch = (url, init) =>
    guide.ports.fetch(url.replace(root, address), init);
  const found = await checkHeaders({ ...guide, root, ports: { ...guide.ports, fetch } });
  expect(mismatches(found, "little", /Strict-Transport-Security: manca/)).toEqual([]);
});

it("an asset that is missing says nothing of how long the others are kept", async () => {
  const { guide } = pretendedHost({ headers: () => ({ "Cache-Control": "no-cache" }) }, (files) =>
    files.delete("/assets/app-1a2b3c4d.js"),
  );
  expect(mismatches(await checkHeaders(guide), "good", /./)).toEqual([]);
});

it("a policy in the page is one", async () => {
  const { guide } = pretendedHost(ofPage({ "Content-Security-Policy": "" }), (files) =>
    files.set(
      `/${slug}/index.html`,
      bytesOf('<html><meta http-equiv="Content-Security-Policy" content="default-src"></html>'),
    ),
  );
  expect(mismatches(await checkHeaders(guide), "good", /./)).toEqual([]);
});
