import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { site } from "../scripts/project.js";

type Release = { folder: string; remove: () => void };

const isPart = /^assets\/.*-([\w-]{8})\.(?:js|css)$/;
const isData = /^assets\/[^/]+-([\w-]{8})\/.*\.json$/;

/**
 * The next version of the built site: as after a change, every part of the app and all data of the
 * museum have new names, the old files are gone, and the first heading tells the versions apart.
 */
export function nextRelease(): Release {
  const folder = mkdtempSync(join(tmpdir(), "varco-release-"));
  cpSync(site, folder, { recursive: true });
  // The compressed copies would have to be changed too, so they are removed.
  for (const file of filesIn(folder)) if (/\.(br|gz)$/.test(file)) rmSync(join(folder, file));
  const hashes = new Set(
    filesIn(folder).flatMap((file) => (isPart.exec(file) ?? isData.exec(file))?.[1] ?? []),
  );
  // To look for the hashes one by one would take some hundred passes through every file.
  const named = new RegExp(`-(${[...hashes].join("|")})(?![\\w-])`, "g");
  const renamed = (text: string) =>
    text.replaceAll(named, (_, hash: string) => `-${otherThan(hash)}`);
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    if (!/\.(html|js|css|json)$/.test(file)) continue;
    const text = renamed(readFileSync(path, "utf8"));
    writeFileSync(path, text.replaceAll("Choose your language", "Pick your language"));
    if (renamed(file) === file) continue;
    mkdirSync(dirname(join(folder, renamed(file))), { recursive: true });
    renameSync(path, join(folder, renamed(file)));
  }
  for (const file of filesIn(folder).filter((each) => /^worker-.*\.js$/.test(each)))
    sealAnew(folder, file);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Writes the new hashes into the service worker, which has one of each file that it keeps. */
function sealAnew(folder: string, worker: string) {
  const path = join(folder, worker);
  const entry = /\{url:`([^`]+)`,revision:(null|`[^`]+`)(,integrity:`[^`]+`)?\}/g;
  let count = 0;
  const code = readFileSync(path, "utf8").replaceAll(entry, (_, url: string, revision: string) => {
    count++;
    const isPage = !/\.\w+$/.test(url);
    const file = isPage ? `${url}.html` : url;
    const hash = createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("base64");
    const known = revision === "null" ? "null" : `\`${hash}\``;
    const seal = revision === "null" ? `,integrity:\`sha256-${hash}\`` : "";
    return `{url:\`${url}\`,revision:${known}${seal}}`;
  });
  if (count < 10) throw new Error("The list of files was not found in the service worker");
  writeFileSync(path, code);
}

function otherThan(hash: string) {
  const turned = [...hash].toReversed().join("");
  return turned === hash ? `z${hash.slice(1)}` : turned;
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}
