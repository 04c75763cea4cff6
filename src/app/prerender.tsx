import { StrictMode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
} from "react-router";
import type { ReadCatalogue } from "../catalogue/catalogue.ts";
import { languageUnasked, museums } from "../catalogue/museums.ts";
import { renderDocument } from "../lib/page/renderDocument.tsx";
import { Announcer } from "../ui/Announcer.tsx";
import { AppPage } from "./error/AppPage.tsx";
import { catalogueContext, findVisit, routes, type Handle } from "./routes.tsx";

export { languagesOf, languageUnasked, museums } from "../catalogue/museums.ts";
export * from "../content/forScripts.ts";
export { captionsMessagesIn, messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
export { isExample } from "../lib/isExample.ts";
export { siteAddress } from "../lib/siteAddress.ts";

const handler = createStaticHandler(routes);

export type Page = {
  language: string;
  /** Whose page it is; `firstPaint` reads it. */
  kind: "visitor" | "error" | "app";
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
  requestContext.set(catalogueContext, (museum, language, name) => {
    files.add(name);
    return read(museum, language, name);
  });
  const request = new Request(new URL(address, "http://localhost"));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) throw new Error(`${address} answers ${context.status}`);
  const isError = context.errors !== null;
  if (isError && context.statusCode !== 404)
    throw new Error(`${address} failed`, { cause: context.errors });
  const visit = findVisit(context.loaderData);
  if (!visit && !isError) throw new Error(`${address} is no visitor's page`);
  const written = renderDocument(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      <Announcer />
    </StrictMode>,
  );
  return {
    ...written,
    language: visit?.language ?? "en",
    kind: isError ? "error" : "visitor",
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
    ...renderDocument(<AppPage museum={museum} />),
    language: languageUnasked(museums[museum]!),
    kind: "app",
    sources: [handleOf(shell)!.source],
    museum,
    files: ["museum"],
    messages: undefined,
  };
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
