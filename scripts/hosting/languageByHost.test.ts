import { describe, expect, test } from "vitest";
import { choosingRoutes, choosingWorker, redirectsFile } from "./languageByHost.js";

type Worker = {
  default: { fetch: (request: Request, env: { ASSETS: object }) => Promise<Response> };
};

describe("a Cloudflare Pages site", () => {
  const files = new Set(["/museo", "/museo/list", "/it/museo", "/it/museo/list"]);

  test.each([
    ["/museo", "/museo"],
    ["/museo?lang=it", "/it/museo"],
    ["/museo/list/?a=b&lang=it", "/it/museo/list"],
    ["/museo/list?lang=it&lang=de", "/it/museo/list"],
    ["/museo/list?lang=en", "/museo/list"],
    ["/museo/list?lang=xx", "/museo/list"],
    ["/museo/list?lang=../it", "/museo/list"],
    ["/museo/artwork/999?lang=it", "404"],
  ])("answers %s with %s", async (asked, sent) => {
    const { default: worker }: Worker = await import(
      `data:text/javascript,${encodeURIComponent(choosingWorker())}`
    );
    const ASSETS = {
      async fetch({ url }: Request) {
        const { pathname } = new URL(url);
        return files.has(pathname) ? new Response(pathname) : new Response("404", { status: 404 });
      },
    };
    const answer = await worker.fetch(new Request(`https://varco.example${asked}`), { ASSETS });
    expect(await answer.text()).toBe(sent);
  });

  test("asks for no page of the site and for no file", () => {
    expect(JSON.parse(choosingRoutes(["museo"]))).toEqual({
      version: 1,
      include: ["/museo", "/museo/*"],
      exclude: [],
    });
  });
});

test("a Netlify site has a rule for each museum and language", () => {
  expect(redirectsFile(["museo"], () => ["it"])).toBe(
    "/museo lang=it /it/museo 200!\n/museo/* lang=it /it/museo/:splat 200!\n",
  );
});
