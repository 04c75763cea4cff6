import { Window } from "happy-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Guide, pageGuide, showGuide } from "../../catalogue/guide.ts";
import type { findGuide } from "./findGuide.ts";

const museum = { slug: "museo", name: "Museo", languages: ["it", "en"] } as const;
const place: Guide = { base: "/guida", address: "https://museo.example/guida" };
const ofMuseum: Guide = { ...place, museum };

let guide: {
  pageGuide: typeof pageGuide;
  findGuide: typeof findGuide;
  showGuide: typeof showGuide;
};

beforeEach(async () => {
  const { DOMParser } = new Window();
  vi.stubGlobal("DOMParser", DOMParser);
  vi.resetModules();
  guide = { ...(await import("../../catalogue/guide.ts")), ...(await import("./findGuide.ts")) };
});
afterEach(() => void vi.unstubAllGlobals());

it("a page says which guide it belongs to, and is asked once", () => {
  onPage(ofMuseum);
  expect(guide.pageGuide()).toEqual(ofMuseum);
  onPage(place);
  expect(guide.pageGuide()).toEqual(ofMuseum);
});

it("a page that says nothing is of no museum, at the root of its host", () => {
  onPage(undefined);
  expect(guide.pageGuide()).toEqual({ base: "", address: "" });
});

it("what is shown instead is the guide of the page", () => {
  guide.showGuide(ofMuseum);
  expect(guide.pageGuide()).toEqual(ofMuseum);
});

it("at an unknown address the museum’s page for every address says whose it is", async () => {
  onPage(place);
  const asked = host({ "/guida/museo/app/": pageOf(ofMuseum) });
  expect(await guide.findGuide("/guida/museo/artwork/99")).toEqual(ofMuseum);
  expect(asked).toEqual(["/guida/museo/app/"]);
  expect(guide.pageGuide()).toEqual(ofMuseum);
});

it.each([
  "/guida",
  "/guida/",
  "/guida/MUSEO/list",
  "/guida/../museo",
  "/guida/museo.html",
  "/guida/mus%C3%A9e/list",
  "/guida//museo",
])("%s is of no museum, and nobody is asked", async (address) => {
  onPage(place);
  const asked = host({});
  expect(await guide.findGuide(address)).toEqual(place);
  expect(asked).toEqual([]);
});

it.each<[what: string, answer: Response | undefined]>([
  ["there is none", new Response("", { status: 404 })],
  ["a host answers with its own page", new Response("<title>Not here</title>")],
  ["a host answers with a museum’s page and 404", new Response(pageOf(ofMuseum), { status: 404 })],
  ["no network", undefined],
  ["the page says nothing", new Response('<script id="guide"></script>')],
])(
  "where there is no such museum (%s) it is an unknown address of the place",
  async (_, answer) => {
    onPage(place);
    host(answer ? { "/guida/museo/app/": answer } : {});
    expect(await guide.findGuide("/guida/museo/list")).toEqual(place);
    expect(guide.pageGuide()).toEqual(place);
  },
);

/** What the page that is open says of its guide. */
function onPage(said: Guide | undefined) {
  const { document } = new Window();
  document.write(said ? pageOf(said) : "<title>Varco</title>");
  vi.stubGlobal("document", document);
}

function pageOf(said: Guide) {
  return `<!doctype html><script type="application/json" id="guide">${JSON.stringify(said)}</script>`;
}

/** Has `fetch` answer so and fail elsewhere; answers what is asked for. */
function host(answers: Record<string, Response | string>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const answer = answers[address];
    if (!answer) throw new TypeError("Failed to fetch");
    return typeof answer === "string" ? new Response(answer) : answer;
  });
  return asked;
}
