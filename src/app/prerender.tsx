import { StrictMode, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
} from "react-router";
import type { ReadCatalogue } from "../catalogue/catalogue.ts";
import { languageUnasked, museums } from "../catalogue/museums.ts";
import { Announcer } from "../ui/Announcer.tsx";
import { AppPage } from "./AppPage.tsx";
import { reading } from "./reading.ts";
import { routes, type Handle } from "./routes.tsx";
import { visitIn } from "./visitIn.ts";

export { languagesOf, languageUnasked, museums } from "../catalogue/museums.ts";
export * from "../content/forBuild.ts";
export { captionsMessagesIn, messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
export { isExample } from "../lib/isExample.ts";
export { siteAddress } from "../lib/siteAddress.ts";
export { featured } from "../site/home/homeData.ts";
export { codes, CODES } from "../site/models/codes.ts";

const handler = createStaticHandler(routes);

export type Page = {
  language: string;
  /** Whose page it is; `firstPaint` reads it. */
  kind: "site" | "visitor" | "error" | "app";
  head: string;
  body: string;
  /** The files of the components that are shown, for the build to find their chunks. */
  sources: string[];
  /** The museum that is visited, and what is read of its catalogue. */
  museum: string | undefined;
  files: string[];
  /** The messages that the screen has beside those of every screen. */
  messages: Handle["messages"];
};

/** Every address that can be listed, from the route table and the names of each museum's files. */
export function addresses(namesIn: (museum: string) => readonly string[]): string[] {
  return (routes[0]?.children ?? []).flatMap((route) => addressesOf(route, namesIn));
}

export async function render(address: string, read: ReadCatalogue): Promise<Page> {
  const files = new Set<string>();
  const requestContext = new RouterContextProvider();
  requestContext.set(reading, (museum, language, name) => {
    files.add(name);
    return read(museum, language, name);
  });
  const request = new Request(new URL(address, "http://localhost"));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) throw new Error(`${address} answers ${context.status}`);
  const isError = context.errors !== null;
  if (isError && context.statusCode !== 404)
    throw new Error(`${address} failed`, { cause: context.errors });
  const visit = visitIn(context.loaderData);
  const written = rendered(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      {(visit || isError) && <Announcer />}
    </StrictMode>,
  );
  return {
    ...written,
    language: visit?.language ?? (isError ? "en" : "it"),
    kind: isError ? "error" : visit ? "visitor" : "site",
    sources: context.matches.flatMap(({ route }) => handleOf(route)?.source ?? []),
    museum: visit?.museum.slug,
    files: [...files],
    messages: handleOf(context.matches.at(-1)?.route)?.messages,
  };
}

/** The page that the service worker of a museum answers every address with. */
export function renderApp(museum: string): Page {
  const shell = routes[0]?.children?.find(({ path }) => path === `/${museum}`);
  return {
    ...rendered(<AppPage museum={museum} />),
    language: languageUnasked(museums[museum]!),
    kind: "app",
    sources: [handleOf(shell)!.source],
    museum,
    files: ["museum"],
    messages: undefined,
  };
}

/** The whole document goes through React, so that what screens put in <head> arrives there. */
function rendered(page: ReactNode): Pick<Page, "head" | "body"> {
  const html = renderToString(
    <html lang="en">
      <body>{page}</body>
    </html>,
  );
  const parts =
    /^<html lang="en"><head>(?<head>.*?)<\/head><body>(?<body>.*)<\/body><\/html>$/su.exec(html);
  if (!parts?.groups) throw new Error("React wrote another document than expected");
  return { head: parts.groups["head"]!, body: parts.groups["body"]! };
}

function handleOf(route: { handle?: unknown } | undefined) {
  return route?.handle as Handle | undefined;
}

function addressesOf(
  route: RouteObject,
  namesIn: (museum: string) => readonly string[],
  parent = "",
): string[] {
  const path = route.path?.startsWith("/") ? route.path : `${parent}/${route.path ?? ""}`;
  const address = path.replace(/(?<=.)\/$/, "");
  if (route.children)
    return route.children.flatMap((child) => addressesOf(child, namesIn, address));
  if (!address.includes(":")) return [address];
  // The file of a work is named like its page.
  const [, museum = "", page = ""] = address.split("/");
  return namesIn(museum)
    .filter((name) => name.startsWith(`${page}/`))
    .map((name) => `/${museum}/${name}`);
}
