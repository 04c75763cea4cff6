import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
import { galleria } from "./fixtures/galleria.ts";
import { routesOf, type Handle } from "./routes.tsx";

const screens = routesOf(galleria)
  .flatMap(withChildren)
  .filter(({ lazy }) => lazy !== undefined);

it.each(screens.map((route) => [(route.handle as Handle).source, route] as const))(
  "%s is where its route says",
  async (source, { lazy }) => {
    const { Component } = await (lazy as () => Promise<RouteObject>)();
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../${source}`);
    expect(Object.values(module)).toContain(Component);
  },
);

it("a place with no museum of its own has no screens, only what tells of an unknown address", () => {
  const [root] = routesOf({ base: "", address: "https://varco.example" });
  expect(root?.children).toEqual([]);
  expect(root?.ErrorBoundary).toBeDefined();
});

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}
