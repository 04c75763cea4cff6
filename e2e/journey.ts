import { expect, type BrowserContext, type Request } from "@playwright/test";
import { noteAnnouncements } from "./pages/announcements.ts";
import { test as onDevice } from "./device/device.ts";
import { inFirefox } from "./device/browser.ts";
import { patchFirefox } from "./device/patchFirefox.ts";
import { policyReports } from "./server/policyReports.ts";

type Watch = {
  /** What the console may say in this test; anything else at error or warning level fails it. */
  tolerated: RegExp;
  /** What has gone wrong so far. */
  complaints: string[];
};

/**
 * Chromium complains of this wherever the machine stands still for seconds, so it is ignored;
 * `language.spec.ts` tries that nothing is fetched twice.
 */
const ofSlowness = /was preloaded using link preload but not used within a few seconds/;

/**
 * Every journey fails on a complaint in the console, something that the policy refuses, a request
 * to another origin or a WebSocket.
 */
export const test = onDevice.extend<Watch>({
  browser: [
    async ({ browser }, use) => {
      if (inFirefox) patchFirefox(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context: shared, javaScriptEnabled, keepsApp, playwright }, use) => {
    // A Firefox that has led dozens of journeys starts no service worker any more.
    const own = inFirefox && keepsApp ? await playwright.firefox.launch() : undefined;
    if (own) patchFirefox(own);
    const context = (await own?.newContext()) ?? shared;
    if (inFirefox && !javaScriptEnabled) await runNoScript(context);
    await use(context);
    await own?.close();
  },
  tolerated: [/^$/, { option: true }],
  complaints: [
    async ({ context, baseURL, tolerated }, use) => {
      const complaints: string[] = [];
      await noteAnnouncements(context);
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          complaints.push(message.text());
      });
      context.on("weberror", (error) => {
        // Firefox runs init scripts in `about:blank` too, where storage throws.
        const isOfNoPage = inFirefox && error.page()?.url() === "about:blank";
        if (!isOfNoPage) complaints.push(String(error.error()));
      });
      context.on("request", (request) => {
        const url = request.url();
        if (url === baseURL + policyReports) complaints.push(`refused: ${refusedIn(request)}`);
        else if (!url.startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(url))
          complaints.push(`foreign request: ${url}`);
      });
      context.on("page", (page) => {
        page.on("websocket", (socket) => complaints.push(`WebSocket: ${socket.url()}`));
      });
      await use(complaints);
      expect(complaints.filter((text) => !tolerated.test(text) && !ofSlowness.test(text))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** Firefox's driver cannot forbid scripts, so the policy of every page does, as in a sandbox. */
function runNoScript(context: BrowserContext) {
  return context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const { "content-security-policy": policy = "", ...others } = response.headers();
    const sandbox = "sandbox allow-same-origin allow-forms allow-popups allow-downloads";
    await route.fulfill({
      response,
      headers: { ...others, "content-security-policy": [policy, sandbox].join("; ") },
    });
  });
}

/** Which directive of the policy refused, and what it refused. */
function refusedIn(report: Request) {
  const { "csp-report": refused } = report.postDataJSON() ?? {};
  return `${refused?.["effective-directive"]} ${refused?.["blocked-uri"]}`;
}

/** The browser says this of a page that answers 404, even where that is the right answer. */
export const answers404 = /status of 404/;

/** Firefox words its complaints in its own way, so there `besides` is tolerated too. */
export function orInFirefox(always: RegExp, besides: RegExp) {
  return inFirefox ? new RegExp(`${always.source}|${besides.source}`) : always;
}

export { expect };
