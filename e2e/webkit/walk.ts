import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { securityHeaders } from "../../src/content/hosting/securityHeaders.js";
import { serve } from "../../scripts/hosting/serve.js";
import { captionsMessagesIn } from "../../src/i18n/messagesIn.ts";
import { noStore, startProxy, type NetworkProxy } from "../server/networkProxy.ts";
import { startDriver, type Browser, type Driver } from "./driver.ts";
import { viewOf } from "./view.ts";

const usual: Browser = { languages: ["en"], scripts: true, storage: true, folders: false };

/** This engine does not recognise speech, which the captions say in the console too. */
export const hearsNothing = new RegExp(
  (await Promise.all(Object.values(captionsMessagesIn).map((load) => load())))
    .map(({ unsupported }) => unsupported)
    .join("|"),
);

/** The decoder of the scanner complains, too, where the page is left before it has arrived. */
export const walksOn = new RegExp(
  `${hearsNothing.source}|wasm|falling back|Aborted\\(NetworkError`,
);

let driver: Driver;
let close: () => void;

/** The network between the visitor and the site. */
export let network: NetworkProxy;

beforeAll(async () => {
  const server = await serve({ port: 0, headers: { ...securityHeaders, ...noStore } });
  network = await startProxy(server.port);
  close = server.close;
  driver = await startDriver();
});

afterAll(async () => {
  await driver?.stop();
  network?.close();
  close?.();
});

/** WebKit takes a preloaded file from its cache, and then complains that it was not used. */
const cached = /preloaded using link preload but not used/;

/** Opens a browser for one test, which fails on any complaint of a page that is not tolerated. */
export async function openBrowser({
  tolerated = /^$/,
  ...browser
}: Partial<Browser> & { tolerated?: RegExp } = {}) {
  driver.complaints.length = 0;
  const { command, close: closeBrowser } = await driver.start({ ...usual, ...browser });
  onTestFinished(async () => {
    await closeBrowser();
    expect(driver.complaints.filter((text) => !tolerated.test(text) && !cached.test(text))).toEqual(
      [],
    );
  });
  return viewOf(command, network.address);
}
