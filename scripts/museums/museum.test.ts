import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, it, vi } from "vitest";
import * as content from "../../src/content/forScripts.ts";
import { madeUpKit } from "../../src/app/fixtures/madeUpKit.ts";
import { publishGuide } from "../../src/app/publishing/publishGuide.ts";
import { publishMuseums } from "../building/publishing/publishMuseums.js";
import { filesOfMuseum, folderOf } from "./folders.js";
import { museumCommand } from "./museumCommand.js";

/** A folder of museums: the Galleria Borghese has its place there, and nothing in it is read. */
const { folder } = await vi.hoisted(async () => {
  const [fs, os, path] = await Promise.all(
    (["node:fs", "node:os", "node:path"] as const).map((name) => import(name)),
  );
  return { folder: fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "varco-commands-"))) };
});
mkdirSync(inProject("museums/galleria-borghese"), { recursive: true });
writeFileSync(inProject("museums/galleria-borghese/museum.json"), "{}");
vi.stubEnv("INIT_CWD", folder);
afterAll(() => rmSync(folder, { recursive: true }));

vi.mock("../project.js", async (load) => {
  const { inProject: real, ...rest } = await load<typeof import("../project.js")>();
  const ofMuseums = (path: string) => path.startsWith("museums") && `${folder}/${path}`;
  return { ...rest, inProject: (path: string) => ofMuseums(path) || real(path) };
});
// To start the bundler for each command would take longer than all of them.
vi.mock("./loadContent.js", () => ({
  withContent: (act: (loaded: typeof content) => Promise<unknown>) => act(content),
}));

/** What the disk refuses: to write files, or to put a museum into its place. */
const refused = vi.hoisted(() => ({ what: "nothing" as "nothing" | "files" | "place" }));
vi.mock("node:fs", async (load) => {
  const real = await load<typeof import("node:fs")>();
  const refuse = () => {
    throw new Error("ENOSPC: no space left on device");
  };
  return {
    ...real,
    writeFileSync: (...given: Parameters<typeof real.writeFileSync>) =>
      refused.what === "files" ? refuse() : real.writeFileSync(...given),
    cpSync: (...given: Parameters<typeof real.cpSync>) =>
      refused.what === "place" ? refuse() : real.cpSync(...given),
    renameSync: (from: string, to: string) =>
      refused.what === "place" && from.endsWith("new") ? refuse() : real.renameSync(from, to),
  };
});

// What these tests make must not lie in the project.
if (!folderOf("museo").startsWith(folder))
  throw new Error("The folder of museums is the project's");

const answers = "Museo della Carta\nit, de\nPressa a mano\n\n";

it("a new museum asks four questions, and is told what it lacks", async () => {
  const made = await museum(["new", "museo-della-carta"], answers);
  expect(made).toMatchObject({ status: 0 });
  expect(made.said).toContain("museums/museo-della-carta is there");
  const facts = JSON.parse(
    readFileSync(inProject("museums/museo-della-carta/museum.json"), "utf8"),
  );
  expect(facts).toMatchObject({
    name: "Museo della Carta",
    languages: ["it", "de"],
    works: [{ slug: "pressa-a-mano", id: 1, title: "Pressa a mano" }],
  });
  const checked = await museum(["check", "museo-della-carta"]);
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
])("no museum %s is made of %j", async (address, typed, told) => {
  const before = readdirSync(inProject("museums"));
  const made = await museum(["new", address], typed);
  expect(made).toMatchObject({ status: 1, said: expect.stringContaining(told) });
  expect(readdirSync(inProject("museums"))).toEqual(before);
});

it("a museum goes into one file and comes out of it as it was", async () => {
  const said = "museums/museo-della-carta/narrated/it/pressa-a-mano";
  cpSync(voice, inProject(`${said}.mp3`));
  const reader = `{ "reader": "Maria Rossi", "date": "2026-11-17", "permission": "2026-11-17" }\n`;
  writeFileSync(inProject(`${said}.json`), reader);
  const take = "museums/museo-della-carta/booth/0123456789abcdef.wav";
  mkdirSync(dirname(inProject(take)));
  writeFileSync(inProject(take), "RIFF    WAVE");
  expect((await museum(["check", "museo-della-carta"])).said).toContain("Faults: 0.");
  const packed = await museum(["pack", "museo-della-carta"]);
  expect(packed).toMatchObject({ status: 0, said: expect.stringContaining("5 files") });
  const zip = "museo-della-carta.varco.zip";
  const words = readFileSync(inProject("museums/museo-della-carta/it/pressa-a-mano.json"), "utf8");
  expect((await museum(["add", zip])).said).toContain(
    "There is a museum “museo-della-carta” already.",
  );
  rmSync(inProject("museums/museo-della-carta"), { recursive: true });
  expect(await museum(["add", zip])).toMatchObject({ status: 0 });
  const again = readFileSync(inProject("museums/museo-della-carta/it/pressa-a-mano.json"), "utf8");
  expect(again).toBe(words);
  expect(readFileSync(inProject(`${said}.json`), "utf8")).toBe(reader);
  expect(readFileSync(inProject(take), "utf8")).toBe("RIFF    WAVE");
  expect(await museum(["add", zip, "--replace"])).toMatchObject({ status: 0 });
});

it.each(["files", "place"] as const)(
  "a museum stays as it was where the disk refuses the %s of the one that replaces it",
  async (what) => {
    const page = inProject("museums/museo-della-carta/it/pressa-a-mano.json");
    const words = readFileSync(page, "utf8");
    writeFileSync(page, words.replace("Pressa a mano", "Pressa nuova"));
    const before = readdirSync(inProject("museums"));
    refused.what = what;
    const added = await museum(["add", "museo-della-carta.varco.zip", "--replace"]);
    refused.what = "nothing";
    expect(added).toMatchObject({ status: 1, said: expect.stringContaining("ENOSPC") });
    expect(readFileSync(page, "utf8")).toContain("Pressa nuova");
    expect(readdirSync(inProject("museums"))).toEqual(before);
    writeFileSync(page, words);
  },
);

it("of a zip that is tampered with nothing is written", async () => {
  const zip = inProject("museo-della-carta.varco.zip");
  const bytes = readFileSync(zip);
  const hostile = Buffer.from(
    bytes.toString("latin1").replaceAll("it/pressa", "../pressa"),
    "latin1",
  );
  writeFileSync(inProject("hostile.zip"), hostile);
  rmSync(inProject("museums/museo-della-carta"), { recursive: true });
  const added = await museum(["add", "hostile.zip"]);
  expect(added).toMatchObject({ status: 1 });
  expect(added.said).toContain("hostile.zip is not added, nothing has been changed:");
  expect(added.said).toContain("../pressa-a-mano.json");
  expect(existsSync(inProject("museums/museo-della-carta"))).toBe(false);
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
])("%j is answered with a way on", async (words, told) => {
  expect(await museum(words)).toMatchObject({ status: 1, said: expect.stringContaining(told) });
});

it("no voice is packed without its reader’s permission", async () => {
  await museum(["new", "museo-senza-permesso"], answers);
  const said = "museums/museo-senza-permesso/narrated/it/pressa-a-mano";
  cpSync(voice, inProject(`${said}.mp3`));
  writeFileSync(inProject(`${said}.json`), '{ "reader": "Maria Rossi", "date": "2026-11-17" }');
  const packed = await museum(["pack", "museo-senza-permesso"]);
  rmSync(inProject("museums/museo-senza-permesso"), { recursive: true });
  expect(packed).toMatchObject({ status: 1, said: expect.stringContaining("“permission”") });
});

it("a museum with a fault is neither packed nor built, and the fault is told", async () => {
  await museum(["new", "museo-della-carta"], answers);
  writeFileSync(
    inProject("museums/museo-della-carta/it/pressa-a-mano.json"),
    '{ "title": "Presse", }',
  );
  const told = "it/pressa-a-mano.json";
  expect(await museum(["pack", "museo-della-carta"])).toMatchObject({
    status: 1,
    said: expect.stringContaining(told),
  });
  const said = listenToConsole();
  const built = await publishMuseums(
    { publishGuide, describeFault: content.describeFault },
    madeUpKit,
    [filesOfMuseum("museo-della-carta")],
    "https://varco.example",
  );
  expect(built).toMatchObject({ summaries: [], pages: [] });
  expect(said()).toContain("museums/museo-della-carta:");
  expect(said()).toContain(told);
});

const voice = join(import.meta.dirname, "../voices/fixtures/voice.mp3");

function inProject(path: string) {
  return join(folder, path);
}

/** Has the command do what is typed, with these answers to its questions. */
async function museum(words: string[], typed = "") {
  vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([typed]) as never);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const said = listenToConsole();
  const status = (await museumCommand(words)) ? 0 : 1;
  vi.restoreAllMocks();
  return { status, said: said() };
}

function listenToConsole() {
  const lines: string[] = [];
  for (const level of ["log", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  return () => lines.join("\n");
}
