import { expect, it } from "vitest";
import { validateResponse } from "./validateResponse.ts";

const ours = '<!doctype html><html lang="en" data-prerendered="app"><title>Varco</title>';
const unknown = '<!doctype html><html lang="en" data-prerendered="error"><title>Varco</title>';
const signIn = "<html><h1>Room number?</h1></html>";
const sound = "\xff\xfb\x90\x64";

type Answer = [body: string, type?: string, status?: number];

it.each<[what: string, address: string, answer: Answer, bytes?: number]>([
  ["the app's page", "/museo/app?__WB_REVISION__=a1", [ours, "text/html; charset=utf-8"]],
  ["a page into which a host has written", "/contatti", [`${ours}<script></script>`, "text/html"]],
  ["data", "/assets/museo/en/list.json", ["[]", "application/json"]],
  ["data by another name", "/assets/museo/en/list.json", ["[]", "text/plain"]],
  ["a recording", "/assets/apollo.mp3", [sound, "audio/mpeg"]],
  ["a recording that the host does not know", "/assets/apollo.mp3", [sound, "binary/octet-stream"]],
  ["a recording of the right length", "/assets/apollo.mp3", ["1234", "audio/mpeg"], 4],
  ["a script", "/assets/index-a1.js", ["let a;", "application/javascript"]],
  [
    "a script by its other name",
    "/assets/index-a1.js",
    ["let a;", "text/javascript;charset=utf-8"],
  ],
  ["a font without a name", "/assets/font-a1.woff2", ["wOF2"]],
  ["an icon", "/icon.svg", ["<svg></svg>", "image/svg+xml"]],
  ["a whole address", "https://varco.example/assets/a.css", ["a{}", "text/css"]],
])("%s is kept", async (_, address, answer, bytes) => {
  const right = await validateResponse(address, given(answer), bytes);
  expect(await right?.text()).toBe(await given(answer).text());
});

it.each<[what: string, address: string, answer: Answer, bytes?: number]>([
  ["a page to sign in for a work", "/assets/museo/en/artwork/5.json", [signIn, "text/html"]],
  ["the same, called data", "/assets/museo/en/artwork/5.json", [signIn, "application/json"]],
  ["half of a work", "/assets/museo/en/artwork/5.json", ['{"id":', "application/json"]],
  ["a page to sign in for the app's", "/museo/app", [signIn, "text/html"]],
  ["a page to sign in for one of the site", "/", [signIn, "text/html"]],
  ["the page for unknown addresses for another", "/museo/app", [unknown, "text/html"]],
  ["our own page for a recording", "/assets/apollo.mp3", [ours, "text/html"]],
  ["a page for a recording, called one", "/assets/apollo.mp3", [`\n${signIn}`, "audio/mpeg"]],
  ["what is called a page", "/assets/photo.avif", ["", "text/html"]],
  ["a page for an icon", "/icon.svg", [signIn, "image/svg+xml"]],
  ["a recording that is too short", "/assets/apollo.mp3", ["123", "audio/mpeg"], 4],
  ["a part of a recording", "/assets/apollo.mp3", [sound, "audio/mpeg", 206]],
  ["nothing", "/assets/apollo.mp3", ["", "audio/mpeg"]],
  ["an error", "/assets/museo/en/list.json", ["[]", "application/json", 500]],
])("%s is not kept", async (_, address, answer, bytes) => {
  expect(await validateResponse(address, given(answer), bytes)).toBeUndefined();
});

it("a file that was found elsewhere is not kept, a page is", async () => {
  expect(await validateResponse("/assets/a.css", redirected(["a{}", "text/css"]))).toBeUndefined();
  expect((await validateResponse("/museo/app", redirected([ours, "text/html"])))?.redirected).toBe(
    false,
  );
});

it("what was said of it stays, but not how it was sent", async () => {
  const headers = {
    "Content-Security-Policy": "default-src 'self'",
    "Content-Encoding": "br",
    "Content-Length": "9",
  };
  const right = await validateResponse("/museo/app", new Response(ours, { headers }));
  expect([...right!.headers.keys()].toSorted()).toEqual([
    "content-security-policy",
    "content-type",
  ]);
});

function redirected(answer: Answer) {
  return Object.defineProperty(given(answer), "redirected", { value: true });
}

function given([body, type, status = 200]: Answer) {
  return new Response(body, { status, ...(type && { headers: { "Content-Type": type } }) });
}
