import { readFileSync } from "node:fs";
import { inProject } from "../../scripts/project.js";
import { test as journey } from "../journey.ts";

/** The oldest Safari that the app is built for. */
const SAFARI = 16.4;

/** A name, and where its owner may be found: `"checkVisibility"`, `["Element"]`. */
type Lacked = { owners: string[]; name: string };

type Statement = {
  version_added?: string | false | null;
  version_removed?: string | false;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown;
};
type Support = { support: { safari_ios?: Statement | Statement[] } };
type Feature = { [name: string]: Feature };

/** The key under which MDN's data say who has a feature; all other keys are its parts. */
const SUPPORT = "__compat";

/**
 * A journey on a phone with the oldest Safari: what it lacked, by MDN's data, is taken away from
 * Chromium before any script of the page runs, and nothing is put in its place. Workers are out of
 * reach and keep what Chromium has, so this phone does without a service worker.
 */
export const test = journey.extend<{ lacked: Lacked[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
  lacked: async ({}, use) =>
    use([...lackedBySafari(), { owners: ["Navigator"], name: "serviceWorker" }]),
  equip: async ({ lacked }, use) =>
    use(async (context) => void (await context.addInitScript(forget, lacked))),
});

/** The names that were taken from a page. */
export type Forgotten = { forgotten: string[] };

function lackedBySafari(): Lacked[] {
  const file = inProject("node_modules/@mdn/browser-compat-data/data.json");
  const { api, javascript } = JSON.parse(readFileSync(file, "utf8"));
  return [...lackedIn(api, [""]), ...lackedIn(javascript.builtins, [""])];
}

/** What Safari lacks under these owners. Parts come before their owner: it is still there then. */
function* lackedIn(features: Feature, owners: string[]): Generator<Lacked> {
  for (const [key, feature] of Object.entries(features)) {
    if (key === SUPPORT) continue;
    const about = feature[SUPPORT] as Support | undefined;
    const statements = [about?.support.safari_ios ?? []].flat();
    const prefixes = statements.flatMap(({ prefix }) => prefix ?? []);
    const name = key.replace(/_static$/, "").replace(/^(\w+)_event$/, "on$1");
    const names = [name, ...prefixes.map((prefix) => prefix + name)];
    yield* lackedIn(
      feature,
      owners.flatMap((owner) => names.map((each) => (owner ? `${owner}.${each}` : each))),
    );
    if (statements.length > 0 && !statements.some(isThere)) yield { owners, name };
  }
}

function isThere({ version_added: added, version_removed: removed, ...how }: Statement) {
  const isUnderAnotherName = how.prefix ?? how.alternative_name ?? how.flags;
  if (!added || isUnderAnotherName) return false;
  const isRemoved = removed && versionOf(removed) <= SAFARI;
  return versionOf(added) <= SAFARI && !isRemoved;
}

/** No released Safari has what is “preview”; by “≤” MDN does not know the first one that did. */
function versionOf(text: string) {
  return text === "preview" ? Infinity : parseFloat(text.replace("≤", ""));
}

/** Takes away what Safari lacks. Runs in the page. */
function forget(lacked: Lacked[]) {
  const forgotten: string[] = [];
  for (const { owners, name } of lacked) {
    for (const path of owners) {
      let owner: Record<string, unknown> | undefined = window as never;
      for (const part of path.split(".").filter(Boolean)) owner = owner?.[part] as never;
      // Most properties of `Window` are on `window` itself, not on its prototype.
      for (const each of [owner, owner?.["prototype"], path === "Window" && window]) {
        if (!each || !Object.hasOwn(each, name)) continue;
        if (Reflect.deleteProperty(each, name)) forgotten.push(`${path}.${name}`);
      }
    }
  }
  Object.assign(window, { forgotten });
}
