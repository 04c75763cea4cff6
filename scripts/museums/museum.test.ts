import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { copyProject } from "../checks/copyProject.js";

const copy = realpathSync(mkdtempSync(join(tmpdir(), "varco-commands-")));
copyProject(copy);
afterAll(() => rmSync(copy, { recursive: true }));

// Each runs several commands, and one begins to build: a busy machine takes minutes.
vi.setConfig({ testTimeout: 300_000 });

const answers = "Museo della Carta\nit, de\nPressa a mano\n\n";

it("a new museum asks four questions, and is told what it lacks", () => {
  const made = museum(["new", "museo-della-carta"], answers);
  expect(made).toMatchObject({ status: 0 });
  expect(made.said).toContain("museums/museo-della-carta is there");
  const facts = JSON.parse(readFileSync(inCopy("museums/museo-della-carta/museum.json"), "utf8"));
  expect(facts).toMatchObject({
    name: "Museo della Carta",
    languages: ["it", "de"],
    works: [{ slug: "pressa-a-mano", id: 1, title: "Pressa a mano" }],
  });
  const checked = museum(["check", "museo-della-carta"]);
  expect(checked).toMatchObject({ status: 0 });
  expect(checked.said).toContain("a tour. Visitors get: the list of works.");
  expect(checked.said).toContain("de: a title (1: pressa-a-mano).");
  expect(checked.said).toMatch(/Works: 1\. Languages: 2\. Faults: 0\. .* Checked in [\d.]+ s\./);
});

it.each<[address: string, typed: string, told: string]>([
  ["galleria-borghese", answers, "There is a museum “galleria-borghese” already."],
  ["../museo", answers, "“../museo” cannot be an address"],
  ["Museo", answers, "“Museo” cannot be an address"],
  ["museo-senza-nome", "\nit\nPressa\n\n", "name"],
  ["museo-latino", "Musaeum\nla\nPrelum\n\n", "A language is one of en (English)"],
])("no museum %s is made of %j", (address, typed, told) => {
  const before = readdirSync(inCopy("museums"));
  const made = museum(["new", address], typed);
  expect(made).toMatchObject({ status: 1, said: expect.stringContaining(told) });
  expect(readdirSync(inCopy("museums"))).toEqual(before);
});

it("a museum goes into one file and comes out of it as it was", () => {
  const said = "museums/museo-della-carta/narrated/it/pressa-a-mano";
  cpSync(inCopy("scripts/voices/fixtures/voice.mp3"), inCopy(`${said}.mp3`));
  const reader = `{ "reader": "Maria Rossi", "date": "2026-11-17", "permission": "2026-11-17" }\n`;
  writeFileSync(inCopy(`${said}.json`), reader);
  const take = "museums/museo-della-carta/booth/0123456789abcdef.wav";
  mkdirSync(dirname(inCopy(take)));
  writeFileSync(inCopy(take), "RIFF    WAVE");
  expect(museum(["check", "museo-della-carta"]).said).toContain("Faults: 0.");
  const packed = museum(["pack", "museo-della-carta"]);
  expect(packed).toMatchObject({ status: 0, said: expect.stringContaining("5 files") });
  const zip = "museo-della-carta.varco.zip";
  const words = readFileSync(inCopy("museums/museo-della-carta/it/pressa-a-mano.json"), "utf8");
  expect(museum(["add", zip]).said).toContain("There is a museum “museo-della-carta” already.");
  rmSync(inCopy("museums/museo-della-carta"), { recursive: true });
  expect(museum(["add", zip])).toMatchObject({ status: 0 });
  const again = readFileSync(inCopy("museums/museo-della-carta/it/pressa-a-mano.json"), "utf8");
  expect(again).toBe(words);
  expect(readFileSync(inCopy(`${said}.json`), "utf8")).toBe(reader);
  expect(readFileSync(inCopy(take), "utf8")).toBe("RIFF    WAVE");
  expect(museum(["add", zip, "--replace"])).toMatchObject({ status: 0 });
});

it("of a zip that is tampered with nothing is written", () => {
  const zip = inCopy("museo-della-carta.varco.zip");
  const bytes = readFileSync(zip);
  const hostile = Buffer.from(
    bytes.toString("latin1").replaceAll("it/pressa", "../pressa"),
    "latin1",
  );
  writeFileSync(inCopy("hostile.zip"), hostile);
  rmSync(inCopy("museums/museo-della-carta"), { recursive: true });
  const added = museum(["add", "hostile.zip"]);
  expect(added).toMatchObject({ status: 1 });
  expect(added.said).toContain("hostile.zip is not added, nothing has been changed:");
  expect(added.said).toContain("../pressa-a-mano.json");
  expect(existsSync(inCopy("museums/museo-della-carta"))).toBe(false);
});

it.each<[words: string[], told: string]>([
  [[], "npm run museum -- new <address>"],
  [["pack"], "npm run museum -- new <address>"],
  [["paint", "museo"], "npm run museum -- new <address>"],
  [["check", "museo"], "There is no museum “museo”. There are: galleria-borghese"],
  [["pack", "../museums"], "There is no museum “../museums”."],
  [["add", "nowhere.zip"], "There is no file nowhere.zip."],
  [["add", "museums"], "museums is a folder"],
  [["new", "contatti"], "the site itself uses the address “contatti”"],
  [["new", "it"], "the site itself uses the address “it”"],
])("%j is answered with a way on", (words, told) => {
  expect(museum(words)).toMatchObject({ status: 1, said: expect.stringContaining(told) });
});

it("no voice is packed without its reader’s permission", () => {
  museum(["new", "museo-senza-permesso"], answers);
  const said = "museums/museo-senza-permesso/narrated/it/pressa-a-mano";
  cpSync(inCopy("scripts/voices/fixtures/voice.mp3"), inCopy(`${said}.mp3`));
  writeFileSync(inCopy(`${said}.json`), '{ "reader": "Maria Rossi", "date": "2026-11-17" }');
  const packed = museum(["pack", "museo-senza-permesso"]);
  rmSync(inCopy("museums/museo-senza-permesso"), { recursive: true });
  expect(packed).toMatchObject({ status: 1, said: expect.stringContaining("“permission”") });
});

it("a museum with a fault is neither packed nor built, and the fault is told", () => {
  museum(["new", "museo-della-carta"], answers);
  writeFileSync(
    inCopy("museums/museo-della-carta/it/pressa-a-mano.json"),
    '{ "title": "Presse", }',
  );
  const told = "it/pressa-a-mano.json";
  expect(museum(["pack", "museo-della-carta"])).toMatchObject({
    status: 1,
    said: expect.stringContaining(told),
  });
  const built = run("scripts/building/buildSite.js");
  expect(built.status).not.toBe(0);
  expect(built.said).toContain("museums/museo-della-carta cannot be built:");
  expect(built.said).toContain(told);
});

function inCopy(path: string) {
  return join(copy, path);
}

function museum(words: string[], typed = "") {
  return run("scripts/commands/museum.js", words, typed);
}

function run(script: string, words: string[] = [], typed = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: copy,
    encoding: "utf8",
    input: typed,
    env: { ...process.env, INIT_CWD: copy },
  });
  return { status, said: stdout + stderr };
}
