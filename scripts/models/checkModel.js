import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { installDebian } from "../machine/debian.js";
import { run } from "../machine/run.js";

/**
 * A plain printer with plain settings, as most workshops have them: the slicer's own are others in
 * every version. In millimetres, millimetres a second and per cent; density is PLA's. The page says
 * them beside the times.
 */
export const printer = {
  "layer-height": 0.2,
  "first-layer-height": 0.2,
  "nozzle-diameter": 0.4,
  "filament-diameter": 1.75,
  "filament-density": 1.24,
  perimeters: 3,
  "top-solid-layers": 5,
  "bottom-solid-layers": 4,
  "fill-density": "15%",
  "fill-pattern": "grid",
  "perimeter-speed": 45,
  "external-perimeter-speed": 25,
  "small-perimeter-speed": 25,
  "infill-speed": 80,
  "solid-infill-speed": 80,
  "top-solid-infill-speed": 40,
  "gap-fill-speed": 40,
  "first-layer-speed": 20,
};

/** In degrees from lying: a Braille dot on an upright label is steeper, and hangs by less than a line. */
const STEEPEST_HANGING = 30;

/** The programs that look at models; where they are missing, they are installed if they can be. */
export function getPrograms() {
  const isThere = () =>
    ["admesh", "prusa-slicer"].every((name) => run(name, ["--help"], { quiet: true }));
  if (isThere() || (installDebian("admesh", "prusa-slicer") && isThere())) return;
  throw new Error(
    "admesh and prusa-slicer are needed to check models: install both, then try again.",
  );
}

/**
 * Has real tools look at a model: whether each part is one whole body, and what printing it takes.
 * @param {Uint8Array} threeMf
 * @param {Uint8Array} stl a zip of STL files
 */
export function checkModel(threeMf, stl) {
  const folder = mkdtempSync(join(tmpdir(), "varco-models-"));
  try {
    const whole = join(folder, "model.3mf");
    writeFileSync(whole, threeMf);
    const parts = Object.entries(unzipSync(stl)).map(([name, bytes]) => {
      const file = join(folder, name);
      writeFileSync(file, bytes);
      return { name, file, isLabel: name.startsWith("label-") };
    });
    const faults = [
      ...faultsOfBodies(whole).map((fault) => `3mf: ${fault}`),
      ...parts.flatMap(({ name, file }) => faultsOfMesh(file).map((fault) => `${name}: ${fault}`)),
    ];
    const sliced = parts.map(({ name, file, isLabel }) =>
      Object.assign(slicePart(file, isLabel), { name }),
    );
    faults.push(
      ...sliced.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`)),
    );
    const print = (/** @type {string} */ name) => {
      const { minutes = 0, grams = 0 } = sliced.find((part) => part.name === name) ?? {};
      return { minutes, grams };
    };
    const label = sliced.find(({ name }) => name.startsWith("label-"))?.name;
    return { faults, relief: print("relief.stl"), ...(label && { label: print(label) }) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the slicer says of each body in a 3MF. @param {string} file */
export function faultsOfBodies(file) {
  const said = runProgram("prusa-slicer", ["--info", file]);
  const bodies = said.match(/^number_of_parts.*$/gm) ?? [];
  return [
    bodies.length === 0 && "the slicer finds nothing in it",
    bodies.some((line) => !/= +1$/.test(line)) && "a body is in several pieces",
    /^manifold = no/m.test(said) && "a body is not watertight",
  ].filter((fault) => typeof fault === "string");
}

/** What admesh finds wrong with a mesh. @param {string} file */
export function faultsOfMesh(file) {
  const said = runProgram("admesh", [file]);
  const count = (/** @type {string} */ what) =>
    Number(new RegExp(`^${what} *: *(\\d+)`, "m").exec(said)?.[1] ?? NaN);
  const broken = [
    "Total disconnected facets",
    "Degenerate facets",
    "Edges fixed",
    "Facets reversed",
    "Backwards edges",
  ];
  return [
    ...broken.filter((what) => count(what) !== 0).map((what) => `admesh: ${what}: ${count(what)}`),
    ...(count("Number of parts") === 1 ? [] : [`admesh: ${count("Number of parts")} parts`]),
  ];
}

/**
 * Slices a part as it is printed.
 * @param {string} file
 * @param {boolean} isLabel which stands on its edge, with a brim
 */
export function slicePart(file, isLabel) {
  const folder = mkdtempSync(join(tmpdir(), "varco-sliced-"));
  const code = join(folder, "sliced.gcode");
  const supports = [
    ["support-material"],
    ["support-material-auto"],
    ...(isLabel
      ? [
          ["support-material-threshold", `${STEEPEST_HANGING}`],
          ["brim-width", "5"],
        ]
      : []),
  ];
  // The slicer is asked for supports where they are needed: none may be.
  const settings = Object.entries(printer).map(([name, value]) => [name, `${value}`]);
  const options = [...settings, ...supports].flatMap(([name = "", value = []]) =>
    [`--${name}`].concat(value),
  );
  const said = runProgram("prusa-slicer", [...options, "--export-gcode", "-o", code, file]);
  const text = readFileSync(code, "utf8");
  rmSync(folder, { recursive: true });
  const warnings = said.split("\n").filter((line) => /warn|error|fail|repair/i.test(line));
  const [, days = "0", hours = "0", minutes = "0"] =
    /^; estimated printing time \(normal mode\) = (?:(\d+)d )?(?:(\d+)h )?(?:(\d+)m )?/m.exec(
      text,
    ) ?? [];
  const grams = Number(/^; filament used \[g\] = ([\d.]+)/m.exec(text)?.[1]);
  return {
    minutes: (Number(days) * 24 + Number(hours)) * 60 + Number(minutes),
    grams,
    faults: [
      ...warnings.map((line) => `the slicer warns: ${line}`),
      ...(/^;TYPE:Support/m.test(text) ? ["it cannot be printed without supports"] : []),
      ...(grams > 0 ? [] : ["the slicer makes nothing of it"]),
    ],
  };
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function runProgram(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program} failed: ${stderr || stdout}`);
  return `${stdout}\n${stderr}`;
}
