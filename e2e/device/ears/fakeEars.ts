import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../../../scripts/project.js";
import { splitModel } from "../../../scripts/ears/models/parts.js";
import { texts } from "./fakeRuntime.js";

/** In bytes: what a model weighs, and a part of it: enough for a download to be stopped amid. */
const MODEL = 600_000;
const PART = 100_000;

const runtime = { script: "runtime.js", module: "runtime-module.js", program: "runtime.wasm" };

/** Puts `ears/` into a copied project as `npm run ears` writes it (scripts/ears/makeEars.js). */
export function addFakeEars(copy: string) {
  const folder = join(copy, "ears");
  mkdirSync(folder);
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, name), content);
  const writeParts = (kind: string) =>
    splitModel(modelOf(kind, MODEL), PART).map((part, at) => {
      const name = `base-${kind}-${at + 1}.bin`;
      write(name, part);
      return name;
    });
  write(runtime.script, readFileSync(inProject("e2e/device/ears/fakeRuntime.js")));
  write(runtime.module, "export const isThere = true;\n");
  // The shortest program there is: its name and its version.
  write(runtime.program, Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  write("gate.bin", modelOf("gate", 1_000));
  write("tokens.json", JSON.stringify(texts()));
  write("LICENCES.txt", "Made for a test.\n");
  const base = { encoder: writeParts("encoder"), decoder: writeParts("decoder") };
  write(
    "ears.json",
    JSON.stringify({ runtime, gate: "gate.bin", tokens: "tokens.json", sizes: { base } }),
  );
}

/** A model that says its name and what it weighs; the rest cannot be compressed, as in a real one. */
function modelOf(kind: string, bytes: number) {
  let seed = 1;
  const model = Uint8Array.from({ length: bytes }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >>> 24;
  });
  model.set(new TextEncoder().encode(`fake ${kind} ${bytes}\n`));
  return model;
}
