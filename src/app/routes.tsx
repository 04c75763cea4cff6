import type { ComponentType } from "react";
import { createContext, type LoaderFunctionArgs, type RouteObject } from "react-router";
import type { ReadCatalogue } from "../catalogue/catalogue.ts";
import type { Guide } from "../catalogue/guide.ts";
import { catalogueReader } from "../catalogue/catalogueReader.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
import { withTimeout, LOAD_TIMEOUT } from "../lib/withTimeout.ts";
import { preferredLanguage } from "../platform/storage/preferredLanguage.ts";
import { readCatalogue } from "../platform/offline/readCatalogue.ts";
import type { TourData } from "../visitor/tour/useTourData.ts";
import type { Visit, VisitorHandle, WorkData } from "../visitor/shell/visit.ts";
import { ErrorScreen } from "./error/ErrorScreen.tsx";
import { languageOfAddress } from "../catalogue/languageOfAddress.ts";
import { Root } from "./Root.tsx";

/** How loaders read a catalogue: over the network, or in the prerenderer from what is published. */
export const catalogueContext = createContext<ReadCatalogue>(readCatalogue);

/** Every address of the visitor's app in one guide, each screen a chunk of its own. */
export function routesOf(guide: Guide): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: () => <ErrorScreen guide={guide} />,
      children: guide.museum ? [visitorRoutes(guide, guide.museum)] : [],
    },
  ];
}

function visitorRoutes(guide: Guide, museum: NonNullable<Guide["museum"]>): RouteObject {
  const { slug } = museum;

  function languageIn({ url }: Request) {
    return languageOfAddress(new URL(url), guide.base, preferredLanguage.read(), museum);
  }

  function readerIn({ request, context }: LoaderFunctionArgs) {
    return catalogueReader(context.get(catalogueContext), slug, languageIn(request));
  }

  /** Path and loader of a work's page; the work's file in the catalogue is named like the page. */
  function workAt(
    page: "artwork" | "artwork-description",
    parameter: string,
  ): Pick<RouteObject, "path" | "loader"> {
    return {
      path: `${page}/:${parameter}`,
      loader: loading(async ({ request, params, context }): Promise<WorkData> => {
        const asked = params[parameter] ?? "";
        // A slash or `..` in the address would lead to another file.
        if (!/^[\w-]{1,80}$/.test(asked)) return null;
        const read = context.get(catalogueContext);
        return (await read(slug, languageIn(request), `${page}/${asked}`)) ?? null;
      }),
    };
  }

  return {
    path: `/${slug}`,
    ...screen(
      "src/visitor/shell/VisitorShell.tsx",
      () => import("../visitor/shell/VisitorShell.tsx"),
      "VisitorShell",
    ),
    loader: loading(async (asked): Promise<Visit> => {
      const language = languageIn(asked.request);
      const [facts, messages] = await Promise.all([
        readerIn(asked)("museum"),
        messagesIn[language](),
      ]);
      return {
        language,
        museum: {
          ...museum,
          siteAddress: guide.address,
          ...(guide.site !== undefined && { site: guide.site }),
          ...facts,
        },
        messages,
      };
    }),
    shouldRevalidate: () => true,
    children: [
      {
        index: true,
        ...screen(
          "src/visitor/welcome/LanguageScreen.tsx",
          () => import("../visitor/welcome/LanguageScreen.tsx"),
          "LanguageScreen",
        ),
      },
      {
        path: "disability",
        ...screen(
          "src/visitor/welcome/ProfileScreen.tsx",
          () => import("../visitor/welcome/ProfileScreen.tsx"),
          "ProfileScreen",
          { back: "" },
        ),
      },
      {
        path: "deaf-user",
        ...screen(
          "src/visitor/scanner/ScannerScreen.tsx",
          () => import("../visitor/scanner/ScannerScreen.tsx"),
          "ScannerScreen",
          { back: "disability" },
        ),
      },
      {
        path: "blind-user",
        loader: loading(async (asked): Promise<TourData> => {
          const language = languageIn(asked.request);
          const [published, tour] = await Promise.all([
            readerIn(asked)("tour"),
            tourMessagesIn[language](),
          ]);
          return { ...published, tour };
        }),
        ...screen(
          "src/visitor/tour/TourScreen.tsx",
          () => import("../visitor/tour/TourScreen.tsx"),
          "TourScreen",
          { back: "disability", backTo: "profile", messages: "tour" },
        ),
      },
      {
        path: "transcription",
        loader: loading(({ request }) => captionsMessagesIn[languageIn(request)]()),
        ...screen(
          "src/visitor/captions/CaptionsScreen.tsx",
          () => import("../visitor/captions/CaptionsScreen.tsx"),
          "CaptionsScreen",
          { back: "deaf-user", fills: true, messages: "captions" },
        ),
      },
      {
        path: "list",
        loader: loading((asked) => readerIn(asked)("list")),
        ...screen(
          "src/visitor/artworks/list/ListScreen.tsx",
          () => import("../visitor/artworks/list/ListScreen.tsx"),
          "ListScreen",
          { back: "deaf-user" },
        ),
      },
      {
        path: "lent",
        ...screen(
          "src/visitor/lending/LentScreen.tsx",
          () => import("../visitor/lending/LentScreen.tsx"),
          "LentScreen",
          { back: "" },
        ),
      },
      {
        ...workAt("artwork", "id"),
        ...screen(
          "src/visitor/artworks/work/ArtworkScreen.tsx",
          () => import("../visitor/artworks/work/ArtworkScreen.tsx"),
          "ArtworkScreen",
          { back: "list" },
        ),
      },
      {
        ...workAt("artwork-description", "artworkId"),
        ...screen(
          "src/visitor/description/DescriptionScreen.tsx",
          () => import("../visitor/description/DescriptionScreen.tsx"),
          "DescriptionScreen",
          { back: "list" },
        ),
      },
    ],
  };
}

/** A loader that fails into the error page if its data has not come within `LOAD_TIMEOUT`. */
function loading<Data>(load: (asked: LoaderFunctionArgs) => Promise<Data>) {
  return (asked: LoaderFunctionArgs) => withTimeout(LOAD_TIMEOUT, load(asked));
}

/** What the build and the shell are told of a route beside its address. */
export type Handle = VisitorHandle & {
  /** The file of its component, by which the build finds what a page needs. */
  source: string;
};

/** A component that is fetched when its address is opened, or fails into the error page. */
function screen<Name extends string>(
  source: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  told: VisitorHandle = {},
): { lazy: () => Promise<{ Component: ComponentType }>; handle: Handle } {
  return {
    lazy: async () => ({ Component: (await withTimeout(LOAD_TIMEOUT, load()))[name] }),
    handle: { ...told, source },
  };
}

/** The visit among what the routes have loaded; the page for unknown addresses has none. */
export function findVisit(loaderData: Record<string, unknown>): Visit | undefined {
  const loaded = Object.values(loaderData) as (Partial<Visit> | undefined)[];
  return loaded.find((data) => data?.language) as Visit | undefined;
}
