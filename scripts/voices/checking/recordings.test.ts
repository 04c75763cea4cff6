import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { scriptsToRecord } from "../../../src/content/speaking/scriptsToRecord.ts";
import type { Script } from "../../../src/catalogue/catalogue.ts";
import { readMuseum } from "../../../src/content/reading/readMuseum.ts";
import { languages, type Language } from "../../../src/i18n/languages.ts";
import { scripts as courseScripts } from "../../../src/site/training/words/spoken.ts";
import { filesInFolder, folderOf } from "../../museums/folders.js";
import { misheardLimits } from "./checkRecordings.js";
import { courseFolder } from "../clips.js";
import { recordingPaths, readManifest, sha256, type Entry } from "../files.js";
import { isExtended } from "../../checks/isExtended.js";
import { inspect, inspectFiles } from "./inspect.js";
import { measureMp3 } from "./measureMp3.js";
import { folder as tonesFolder, readTones, toneRecipe, tones } from "../speaking/tones.js";

/** Every recording is decoded in `npm run test:all`; here it is the file that was made and heard. */
const faultsIn = isExtended ? inspect : inspectFiles;

const MEGABYTES_PER_LANGUAGE = 10;

const address = "galleria-borghese";
const borghese = folderOf(address);
const museum = (await readMuseum(filesInFolder(borghese, address))).museum!;

describe.each(languages)("the Galleria Borghese in %s", (language) => {
  const scripts = Object.entries(scriptsToRecord(museum, language));

  it.each(scripts)("%s is recorded as it is written", async (name, script) => {
    const entry = readManifest(borghese)[language]?.[name];
    expect(await faultsIn(borghese, language, name, script, entry)).toEqual([]);
  });

  it("has a recording for each script and no other", () => {
    expect(Object.keys(readManifest(borghese)[language] ?? {}).toSorted()).toEqual(
      scripts.map(([name]) => name).toSorted(),
    );
  });

  it(`takes ${MEGABYTES_PER_LANGUAGE} MB at most`, () => {
    const entries = Object.values(readManifest(borghese)[language] ?? {});
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    expect(bytes).toBeLessThan(MEGABYTES_PER_LANGUAGE * 1_000_000);
  });
});

describe("the course", () => {
  it.each(Object.entries(courseScripts))(
    "%s is recorded as it is written",
    async (name, script) => {
      const entry = readManifest(courseFolder).it?.[name];
      expect(await faultsIn(courseFolder, "it", name, script, entry)).toEqual([]);
    },
  );

  it("has a recording for each script and no other", () => {
    expect(Object.keys(readManifest(courseFolder).it ?? {}).toSorted()).toEqual(
      Object.keys(courseScripts).toSorted(),
    );
  });
});

describe.each([
  ["the Galleria Borghese", borghese],
  ["the course", courseFolder],
])("of the recordings of %s", (_, folder) => {
  const made = Object.entries(readManifest(folder)).flatMap(([language, entries]) =>
    Object.entries(entries)
      .filter(([name]) => !existsSync(`${recordingPaths(folder, language, name).narrated}.mp3`))
      .map(([name, entry]) => ({ language: language as Language, name, entry })),
  );

  it("each was heard by Whisper since it was made: npm run voices -- --check", () => {
    const unheard = made.filter(({ entry }) => entry.check?.sha256 !== entry.sha256);
    expect(unheard.map(({ language, name }) => `${language}/${name}`)).toEqual([]);
  });

  it("none is misheard more often than its language allows", () => {
    const misheard = made.filter(
      ({ language, entry: { check } }) =>
        check && (check.errors / check.words) * 100 > misheardLimits[language],
    );
    expect(misheard.map(({ language, name }) => `${language}/${name}`)).toEqual([]);
  });
});

describe("a recording is found out that", async () => {
  const name = "tour-cannot-go-back";
  const script = scriptsToRecord(museum, "en")[name]!;
  const entry = readManifest(borghese).en![name]!;
  const workplaces: string[] = [];
  afterAll(() => workplaces.forEach((folder) => rmSync(folder, { recursive: true })));

  it.each<[fault: string, break_: (recording: Recording) => Partial<Changed>]>([
    ["was made from another text or voice", () => ({ script: [["Other words."]] })],
    ["was never made", () => ({ entry: undefined })],
    ["is missing", ({ mp3 }) => (rmSync(mp3), {})],
    ["is cut short", ({ mp3, bytes }) => (writeFileSync(mp3, bytes.subarray(0, -1000)), {})],
    [
      "is not the file that was made",
      ({ mp3, bytes }) => (writeFileSync(mp3, bytes.with(999, 1)), {}),
    ],
    ["cannot be played", ({ accept }) => accept(new Uint8Array(20_000))],
    ["is silent", ({ accept }) => accept(tone(0))],
    ["is too loud", ({ accept }) => accept(tone(1))],
    ["is not as long as was written down", () => ({ entry: { ...entry, seconds: 1 } })],
    ["ends elsewhere than its timing", ({ retime }) => retime((time) => time * 0.8)],
    ["has a sound between two sentences", ({ retime }) => retime((time) => time * 0.8)],
    ["out of order or ends after the sound", ({ retime }) => retime((time) => time * 2)],
    ["has a timing of 0 sentences", ({ vtt }) => (rmSync(vtt), {})],
    [
      "has a timing for another text",
      ({ rewrite }) => rewrite((timing) => timing.replace("first", "last")),
    ],
  ])("%s", async (fault, break_) => {
    const recording = copied();
    const changed: Changed = { script, entry, ...break_(recording) };
    const faults = await inspect(recording.folder, "en", name, changed.script, changed.entry);
    expect(faults.join("; ")).toContain(fault);
  });

  describe("a person read, and", () => {
    const sentences = script.flat().length;

    it.each<[what: string, timing: string | undefined, sound: Uint8Array, fault: RegExp]>([
      ["needs no timing", undefined, voice(), /^$/],
      ["has its own timing", timingOf(sentences), voice(), /^$/],
      ["has a timing for another text", timingOf(7), voice(), /7 sentences for a text of/],
      ["is silent", undefined, tone(0), /silent/],
      ["is too loud", undefined, tone(1), /too loud/],
      ["is no sound at all", undefined, new Uint8Array(20_000), /cannot be played/],
    ])("%s", async (_, timing, sound, fault) => {
      const { folder, narrated } = copied();
      mkdirSync(dirname(narrated), { recursive: true });
      writeFileSync(`${narrated}.mp3`, sound);
      if (timing) writeFileSync(`${narrated}.vtt`, timing);
      const faults = (await inspect(folder, "en", name, script, entry)).join("; ");
      expect(faults).toMatch(fault);
    });
  });

  type Changed = { script: Script; entry: Entry | undefined };
  type Recording = ReturnType<typeof copied>;

  /** A copy of the recording in a folder of its own, where a test may spoil it. */
  function copied() {
    const folder = mkdtempSync(join(tmpdir(), "varco-recordings-"));
    workplaces.push(folder);
    const { made, narrated } = recordingPaths(folder, "en", name);
    const original = recordingPaths(borghese, "en", name).made;
    for (const kind of ["mp3", "vtt"]) cpSync(`${original}.${kind}`, `${made}.${kind}`);
    const [mp3, vtt] = [`${made}.mp3`, `${made}.vtt`];
    const bytes = new Uint8Array(readFileSync(mp3));
    const rewrite = (change: (timing: string) => string) => {
      writeFileSync(vtt, change(readFileSync(vtt, "utf8")));
      return {};
    };
    return {
      folder,
      narrated,
      mp3,
      vtt,
      bytes,
      rewrite,
      /** Puts another file in its place, as if we had made it and written it into the manifest. */
      accept(other: Uint8Array) {
        writeFileSync(mp3, other);
        return { entry: { ...entry, bytes: other.length, sha256: sha256(other) } };
      },
      retime: (change: (seconds: number) => number) =>
        rewrite((timing) =>
          timing.replaceAll(
            /00:00:(\d\d\.\d{3})/g,
            (_, seconds) => `00:00:${change(Number(seconds)).toFixed(3).padStart(6, "0")}`,
          ),
        ),
    };
  }

  function voice() {
    return fixture("voice.mp3");
  }

  function tone(level: 0 | 1) {
    return fixture(level === 0 ? "silence.mp3" : "loud.mp3");
  }

  function fixture(file: string) {
    return new Uint8Array(readFileSync(join(import.meta.dirname, "../fixtures", file)));
  }

  function timingOf(count: number) {
    const cues = Array.from(
      { length: count },
      (_, at) => `00:0${at}.000 --> 00:0${at}.500\nA sentence.`,
    );
    return ["WEBVTT", ...cues, ""].join("\n\n");
  }
});

describe.each(Object.keys(tones))("the tone %s", (name) => {
  const file = join(tonesFolder, `${name}.mp3`);

  it("is the one that its notes make", () => {
    expect(readTones()[name]?.recipe).toBe(toneRecipe(name));
    expect(existsSync(file) && sha256(readFileSync(file))).toBe(readTones()[name]?.sha256);
  });

  it("is short and gentle", async () => {
    const { seconds, peak, isDamaged } = await measureMp3(readFileSync(file));
    expect(isDamaged).toBe(false);
    expect(seconds).toBeLessThanOrEqual(0.4);
    expect(peak).toBeGreaterThan(-20);
    expect(peak).toBeLessThan(-6);
  });
});
