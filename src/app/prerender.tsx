import { StrictMode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
} from "react-router";
import type { Catalogue, ReadCatalogue } from "../catalogue/catalogue.ts";
import type { Guide } from "../catalogue/guide.ts";
import { languageUnasked } from "../catalogue/museumLanguages.ts";
import { renderDocument } from "../lib/page/renderDocument.tsx";
import { Announcer } from "../ui/Announcer.tsx";
import { AppPage } from "./error/AppPage.tsx";
import { catalogueContext, findVisit, routesOf, type Handle } from "./routes.tsx";

export type Page = {
  language: string;
  /** Whose page it is; `firstPaint` reads it. */
  kind: "visitor" | "error" | "app";
  head: string;
  body: string;
  /** The files of the components that are shown, for the build to find their chunks. */
  sources: string[];
  /** What it has read of the catalogue. */
  files: (keyof Catalogue)[];
  /** Whether it shows of the museum's entry what changes with every word: what a visit weighs. */
  showsSizes: boolean;
  /** The messages that the screen has beside those of every screen. */
  messages: Handle["messages"];
};

/** Renders the visitor's pages of one guide, for whoever writes them to files. */
export function prerenderer(guide: Guide, read: ReadCatalogue) {
  const handler = createStaticHandler(routesOf(guide), { basename: guide.base || "/" });

  /** A page by its address under the base. */
  async function render(address: string): Promise<Page> {
    const files = new Set<keyof Catalogue>();
    const requestContext = new RouterContextProvider();
    let showsSizes = false;
    requestContext.set(catalogueContext, async (museum, language, name) => {
      files.add(name);
      const data = await read(museum, language, name);
      if (name !== "museum" || !data) return data;
      return noteSizes(data as Catalogue["museum"], () => (showsSizes = true)) as typeof data;
    });
    const request = new Request(new URL(guide.base + address, "http://localhost"));
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
      files: [...files],
      showsSizes,
      messages: handleOf(context.matches.at(-1)?.route)?.messages,
    };
  }

  /** The page that the service worker answers every address with. */
  function renderApp(): Page {
    const [shell] = routesOf(guide)[0]!.children!;
    return {
      ...renderDocument(<AppPage guide={guide} />),
      language: languageUnasked(guide.museum!),
      kind: "app",
      sources: [handleOf(shell)!.source],
      files: ["museum"],
      showsSizes: false,
      messages: undefined,
    };
  }

  return { render, renderApp };
}

/** Notes when a screen reads of the entry, which every screen is given, what a visit weighs. */
function noteSizes(museum: Catalogue["museum"], note: () => void): Catalogue["museum"] {
  const offline = new Proxy(museum.offline, {
    get(sizes, key) {
      if (key !== "ears") note();
      return Reflect.get(sizes, key);
    },
  });
  return { ...museum, offline };
}

/** The addresses of every page, from the route table and the names of the catalogue's files. */
export function addressesOfPages(guide: Guide, names: readonly string[]): string[] {
  return (routesOf(guide)[0]?.children ?? []).flatMap((route) => addressesOf(route, names));
}

function handleOf(route: { handle?: unknown } | undefined) {
  return route?.handle as Handle | undefined;
}

function addressesOf(route: RouteObject, names: readonly string[], parent = ""): string[] {
  const path = route.path?.startsWith("/") ? route.path : `${parent}/${route.path ?? ""}`;
  const address = path.replace(/(?<=.)\/$/, "");
  if (route.children) return route.children.flatMap((child) => addressesOf(child, names, address));
  if (!address.includes(":")) return [address];
  // The file of a work is named like its page.
  const [, museum = "", page = ""] = address.split("/");
  return names.filter((name) => name.startsWith(`${page}/`)).map((name) => `/${museum}/${name}`);
}
