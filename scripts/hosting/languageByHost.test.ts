import { describe, expect, test } from "vitest";
import { choosingRoutes, choosingWorker } from "./languageByHost.js";

type Worker = {
  default: { fetch: (request: Request, env: { ASSETS: object }) => Promise<Response> };
};

describe("a Cloudflare Pages site", () => {
  const addresses = ["/museo", "/museo/list", "/it/museo", "/it/museo/list"];

  describe.each<[layout: string, pages: string[]]>([
    ["a folder", addresses.map((address) => `${address}/`)],
    ["a file", addresses],
  ])("where a page is %s", (_, pages) => {
    const files = new Set([...pages, "/museo/catalogue/it.json"]);

    test.each([
      ["/museo", "/museo"],
      ["/museo/list/?a=b", "/museo/list"],
      ["/museo?lang=it", "/it/museo"],
      ["/museo/list/?a=b&lang=it", "/it/museo/list"],
      ["/museo/list?lang=it&lang=de", "/it/museo/list"],
      ["/museo/list?lang=en", "/museo/list"],
      ["/museo/list?lang=xx", "/museo/list"],
      ["/museo/list?lang=../it", "/museo/list"],
      ["/museo/artwork/999?lang=it", "404"],
      ["/museo/catalogue/it.json?lang=it", "/museo/catalogue/it.json"],
    ])("answers %s with %s", async (asked, sent) => {
      const { default: worker }: Worker = await import(
        `data:text/javascript,${encodeURIComponent(choosingWorker())}`
      );
      const ASSETS = {
        async fetch({ url }: Request) {
          const { pathname } = new URL(url);
          if (files.has(pathname)) return new Response(pathname.replace(/\/$/, ""));
          const other = pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`;
          if (files.has(other)) return new Response("redirected", { status: 308 });
          return new Response("404", { status: 404 });
        },
      };
      const answer = await worker.fetch(new Request(`https://varco.example${asked}`), { ASSETS });
      expect(await answer.text()).toBe(sent);
    });
  });

  test("asks for no page of the site and for no file", () => {
    expect(JSON.parse(choosingRoutes(["museo"]))).toEqual({
      version: 1,
      include: ["/museo", "/museo/*"],
      exclude: [],
    });
  });
});
