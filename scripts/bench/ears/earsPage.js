import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serve } from "../../hosting/serve.js";
import { browser, browserFlags } from "../../machine/browser.js";
import { site } from "../../project.js";

/**
 * @typedef {import("../../../src/platform/ears/earsMessages.ts").FromEars} FromEars
 * @typedef {import("../../../src/catalogue/earsFiles.ts").EarsSize} EarsSize
 * @typedef {Omit<import("../../../src/platform/ears/earsMessages.ts").ToEars & { do: "listen" }, "do" | "rate" | "session"> & { names: readonly string[] }} How
 * @typedef {"as spoken" | "as it keeps up" | "at once"} Pace
 * @typedef {{ at: number, news: FromEars | import("../../../src/platform/ears/earsMessages.ts").SessionNews }} Noted `at`: in seconds, from the first sound on
 * @typedef {Awaited<ReturnType<typeof earsPage>>} EarsPage
 */

/**
 * A page of the built site, with the worker that recognises speech.
 * @param {EarsSize} size
 * @param {1 | 2} [threads] as many as the worker takes by itself, if it is not said
 */
export async function earsPage(size, threads) {
  const assets = readdirSync(`${site}/assets`, { recursive: true, encoding: "utf8" });
  const script = assets.find((name) => /^earsWorker-.*\.js$/.test(name));
  const [files, list] = ["ears", "files"].map((kind) => {
    const named = new RegExp(`^[\\w-]+/ears-${size}/${kind}-[\\w-]{8}\\.json$`);
    const name = assets.find((each) => named.test(each.replaceAll("\\", "/")));
    return name && `/assets/${name.replaceAll("\\", "/")}`;
  });
  if (!script || !files || !list)
    throw new Error(`The site has no ${size} ears: npm run ears -- --help`);
  /** @type {[file: string, bytes: number][]} */
  const needed = JSON.parse(readFileSync(site + list, "utf8"));
  const { port, close } = await serve({ port: 0 });
  const chrome = await chromium.launch({ executablePath: await browser(), args: browserFlags });
  // A service worker would answer before a changed script could.
  const context = await chrome.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  if (threads)
    // On a device with one core or two the worker takes all of them.
    await context.route(`**/${script}`, async (route) => {
      const response = await route.fetch();
      const cores = `Object.defineProperty(navigator, "hardwareConcurrency", { value: ${threads} });`;
      await route.fulfill({ response, body: cores + (await response.text()) });
    });
  await page.goto(`http://localhost:${port}/privacy`);
  const before = await memory();
  const address = { script: `/assets/${script}`, files };
  const opened = await page.evaluate(openInPage, address);

  /** In MB: what the page's process takes, and the most it took; nothing where nobody tells. */
  async function memory() {
    const session = await chrome.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const every = processInfo
      .filter(({ type }) => type === "renderer")
      .map(({ id }) => `/proc/${id}/status`)
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8"));
    const largest = (/** @type {RegExp} */ line) =>
      Math.max(0, ...every.map((text) => Number(line.exec(text)?.[1] ?? 0) / 1000));
    return { now: largest(/VmRSS:\s+(\d+)/), most: largest(/VmHWM:\s+(\d+)/) };
  }

  return {
    ...opened,
    before,
    memory,
    bytes: needed.reduce((sum, [, bytes]) => sum + bytes, 0),
    /**
     * What the worker tells of a sound.
     * @param {Float32Array} samples
     * @param {How} how
     * @param {Pace} pace
     */
    hear: (samples, how, pace) => {
      const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
      return page.evaluate(hearInPage, { sound: sound.toString("base64"), how, pace });
    },
    async close() {
      await chrome.close();
      close();
    },
  };
}

/**
 * Runs in the page.
 * @param {{ script: string, files: string }} address
 */
async function openInPage({ script, files }) {
  /**
   * @param {Worker} worker
   * @param {import("../../../src/platform/ears/earsMessages.ts").ToEars} message
   * @returns {Promise<FromEars>} the first that it tells
   */
  const answerOf = (worker, message) =>
    new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
      worker.addEventListener("error", (event) => reject(new Error(`Worker: ${event.message}`)));
      worker.postMessage(message, []);
    });
  const trying = new Worker(script, { type: "module" });
  const tried = await answerOf(trying, { do: "try", files, scope: { base: "", scope: "" } });
  trying.terminate();
  if (tried.type !== "tried") throw new Error(`The worker tells ${JSON.stringify(tried)}`);
  const worker = new Worker(script, { type: "module" });
  Object.assign(window, { worker });
  const began = performance.now();
  const opened = await answerOf(worker, { do: "open", files, scope: { base: "", scope: "" } });
  if (opened.type !== "opened") throw new Error(`The worker tells ${JSON.stringify(opened)}`);
  const seconds = (performance.now() - began) / 1000;
  return { seconds, threads: tried.speed.threads, isIsolated: crossOriginIsolated };
}

/**
 * Runs in the page: has the worker hear a sound to its end.
 * @param {{ sound: string, how: How, pace: Pace }} what
 */
async function hearInPage({ sound, how, pace }) {
  const RATE = 16_000;
  /** In samples: a microphone gives so many at a time. */
  const GIVEN = 1024;
  /** In samples: after so many the worker tells that it listens. */
  const ALIVE = 64 * 512;
  const { worker } = /** @type {{ worker: Worker }} */ (/** @type {unknown} */ (window));
  const { names, ...language } = how;
  const isCommand = how.phrases.length > 0;
  const spoken = new Float32Array(
    Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0)).buffer,
  );
  // A command is over once nobody has spoken for a while, and after a whole piece it is known
  // whether anybody has spoken.
  const length = isCommand ? Math.ceil((spoken.length + RATE) / ALIVE) * ALIVE : spoken.length;
  const samples = new Float32Array(length);
  samples.set(spoken);
  const began = performance.now();
  const now = () => (performance.now() - began) / 1000;
  let session = Date.now();
  /** How many pieces this session was given, and what it has told of them. */
  let given = 0;
  let alive = 0;
  const types = /** @type {Set<FromEars["type"]>} */ (new Set());
  const listen = () => {
    types.clear();
    given = alive = 0;
    worker.postMessage({ do: "listen", session: ++session, rate: RATE, ...language }, []);
    worker.postMessage({ do: "expect", session, names }, []);
  };
  const hear = (/** @type {number} */ from, /** @type {number} */ to) => {
    given += (to - from) / ALIVE;
    worker.postMessage({ do: "hear", session, samples: samples.slice(from, to) }, []);
  };
  /** @type {Noted[]} */
  const noted = [];
  let told = () => {};
  let failed = () => {};
  /** @param {() => boolean} is */
  const until = (is) =>
    new Promise((resolve, reject) => {
      failed = () => reject(new Error("The worker failed"));
      told = () => is() && resolve(undefined);
      told();
    });
  const stop = new AbortController();
  worker.addEventListener(
    "message",
    (/** @type {MessageEvent<FromEars>} */ { data: news }) => {
      if (news.type === "cannotOpen") return failed();
      if (!("session" in news) || news.session !== session) return;
      noted.push({ at: now(), news });
      types.add(news.type);
      if (news.type === "alive") alive++;
      told();
    },
    { signal: stop.signal },
  );
  // It tells that it listens when it begins, too; after a phrase it listens no more.
  const isPhrase = () => types.has("phraseHeard");
  const isJudged = () => isPhrase() || alive > Math.floor(given);
  listen();
  if (pace === "at once") hear(0, length);
  if (pace === "as spoken")
    for (let at = 0; at < length; at += GIVEN) {
      const wait = (at + GIVEN) / RATE - now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      hear(at, Math.min(length, at + GIVEN));
    }
  if (pace === "as it keeps up")
    for (let at = 0; at < length; at += ALIVE) {
      if (isPhrase()) listen();
      hear(at, Math.min(length, at + ALIVE));
      await until(isJudged);
    }
  if (isCommand) {
    await until(isJudged);
    await until(() => isPhrase() || !types.has("speechHeard"));
  } else {
    const ended = until(() => types.has("ended"));
    worker.postMessage({ do: "finish", session }, []);
    await ended;
  }
  worker.postMessage({ do: "stop", session }, []);
  stop.abort();
  return { noted, seconds: now() };
}
