import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
import { museums } from "../catalogue/museums.ts";
import { addressesOfTheSite } from "../content/addressesOfTheSite.ts";
import { routes, type Handle } from "./routes.tsx";

const screens = routes.flatMap(withChildren).filter(({ lazy }) => lazy !== undefined);

it.each(screens.map((route) => [(route.handle as Handle).source, route] as const))(
  "%s is where its route says",
  async (source, { lazy }) => {
    const { Component } = await (lazy as () => Promise<RouteObject>)();
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../${source}`);
    expect(Object.values(module)).toContain(Component);
  },
);

it("no museum can take the address of a page of the site", () => {
  const paths = routes
    .flatMap(withChildren)
    .flatMap(({ path }) => (path?.startsWith("/") && path.split("/")[1]) || []);
  const ofTheSite = paths.filter((path) => !Object.hasOwn(museums, path));
  expect(ofTheSite.length).toBeGreaterThan(3);
  expect(ofTheSite.filter((path) => !addressesOfTheSite.has(path))).toEqual([]);
});

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}
