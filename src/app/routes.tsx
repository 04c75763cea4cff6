import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { museums } from "../content/museums.ts";
import type { Work } from "../content/museum.ts";
import { captionsCatalogues, catalogues, tourCatalogues } from "../i18n/catalogues.ts";
import type { Language } from "../i18n/languages.ts";
import { arrivesWithin } from "../lib/arrivesWithin.ts";
import { preferredLanguage } from "../platform/preferredLanguage.ts";
import type { HomeData } from "../site/home/homeData.ts";
import type { TourAsked } from "../visitor/tour/useTourWords.ts";
import type { Visit, VisitorHandle, WorkAsked } from "../visitor/visit.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { languageOfAddress } from "./languageOfAddress.ts";
import { Root } from "./Root.tsx";

const CHUNK_TIMEOUT = 120_000;

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

/** The first museum, and the first work of its tour, in the language of the site. */
async function homeData(): Promise<HomeData> {
  const { museum, words } = await museumIn("it", Object.keys(museums)[0]!);
  const work = museum.tour.stops[0]!;
  return { museum, words, heard: { work, words: await work.words() } };
}

async function museumIn(language: Language, slug: string): Promise<Omit<Visit, "language">> {
  const { name, load } = museums[slug]!;
  const [collection, words] = await Promise.all([
    load().then((inLanguage) => inLanguage(language)),
    catalogues[language](),
  ]);
  return { museum: { slug, name, ...collection }, words };
}

function visitorRoutes(slug: string): RouteObject {
  async function visit(request: Request): Promise<Visit> {
    const language = languageAsked(request);
    return { language, ...(await museumIn(language, slug)) };
  }

  function workAt(
    parameter: string,
    each: (work: Work) => string,
  ): Pick<RouteObject, "handle" | "loader"> {
    return {
      handle: { back: "list", byHistory: true, each, texts: "work" } satisfies VisitorHandle,
      loader: loading(async ({ request, params }): Promise<WorkAsked> => {
        const { museum } = await visit(request);
        const work = museum.works.find((candidate) => each(candidate) === params[parameter]);
        // The page of a work that is not there is a page too: it has no words to fetch.
        return work ? { work, words: await work.words() } : null;
      }),
    };
  }

  return {
    path: `/${slug}`,
    lazy: chunk(() => import("../visitor/VisitorShell.tsx"), "VisitorShell"),
    loader: loading(({ request }) => visit(request)),
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
          texts: "tour",
        } satisfies VisitorHandle,
        loader: loading(async ({ request }): Promise<TourAsked> => {
          const { museum, language } = await visit(request);
          const [told, tour] = await Promise.all([museum.tour.words(), tourCatalogues[language]()]);
          return { told, tour };
        }),
        lazy: chunk(() => import("../visitor/tour/TourScreen.tsx"), "TourScreen"),
      },
      {
        path: "transcription",
        handle: { back: "deaf-user", fills: true, texts: "captions" } satisfies VisitorHandle,
        loader: loading(({ request }) => captionsCatalogues[languageAsked(request)]()),
        lazy: chunk(() => import("../visitor/captions/CaptionsScreen.tsx"), "CaptionsScreen"),
      },
      {
        path: "list",
        handle: { back: "deaf-user" } satisfies VisitorHandle,
        lazy: chunk(() => import("../visitor/artworks/ListScreen.tsx"), "ListScreen"),
      },
      {
        path: "artwork/:id",
        ...workAt("id", ({ id }) => String(id)),
        lazy: chunk(() => import("../visitor/artworks/ArtworkScreen.tsx"), "ArtworkScreen"),
      },
      {
        path: "artwork-description/:artworkId",
        ...workAt("artworkId", (work) => work.slug),
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
  return (asked: LoaderFunctionArgs) => arrivesWithin(CHUNK_TIMEOUT, load(asked));
}

/** A component that is fetched when its address is opened, or fails into the error page. */
function chunk<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: (await arrivesWithin(CHUNK_TIMEOUT, load()))[name] });
}
