import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { localizeMuseum } from "../../../src/content/publishing/localizeMuseum.ts";
import { serialiseCatalogue } from "../../../src/content/publishing/serialiseCatalogue.ts";
import { readMuseum } from "../../../src/content/reading/readMuseum.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { filesInFolder, folderOf } from "../../museums/folders.js";
import { inProject } from "../../project.js";
import { media } from "./media.js";

const folder = mkdtempSync(join(tmpdir(), "varco-narrated-"));
afterAll(() => rmSync(folder, { recursive: true }));

cpSync(folderOf("galleria-borghese"), folder, { recursive: true });
mkdirSync(join(folder, "narrated/en"), { recursive: true });
cpSync(inProject("scripts/voices/fixtures/voice.mp3"), join(folder, "narrated/en/apollo.mp3"));
const reader = { reader: "Maria Rossi", date: "2026-11-17", permission: "2026-11-17" };
writeFileSync(join(folder, "narrated/en/apollo.json"), JSON.stringify(reader));
mkdirSync(join(folder, "booth"));
writeFileSync(join(folder, "booth/0123456789abcdef.wav"), "RIFF    WAVE");
writeFileSync(join(folder, "studio.json"), "{}");

it.each<[language: Language, narrated: string[]]>([
  ["en", ["apollo"]],
  ["it", []],
])("in %s a person is heard in %j, and a computer in every other work", async (code, narrated) => {
  const { works, tour } = (await sentIn(code)).collection;
  const recordings = [tour!, ...works.map(({ words }) => words)].flatMap((each) =>
    Object.entries(each.recordings),
  );
  expect(recordings).toHaveLength(23);
  const byPeople = recordings.filter(([, { voice }]) => voice === "human");
  expect(byPeople.map(([name]) => name)).toEqual(narrated);
});

it("what a person read is as long as it sounds, and says who reads", async () => {
  const { works } = (await sentIn("en")).collection;
  expect(works[0]!.words.recordings["apollo"]).toEqual({
    voice: "human",
    by: "Read by Maria Rossi in November 2026.",
    seconds: 5,
    src: expect.stringMatching(/^\/assets\/apollo-[\w-]{8}\.mp3$/),
  });
});

it("visitors get neither takes nor who allowed what", async () => {
  const { emitted, texts } = await sentIn("en");
  expect(emitted.filter((file) => /\.(?:wav|json)$/.test(file))).toEqual([]);
  expect(emitted.filter((file) => file.endsWith(".mp3"))).toHaveLength(23);
  expect(texts).toContain("Maria Rossi");
  expect(texts).not.toMatch(/permission|2026-11-17|booth/);
});

/** What visitors of the museum are sent in one language. */
async function sentIn(language: Language) {
  const { museum, faults } = await readMuseum(filesInFolder(folder, "museo"));
  expect(faults).toEqual([]);
  const emitted: string[] = [];
  const address = relative(inProject("museums"), folder);
  const files = media(address, (file) => emitted.push(file));
  const collection = await localizeMuseum(museum!, language, files);
  const { texts } = serialiseCatalogue(collection, files.sizeOf);
  return { collection, emitted, texts: [...texts.values()].join("\n") };
}
