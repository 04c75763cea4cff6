import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { inProject } from "../project.js";

/** What leads a newcomer: a place that it names and that is gone sends everybody astray. */
const pages = ["README.md", "docs/architecture.md", ...readmes()];

it.each(pages)("%s links to what is there", (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to]) => to!);
  const gone = links.filter((to) => !/^\w+:/.test(to) && !existsSync(besides(page, to)));
  expect(gone).toEqual([]);
});

it.each(pages)("%s names files that are there", (page) => {
  const named = [...textOf(page).matchAll(/`((?:src|scripts|e2e|docs|museums)\/[^`\s]+)`/g)];
  const paths = named.flatMap(([, path]) => expanded(path!)).filter((path) => !/[<*:]/.test(path));
  expect(paths.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

it.each(pages)("%s names what stands in its files", (page) => {
  const places = [
    ...textOf(page).matchAll(
      /(?:\]\(([^)#\s]+)\)|`((?:src|scripts|e2e)\/[\w./-]+\.\w+)`)((?:,? `[\w.$]+`)+)/g,
    ),
  ];
  const missing = places.flatMap(([, link, path, names]) => {
    const file = link === undefined ? inProject(path!) : besides(page, link);
    if (!existsSync(file) || statSync(file).isDirectory() || file.endsWith(".md")) return [];
    const code = readFileSync(file, "utf8");
    return [...names!.matchAll(/`([\w.$]+)`/g)]
      .filter(([, name]) => !/\.(?:[jt]sx?|css|json)$/.test(name!))
      .filter(([, name]) => !name!.split(".").every((part) => code.includes(part)))
      .map(([, name]) => `${link ?? path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it("the architecture is read in ten minutes", () => {
  expect(Buffer.byteLength(textOf("docs/architecture.md"))).toBeLessThanOrEqual(12 * 1024);
});

function readmes() {
  return execFileSync("git", ["ls-files", "src", "scripts", "e2e"], {
    cwd: inProject("."),
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file.endsWith("README.md"));
}

function textOf(page: string) {
  return readFileSync(inProject(page), "utf8");
}

function besides(page: string, link: string) {
  return join(dirname(inProject(page)), link);
}

/** `a/{b,c}.ts` as the two paths that it stands for. */
function expanded(path: string): string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]+)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => expanded(`${before}${choice}${after}`));
}
