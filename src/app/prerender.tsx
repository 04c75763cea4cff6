import { isValidElement, StrictMode, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from "react-router";
import { museums } from "../content/museums.ts";
import { defaultLanguage } from "../i18n/languages.ts";
import { Announcer } from "../ui/Announcer.tsx";
import type { VisitorHandle, WorkAsked } from "../visitor/visit.ts";
import { routes } from "./routes.tsx";
import { visitIn } from "./visitIn.ts";

export { languages } from "../i18n/languages.ts";
export { siteAddress } from "../lib/siteAddress.ts";

const handler = createStaticHandler(routes);

export type Page = {
  language: string;
  /** Whose page it is; `firstPaint` reads it. */
  kind: "site" | "visitor" | "error";
  head: string;
  body: string;
  /** The components shown, by name: their files are named alike, so the build finds their chunks. */
  components: string[];
  /** The museum whose facts are shown. */
  museum: string | undefined;
  /** The file with the long words that are shown, among those of the museum in its language. */
  texts: string | undefined;
};

/** Every address that can be listed, from the route table. */
export async function addresses(): Promise<string[]> {
  const found = await Promise.all((routes[0]?.children ?? []).map((route) => addressesOf(route)));
  return found.flat();
}

export async function render(address: string): Promise<Page> {
  const context = await handler.query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response) throw new Error(`${address} answers ${context.status}`);
  const isError = context.errors !== null;
  if (isError && context.statusCode !== 404)
    throw new Error(`${address} failed`, { cause: context.errors });
  const visit = visitIn(context.loaderData);
  // The whole document goes through React, so that what screens put in <head> arrives there.
  const html = renderToString(
    <html lang="en">
      <body>
        <StrictMode>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
          {(visit || isError) && <Announcer />}
        </StrictMode>
      </body>
    </html>,
  );
  const parts =
    /^<html lang="en"><head>(?<head>.*?)<\/head><body>(?<body>.*)<\/body><\/html>$/su.exec(html);
  if (!parts?.groups) throw new Error(`${address}: React wrote another document than expected`);
  return {
    language: visit?.language ?? (isError ? "en" : "it"),
    kind: isError ? "error" : visit ? "visitor" : "site",
    head: parts.groups["head"]!,
    body: parts.groups["body"]!,
    // The root is part of the app itself.
    components: context.matches.slice(1).flatMap(({ route }) => componentOf(route)?.name ?? []),
    museum: visit?.museum.slug,
    texts: textsOf(context),
  };
}

function textsOf({ matches, loaderData }: StaticHandlerContext): string | undefined {
  const route = matches.at(-1)?.route;
  const { texts } = (route?.handle ?? {}) as VisitorHandle;
  return texts === "work" ? (loaderData[route!.id] as WorkAsked)?.work.slug : texts;
}

/** The router keeps a route's component as an element. */
function componentOf(route: { element?: ReactNode }): ComponentType | undefined {
  const type = isValidElement(route.element) ? route.element.type : undefined;
  return typeof type === "function" ? (type as ComponentType) : undefined;
}

async function addressesOf(route: RouteObject, parent = ""): Promise<string[]> {
  const path = route.path?.startsWith("/") ? route.path : `${parent}/${route.path ?? ""}`;
  const address = path.replace(/(?<=.)\/$/, "");
  if (route.children) {
    const found = await Promise.all(route.children.map((child) => addressesOf(child, address)));
    return found.flat();
  }
  const { each } = (route.handle ?? {}) as VisitorHandle;
  if (!each) return [address];
  const inLanguage = await museums[address.split("/")[1]!]!.load();
  const { works } = await inLanguage(defaultLanguage);
  return works.map((work) => address.replace(/:\w+$/, each(work)));
}
