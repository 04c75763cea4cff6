import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebian } from "./debian.js";
import { tool } from "./run.js";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Parts of Chromium that start one more process for every page, and that none of ours needs. */
const unused = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Chromium obeys only its last `--disable-features`, so ours repeats what Playwright turns off. */
const offAnyway = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** For every Chromium that we start: no traffic of its own, the same drawing on every machine. */
export const browserFlags = [
  `--disable-features=${[...offAnyway, ...unused].join(",")}`,
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Where a Chromium is: `CHROME_PATH`, one that is installed, or one installed now.
 * @returns {Promise<string>}
 */
export async function browser() {
  const named = process.env["CHROME_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  const { chromium } = await import("@playwright/test");
  const find = () => installed(names) ?? existing(chromium.executablePath());
  const found = find();
  if (found) return found;
  for (const attempt of [() => installDebian("chromium"), installWithPlaywright]) {
    const now = attempt() && find();
    if (now) return now;
  }
  return fail();
}

/**
 * Where Chromium's headless shell is, which takes two thirds of the processor; where there is none
 * and it cannot be installed, the whole browser does.
 * @param {string} whole
 */
export function headlessShell(whole) {
  const find = () => installed(["chromium-headless-shell"]);
  return (
    process.env["HEADLESS_SHELL_PATH"] ??
    find() ??
    (installDebian("chromium-headless-shell") ? find() : undefined) ??
    whole
  );
}

/** @param {string[]} called */
function installed(called) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [
    ...called.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(called === names ? usualPlaces : []),
  ].find((file) => existsSync(file));
}

/** @param {string} file */
function existing(file) {
  return existsSync(file) ? file : undefined;
}

function installWithPlaywright() {
  console.log("Downloading Playwright's Chromium…");
  return tool(["playwright", "install", "chromium"]);
}

/** @returns {never} */
function fail() {
  throw new Error(
    "The browser journeys need Chromium, and it could not be installed. Install Chromium or Chrome, or set CHROME_PATH to where it is, and run npm test again.",
  );
}
