import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { jsonSchemas } from "./jsonSchemas.ts";

it("editors get what the schema says", () => {
  const folder = "museums/schema";
  const files = readdirSync(folder).map((name) => [
    name,
    JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as unknown,
  ]);
  const message = "Run node scripts/museums/writeSchemas.js";
  expect(Object.fromEntries(files), message).toEqual(jsonSchemas);
});

it("editors refuse a key that is not known, and explain each that is", () => {
  const groups = Object.values(jsonSchemas).flatMap((schema) => groupsIn(schema));
  const unexplained = groups.flatMap(({ properties = {} }) =>
    Object.entries(properties).filter(([, each]) => !each.description),
  );
  expect(groups.length).toBeGreaterThan(10);
  expect(groups.filter((group) => group.additionalProperties !== false)).toEqual([]);
  expect(unexplained).toEqual([]);
});

type Group = {
  properties?: Record<string, { description?: string }>;
  additionalProperties?: unknown;
};

/** Every part of a schema that is about the keys of an object. */
function groupsIn(schema: unknown): Group[] {
  if (typeof schema !== "object" || schema === null) return [];
  const inside = Object.values(schema).flatMap((each) => groupsIn(each));
  return "properties" in schema ? [schema as Group, ...inside] : inside;
}
