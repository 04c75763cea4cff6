import { describe, expect, it } from "vitest";
import { describeFault, type Fault } from "../../../src/content/reading/fault.ts";
import { leaveOutFaulty } from "./leaveOutFaulty.js";

const fault: Fault = {
  file: "museum.json",
  place: "line 3",
  wrong: "“nmae” is not known here",
  right: "Did you mean “name”?",
};
const told = "- museum.json, line 3: “nmae” is not known here. Did you mean “name”?";

describe("a museum that has faults", () => {
  it("is left out and told, and the others are published", () => {
    const { published, told: said } = leaveOut({ alfa: "fine", beta: [fault], gamma: "fine" });
    expect(published).toEqual({ alfa: fine("alfa"), gamma: fine("gamma") });
    expect(said.split("\n")).toEqual([
      "!! LEFT OUT: 1 of 3 museums. What is built has no page of it:",
      "!! if its guide is live today, publishing this build takes it away.",
      "museums/beta:",
      told,
    ]);
  });

  it("is told with all others that have, each under its address", () => {
    const { published, told: said } = leaveOut({ alfa: [fault], beta: "fine", gamma: [fault] });
    expect(Object.keys(published)).toEqual(["beta"]);
    expect(said.split("\n")).toEqual([
      "!! LEFT OUT: 2 of 3 museums. What is built has no page of them:",
      "!! if their guides are live today, publishing this build takes them away.",
      "museums/alfa:",
      told,
      "museums/gamma:",
      told,
    ]);
  });

  it("that are many, is told with the first of them and where the rest is", () => {
    const many = Array.from({ length: 14 }, () => fault);
    const lines = leaveOut({ alfa: many, beta: [fault] }).told.split("\n");
    expect(lines.slice(3)).toEqual([
      ...Array.from({ length: 10 }, () => told),
      "- and 4 more. All of them: npm run museum -- check alfa",
      "museums/beta:",
      told,
    ]);
  });

  it("is left out too where it is the only one", () => {
    const { published, told: said } = leaveOut({ alfa: [fault] });
    expect(published).toEqual({});
    expect(said).toContain("LEFT OUT: 1 of 1 museum.");
  });

  it("is left out also where its faults are not known", () => {
    const { published, told: said } = leaveOut({ alfa: [], beta: "fine" });
    expect(Object.keys(published)).toEqual(["beta"]);
    expect(said).toContain("museums/alfa:");
  });
});

it.each([[{}], [{ alfa: "fine" as const, beta: "fine" as const }]])(
  "nothing is told of %j",
  (results) => {
    const { published, told: said } = leaveOut(results);
    expect(Object.keys(published)).toEqual(Object.keys(results));
    expect(said).toBe("");
  },
);

function leaveOut(results: Readonly<Record<string, "fine" | readonly Fault[]>>) {
  const given = Object.entries(results).map(
    ([address, faults]) =>
      [address, faults === "fine" ? fine(address) : { phase: "faulty" as const, faults }] as const,
  );
  return leaveOutFaulty(Object.fromEntries(given), describeFault);
}

function fine(address: string) {
  return { phase: "published" as const, publication: { museum: { slug: address } } };
}
