import { checkHost } from "../../scripts/hosting/checkHost.js";
import { serve } from "../../scripts/hosting/serve.js";
import { test as withCamera } from "../device/camera.ts";
import { onlyInChromium } from "../device/browser.ts";
import { test as httpTest } from "../server/httpTest.ts";
import { expect, test } from "../journey.ts";
import { reportingHeaders } from "../server/policyReports.ts";

/** Our server refuses reports of the policy, and the browser complains of each. */
const reported = /status of 405/;

httpTest("the site is served compressed, cached and secured", async ({ baseURL }) => {
  expect(await checkHost(baseURL!, { encodings: ["br", "gzip"] })).toEqual([]);
});

httpTest("the policy leaves no door open", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/'unsafe-|\*|data:|https?:/);
});

httpTest("a port that is taken is not the end", async ({ baseURL }) => {
  const taken = Number(new URL(baseURL!).port);
  const second = await serve({ port: taken });
  expect(second.port).not.toBe(taken);
  second.close();
});

test.describe("the policy in the browser", () => {
  test.use({
    tolerated: new RegExp(
      `Executing inline script|^refused: script-src-elem inline$|${reported.source}`,
    ),
  });

  test("lets WebAssembly run and injected script not", async ({ page, complaints }) => {
    onlyInChromium("it shows what a report of the policy says, and every WebSocket");
    await page.goto("/contatti");
    const outcome = await page.evaluate(async () => {
      await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.head.append(script);
      return { injected: "injected" in window };
    });
    expect(outcome).toEqual({ injected: false });
    await expect.poll(() => complaints).toContain("refused: script-src-elem inline");
  });
});

const ways: [what: string, act: () => unknown, complaint: RegExp][] = [
  [
    "a page may not ask for",
    () => void fetch("https://outside.invalid/").catch(() => {}),
    /^refused: connect-src https:\/\/outside.invalid/,
  ],
  [
    "a worker may not ask for",
    () => void new Worker("/pretended.js"),
    /^refused: connect-src https:\/\/outside.invalid/,
  ],
  [
    "a service worker may not ask for",
    () => void navigator.serviceWorker.register("/pretended.js"),
    /^refused: connect-src https:\/\/outside.invalid/,
  ],
  [
    "is elsewhere",
    () => void open("https://outside.invalid/"),
    /^foreign request: https:\/\/outside.invalid/,
  ],
  [
    "comes through a WebSocket",
    () => void new WebSocket(`ws://${location.host}/outside.invalid`),
    /^WebSocket: ws:.*outside.invalid$/,
  ],
];

for (const [device, journey, tried] of [
  ["", test, ways],
  [", on a device with a camera", withCamera, ways.slice(0, 1)],
] as const) {
  journey.describe(`what no journey passes with${device}`, () => {
    journey.use({ keepsApp: true, tolerated: new RegExp(`outside\\.invalid|${reported.source}`) });

    for (const [what, act, complaint] of tried) {
      journey(`what ${what}`, async ({ page, context, complaints }) => {
        if (!complaint.test("foreign request: https://outside.invalid/"))
          onlyInChromium("it shows what a report of the policy says, and every WebSocket");
        await context.route("**/pretended.js", (route) =>
          route.fulfill({
            contentType: "text/javascript",
            headers: reportingHeaders,
            body: 'fetch("https://outside.invalid/").catch(() => {});',
          }),
        );
        await page.goto("/contatti");
        await page.evaluate(act);
        await expect
          .poll(() => complaints)
          .toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
      });
    }
  });
}
