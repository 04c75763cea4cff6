import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inProject } from "../project.js";

const forbidden: [file: string, code: string, message: string][] = [
  ["src/lib/a.ts", 'import "../i18n/languages.ts";', "src/lib imports only from lib"],
  ["src/i18n/a.ts", 'import "../catalogue/catalogue.ts";', "src/i18n imports only from lib, i18n"],
  ["src/content/a.ts", 'import "../platform/camera.ts";', "src/content imports only from"],
  ["src/catalogue/a.ts", 'import "../content/schema.ts";', "src/catalogue imports only from"],
  ["src/platform/a.ts", 'import "../ui/Button.tsx";', "src/platform imports only from"],
  [
    "src/platform/f.ts",
    'import "../content/schema.ts";',
    "imports only from lib, i18n, tactile, catalogue, platform",
  ],
  ["src/platform/j.ts", 'import "../captions/pages.ts";', "src/platform imports only from"],
  ["src/captions/a.ts", 'import "../ui/Button.tsx";', "src/captions imports only from"],
  ["src/captions/b.ts", 'import "../visitor/visit.ts";', "src/captions imports only from"],
  ["src/captions/retry.ts", 'import "../platform/network.ts";', "A behaviour is pure"],
  ["src/captions/otherBehaviour.ts", 'import "../platform/network.ts";', "A behaviour is pure"],
  ["src/visitor/tour/e.ts", 'import "../../content/schema.ts";', "src/visitor imports only from"],
  ["src/app/b.ts", 'import "../content/schema.ts";', "src/app imports only from"],
  ["src/site/training/a.tsx", 'import "../../content/schema.ts";', "src/site imports only from"],
  [
    "src/site/training/exercises/b.ts",
    'import "../../../studio/draft.ts";',
    "src/site imports only from",
  ],
  ["src/ui/a.tsx", 'import "../player/AudioPlayer.tsx";', "src/ui imports only from"],
  ["src/player/a.tsx", 'import "../visitor/visit.ts";', "src/player imports only from"],
  ["src/player/b.tsx", 'import "../onDevice/useEars.ts";', "src/player imports only from"],
  ["src/onDevice/a.tsx", 'import "../visitor/visit.ts";', "src/onDevice imports only from"],
  ["src/site/a.tsx", 'import "../visitor/visit.ts";', "src/site imports only from"],
  ["src/visitor/a.tsx", 'import "../site/SiteShell.tsx";', "src/visitor imports only from"],
  ["src/studio/a.tsx", 'import "../site/SiteShell.tsx";', "src/studio imports only from"],
  ["src/studio/b.tsx", 'import "../visitor/visit.ts";', "src/studio imports only from"],
  ["src/studio/works/a.tsx", 'import "../../app/routes.tsx";', "src/studio imports only from"],
  [
    "src/studio/draft/a.ts",
    'import "../labels/labelSizes.ts";',
    "src/studio/draft imports from no other room",
  ],
  [
    "src/studio/draft/b.ts",
    'import "../sizeInItalian.ts";',
    "src/studio/draft imports from no other room",
  ],
  ["src/studio/draft/c.ts", 'import "../../app/routes.tsx";', "src/studio imports only from"],
  ["src/checkup/a.ts", 'import "../studio/draft.ts";', "src/checkup imports only from"],
  ["src/checkup/b.tsx", 'import "../site/SiteShell.tsx";', "src/checkup imports only from"],
  ["src/checkup/c.tsx", 'import "../visitor/visit.ts";', "src/checkup imports only from"],
  ["src/checkup/d.ts", "navigator.vibrate(1);", "The device is named only in src/platform"],
  ["src/site/d.tsx", 'import "../checkup/CheckupPage.tsx";', "src/site imports only from"],
  ["src/visitor/d.tsx", 'import "../checkup/CheckupPage.tsx";', "src/visitor imports only from"],
  ["src/studio/f.tsx", 'import "../checkup/CheckupPage.tsx";', "src/studio imports only from"],
  ["src/app/d.ts", 'import "../checkup/CheckupPage.tsx";', "src/app imports only from"],
  ["src/visitor/c.tsx", 'import "../studio/draft.ts";', "src/visitor imports only from"],
  ["src/site/b.tsx", 'import "../studio/draft.ts";', "src/site imports only from"],
  ["src/content/c.ts", 'import "../studio/draft.ts";', "src/content imports only from"],
  ["src/app/c.ts", 'import "../studio/draft.ts";', "src/app imports only from"],
  ["src/app/prerender.tsx", 'import "../content/schema.ts";', "src/app imports only from"],
  ["src/app/publishing/b.ts", 'import "../../studio/draft.ts";', "src/app imports only from"],
  ["src/app/publishing/c.ts", 'import "../../site/sitePages.tsx";', "src/app imports only from"],
  ["src/app/routes.tsx", 'import "../site/sitePages.tsx";', "src/app imports only from"],
  ["src/app/main.tsx", 'import "../site/enhanceSite.ts";', "src/app imports only from"],
  ["src/studio/draftBehaviour.ts", 'import "react";', "A behaviour is pure"],
  [
    "src/visitor/shell/b.tsx",
    'import "../tour/TourScreen.tsx";',
    "imported by the route table only",
  ],
  ["src/visitor/tour/a.tsx", 'import "../../app/routes.tsx";', "src/visitor imports only from"],
  [
    "src/visitor/tour/g.test.tsx",
    'import "../../app/routes.tsx";',
    "src/visitor imports only from",
  ],
  [
    "src/visitor/tour/h.tsx",
    'import "../../app/fixtures/openPage.ts";',
    "src/visitor imports only from",
  ],
  ["src/visitor/tour/b.tsx", 'import "../captions/glossary.ts";', "the route table only"],
  ["src/visitor/newRoom/a.tsx", 'import "../tour/TourScreen.tsx";', "the route table only"],
  ["src/visitor/captions/a.tsx", 'import "../newRoom/a.tsx";', "the route table only"],
  ["src/visitor/tour/behaviour/tourBehaviour.ts", 'import "react";', "A behaviour is pure"],
  [
    "src/visitor/tour/otherBehaviour.ts",
    'import { voice } from "../../platform/voice.ts"; voice.pause();',
    "A behaviour is pure",
  ],
  ["src/visitor/tour/tourState.ts", 'import "../../ui/Icon.tsx";', "A behaviour is pure"],
  ["src/visitor/tour/jsxBehaviour.ts", 'import "react/jsx-runtime";', "A behaviour is pure"],
  ["src/visitor/tour/domBehaviour.ts", 'import "react-router/dom";', "A behaviour is pure"],
  ["src/visitor/tour/uiBehaviour.ts", 'import "../../ui/Icon.tsx";', "A behaviour is pure"],
  ["src/player/playerBehaviour.ts", 'import "../platform/audio.ts";', "A behaviour is pure"],
  ["src/ui/d.ts", "window.localStorage.clear();", "The device is named only in src/platform"],
  ["src/ui/e.ts", "globalThis.navigator.vibrate(1);", "The device is named only in src/platform"],
  ["src/ui/b.ts", "localStorage.clear();", "The device is named only in src/platform"],
  ["src/visitor/tour/c.ts", "navigator.vibrate(1);", "The device is named only in src/platform"],
  ["src/platform/c.ts", "localStorage.clear();", "What is stored has one owner"],
  ["src/platform/d.ts", "window.sessionStorage.clear();", "What is stored has one owner"],
  ["src/platform/e.ts", 'await caches.open("read");', "What is stored has one owner"],
  ["src/platform/g.ts", 'indexedDB.open("drafts");', "What is stored has one owner"],
  ["src/platform/h.ts", "await navigator.storage.getDirectory();", "What is stored has one owner"],
  ["src/platform/i.ts", "const { storage } = navigator; storage.getDirectory();", "one owner"],
  [
    "src/platform/drafts/draftsDatabase.ts",
    "localStorage.clear();",
    "What is stored has one owner",
  ],
  ["src/studio/c.ts", 'export const made = new Worker("a.js");', "The device is named only in"],
  [
    "src/studio/desk/desk.ts",
    'export const b = new Worker("a.js");',
    "The device is named only in",
  ],
  [
    "src/platform/l.ts",
    'export const made = new Worker("a.js");',
    "would not come without a network",
  ],
  ["src/studio/d.ts", 'indexedDB.open("drafts");', "The device is named only in"],
  ["src/ui/c.ts", "export default 1;", "export"],
  [
    "src/lib/typeOne.ts",
    'import type { Two } from "./typeTwo.ts"; export type One = Two[];',
    "cycle",
  ],
  [
    "src/lib/typeTwo.ts",
    'import type { One } from "./typeOne.ts"; export type Two = One | 1;',
    "cycle",
  ],
  ["src/lib/one.ts", 'import { two } from "./two.ts"; export const one = () => two;', "cycle"],
];

const allowed: [file: string, code: string][] = [
  ["src/lib/two.ts", 'import { one } from "./one.ts"; export const two = () => one;'],
  [
    "src/visitor/tour/d.ts",
    'import "./tourBehaviour.ts"; import "../visit.ts"; import "../../ui/Icon.tsx";',
  ],
  [
    "src/visitor/tour/typesBehaviour.ts",
    'import type { VoiceProblem } from "../../platform/voice.ts"; export type Problem = VoiceProblem;',
  ],
  ["src/platform/b.ts", 'import "../i18n/languages.ts"; navigator.vibrate(1);'],
  ["src/i18n/b.ts", 'import "./captions/en.ts";'],
  ["src/captions/c.ts", 'import "../platform/network.ts"; import "../i18n/captions/en.ts";'],
  ["src/site/c.tsx", 'import "../captions/captionsBehaviour.ts";'],
  ["src/visitor/captions/b.tsx", 'import "../../captions/captionsBehaviour.ts";'],
  ["src/platform/storage/visits.ts", 'localStorage.clear(); await caches.delete("read");'],
  ["src/platform/workers/startWorker.ts", 'export const made = new Worker("a.js");'],
  ["src/platform/drafts/privateFolder.ts", "await navigator.storage.getDirectory();"],
  [
    "src/app/publishing/a.ts",
    'import "../../content/schema.ts"; import "../../checkup/CheckupPage.tsx";',
  ],
  [
    "src/app/publishing/publisher.ts",
    'import "../../content/schema.ts"; import "../../studio/draft.ts";',
  ],
  ["src/visitor/tour/e.test.ts", 'import "../../content/schema.ts";'],
  ["src/visitor/tour/f.test.tsx", 'import "../../app/fixtures/openPage.ts";'],
  ["src/app/fixtures/a.ts", 'import "../../content/schema.ts"; localStorage.clear();'],
  ["src/site/training/exercises/a.ts", 'import "../../../content/schema.ts";'],
  ["src/content/b.ts", 'import "../catalogue/catalogue.ts";'],
  ["src/app/a.ts", 'import "../visitor/visit.ts";'],
  ["src/app/siteScripts/siteScript.ts", 'import "../../site/enhanceSite.ts";'],
  [
    "src/studio/e.ts",
    'import "../content/schema.ts"; import "../player/speed.ts"; import "../platform/storage/visits.ts";',
  ],
  [
    "src/checkup/e.ts",
    'import "../content/schema.ts"; import "../platform/storage/visits.ts"; import "../ui/Icon.tsx";',
  ],
  [
    "src/studio/draft/d.ts",
    'import "./journal.ts"; import "../../content/schema.ts"; import "../../i18n/tour/en.ts"; import "../../platform/storage/visits.ts";',
  ],
  ["src/studio/draft/e.test.ts", 'import "../sound/wav.ts";'],
  ["src/app/studioMain.tsx", 'import "../studio/draft.ts"; import "../ui/Icon.tsx";'],
  ["src/app/previewMain.tsx", 'import "../studio/draft.ts"; import "../content/schema.ts";'],
  ["src/app/previewDraft.ts", 'import "../studio/draft.ts"; import "../visitor/visit.ts";'],
];

let folder: string;
let complaints: { filename: string; message: string; help?: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "layers-"));
  cpSync(inProject("oxlint.config.js"), join(folder, "oxlint.config.js"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [file, code] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const oxlint = inProject("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, "-c", "oxlint.config.js", "--format=json", "src"],
    { cwd: folder, encoding: "utf8" },
  );
  complaints = JSON.parse(stdout).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the linter", () => {
  it.each(forbidden)("refuses in %s: %s", (file, _code, message) => {
    expect(about(file).join("\n")).toContain(message);
  });

  it.each(allowed.slice(1))("takes in %s: %s", (file) => {
    expect(about(file)).toEqual([]);
  });
});

function about(file: string) {
  return complaints
    .filter(({ filename }) => filename.replaceAll("\\", "/") === file)
    .map(({ message, help }) => `${message} ${help ?? ""}`);
}
