import type { RouteObject } from "react-router";
import { expect, it } from "vitest";
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

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}
