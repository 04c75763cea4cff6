import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import type { Catalogue } from "../content/catalogue.ts";
import { museums } from "../content/museums.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
import type { Language } from "../i18n/languages.ts";
import { arrivesWithin, PATIENCE } from "../lib/arrivesWithin.ts";
import { preferredLanguage } from "../platform/preferredLanguage.ts";
import type { HomeData } from "../site/home/homeData.ts";
import type { TourData } from "../visitor/tour/useTourData.ts";
import type { Visit, VisitorHandle, WorkData } from "../visitor/visit.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { languageOfAddress } from "./languageOfAddress.ts";
import { reading } from "./reading.ts";
import { Root } from "./Root.tsx";

/** Every address of the site and of the visitor's app, each screen a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        lazy: chunk(() => import("../site/SiteShell.tsx"), "SiteShell"),
        children: [
          {
            path: "/",
            loader: loading(homeData),
            lazy: chunk(() => import("../site/home/HomePage.tsx"), "HomePage"),
          },
          {
            path: "/contatti",
            lazy: chunk(() => import("../site/contacts/ContactsPage.tsx"), "ContactsPage"),
          },
          { path: "/terms", lazy: chunk(() => import("../site/legal/TermsPage.tsx"), "TermsPage") },
          {
            path: "/accessibilita",
            lazy: chunk(
              () => import("../site/accessibility/AccessibilityPage.tsx"),
              "AccessibilityPage",
            ),
          },
          {
            path: "/privacy",
            lazy: chunk(() => import("../site/legal/PrivacyPage.tsx"), "PrivacyPage"),
          },
        ],
      },
      ...Object.keys(museums).map(visitorRoutes),
    ],
  },
];

/** The first museum, its first works, and the first one of its tour, in the language of the site. */
async function homeData(asked: LoaderFunctionArgs): Promise<HomeData> {
  const slug = Object.keys(museums)[0]!;
  const read = readerOf(asked, slug, "it");
  const [{ museum, messages }, works, { stops }] = await Promise.all([
    museumIn(asked, slug, "it"),
    read("list"),
    read("tour"),
  ]);
  return {
    museum,
    messages,
    works: works.slice(0, 6),
    sample: await read(`artwork-description/${stops[0]!.slug}`),
  };
}

async function museumIn(asked: LoaderFunctionArgs, slug: string, language: Language) {
  const [facts, messages] = await Promise.all([
    readerOf(asked, slug, language)("museum"),
    messagesIn[language](),
  ]);
  return { museum: { slug, name: museums[slug]!, ...facts }, messages };
}

/** Reads what must be there. */
function readerOf({ context }: LoaderFunctionArgs, museum: string, language: Language) {
  return async <Name extends keyof Catalogue>(name: Name): Promise<Catalogue[Name]> => {
    const data = await context.get(reading)(museum, language, name);
    if (data === undefined) throw new Error(`${museum} has no ${name}`);
    return data;
  };
}

function visitorRoutes(slug: string): RouteObject {
  /** A page of each work, whose file is named like it. */
  function workAt(
    page: "artwork" | "artwork-description",
    parameter: string,
  ): Pick<RouteObject, "path" | "handle" | "loader"> {
    return {
      path: `${page}/:${parameter}`,
      handle: { back: "list", byHistory: true } satisfies VisitorHandle,
      loader: loading(async ({ request, params, context }): Promise<WorkData> => {
        const asked = params[parameter] ?? "";
        // Whatever stands in an address, it leads to no other file.
        if (!/^[\w-]{1,80}$/.test(asked)) return null;
        const read = context.get(reading);
        return (await read(slug, languageAsked(request), `${page}/${asked}`)) ?? null;
      }),
    };
  }

  return {
    path: `/${slug}`,
    lazy: chunk(() => import("../visitor/VisitorShell.tsx"), "VisitorShell"),
    loader: loading(async (asked): Promise<Visit> => {
      const language = languageAsked(asked.request);
      return { language, ...(await museumIn(asked, slug, language)) };
    }),
    shouldRevalidate: () => true,
    children: [
      {
        index: true,
        lazy: chunk(() => import("../visitor/welcome/LanguageScreen.tsx"), "LanguageScreen"),
      },
      {
        path: "disability",
        handle: { back: "" } satisfies VisitorHandle,
        lazy: chunk(() => import("../visitor/welcome/ProfileScreen.tsx"), "ProfileScreen"),
      },
      {
        path: "deaf-user",
        handle: { back: "disability" } satisfies VisitorHandle,
        lazy: chunk(() => import("../visitor/scanner/ScannerScreen.tsx"), "ScannerScreen"),
      },
      {
        path: "blind-user",
        handle: {
          back: "disability",
          backTo: "profile",
          messages: "tour",
        } satisfies VisitorHandle,
        loader: loading(async (asked): Promise<TourData> => {
          const language = languageAsked(asked.request);
          const read = readerOf(asked, slug, language);
          const [published, tour] = await Promise.all([read("tour"), tourMessagesIn[language]()]);
          return { ...published, tour };
        }),
        lazy: chunk(() => import("../visitor/tour/TourScreen.tsx"), "TourScreen"),
      },
      {
        path: "transcription",
        handle: { back: "deaf-user", fills: true, messages: "captions" } satisfies VisitorHandle,
        loader: loading(({ request }) => captionsMessagesIn[languageAsked(request)]()),
        lazy: chunk(() => import("../visitor/captions/CaptionsScreen.tsx"), "CaptionsScreen"),
      },
      {
        path: "list",
        handle: { back: "deaf-user" } satisfies VisitorHandle,
        loader: loading((asked) => readerOf(asked, slug, languageAsked(asked.request))("list")),
        lazy: chunk(() => import("../visitor/artworks/ListScreen.tsx"), "ListScreen"),
      },
      {
        ...workAt("artwork", "id"),
        lazy: chunk(() => import("../visitor/artworks/ArtworkScreen.tsx"), "ArtworkScreen"),
      },
      {
        ...workAt("artwork-description", "artworkId"),
        lazy: chunk(
          () => import("../visitor/description/DescriptionScreen.tsx"),
          "DescriptionScreen",
        ),
      },
    ],
  };
}

function languageAsked({ url }: Request) {
  return languageOfAddress(new URL(url), preferredLanguage.read());
}

/** A loader that is given up like any other part of the app. */
function loading<Data>(load: (asked: LoaderFunctionArgs) => Promise<Data>) {
  return (asked: LoaderFunctionArgs) => arrivesWithin(PATIENCE, load(asked));
}

/** A component that is fetched when its address is opened, or fails into the error page. */
function chunk<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: (await arrivesWithin(PATIENCE, load()))[name] });
}
