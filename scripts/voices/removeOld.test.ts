import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { readManifest, writeManifest, type Entry } from "./files.js";
import { removeOld } from "./removeOld.js";

it("a recording goes with its script, and no other", () => {
  vi.spyOn(console, "log").mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), "varco-old-"));
  const recordings = join(folder, "recordings/en");
  mkdirSync(recordings, { recursive: true });
  for (const file of ["apollo.mp3", "apollo.vtt", "gone.mp3", "gone.vtt"])
    writeFileSync(join(recordings, file), "");
  const entry = { recipe: "", sha256: "" } as Entry;
  writeManifest(folder, { en: { apollo: entry, gone: entry } });

  removeOld([{ folder, language: "en", name: "apollo", script: [["He sits."]] }]);

  expect(Object.keys(readManifest(folder).en!)).toEqual(["apollo"]);
  const left = ["apollo.mp3", "apollo.vtt", "gone.mp3", "gone.vtt"].filter((file) =>
    existsSync(join(recordings, file)),
  );
  expect(left).toEqual(["apollo.mp3", "apollo.vtt"]);
  rmSync(folder, { recursive: true });
});
