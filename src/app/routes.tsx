import type { ComponentType } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import type { Catalogue, ShownWork } from "../catalogue/catalogue.ts";
import { museums } from "../catalogue/museums.ts";
import { captionsMessagesIn, messagesIn, tourMessagesIn } from "../i18n/messagesIn.ts";
import type { Language } from "../i18n/languages.ts";
import { arrivesWithin, PATIENCE } from "../lib/arrivesWithin.ts";
import { preferredLanguage } from "../platform/preferredLanguage.ts";
import { featured, type HomeData } from "../site/home/homeData.ts";
import { lessonSlugs } from "../site/training/words/lessonSlugs.ts";
import type { TourData } from "../visitor/tour/useTourData.ts";
import type { Visit, VisitorHandle, WorkData } from "../visitor/visit.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { languageOfAddress } from "../catalogue/languageOfAddress.ts";
import { reading } from "./reading.ts";
import { Root } from "./Root.tsx";

/** Every address of the site and of the visitor's app, each screen a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ...screen("src/site/SiteShell.tsx", () => import("../site/SiteShell.tsx"), "SiteShell"),
        children: [
          {
            path: "/",
            loader: loading(homeData),
            ...screen(
              "src/site/home/HomePage.tsx",
              () => import("../site/home/HomePage.tsx"),
              "HomePage",
            ),
          },
          {
            path: "/contatti",
            ...screen(
              "src/site/contacts/ContactsPage.tsx",
              () => import("../site/contacts/ContactsPage.tsx"),
              "ContactsPage",
            ),
          },
          {
            path: "/modellini",
            loader: loading(async () => (await import("../site/models/modelsMade.ts")).modelsMade),
            ...screen(
              "src/site/models/ModelsPage.tsx",
              () => import("../site/models/ModelsPage.tsx"),
              "ModelsPage",
            ),
          },
          {
            path: "/formazione",
            ...screen(
              "src/site/training/TrainingPage.tsx",
              () => import("../site/training/TrainingPage.tsx"),
              "TrainingPage",
            ),
          },
          ...lessonSlugs.map(lessonRoute),
          {
            path: "/formazione/guida",
            ...screen(
              "src/site/training/TrainersGuidePage.tsx",
              () => import("../site/training/TrainersGuidePage.tsx"),
              "TrainersGuidePage",
            ),
          },
          {
            path: "/formazione/schede",
            ...screen(
              "src/site/training/HandoutsPage.tsx",
              () => import("../site/training/HandoutsPage.tsx"),
              "HandoutsPage",
            ),
          },
          {
            path: "/formazione/foglio",
            ...screen(
              "src/site/training/SheetPage.tsx",
              () => import("../site/training/SheetPage.tsx"),
              "SheetPage",
            ),
          },
          {
            path: "/terms",
            ...screen(
              "src/site/legal/TermsPage.tsx",
              () => import("../site/legal/TermsPage.tsx"),
              "TermsPage",
            ),
          },
          {
            path: "/accessibilita",
            ...screen(
              "src/site/accessibility/AccessibilityPage.tsx",
              () => import("../site/accessibility/AccessibilityPage.tsx"),
              "AccessibilityPage",
            ),
          },
          {
            path: "/privacy",
            ...screen(
              "src/site/legal/PrivacyPage.tsx",
              () => import("../site/legal/PrivacyPage.tsx"),
              "PrivacyPage",
            ),
          },
        ],
      },
      ...Object.keys(museums).map(visitorRoutes),
    ],
  },
];

/** The featured museum, its first works and the first stop of its tour if it has one, in Italian. */
async function homeData(asked: LoaderFunctionArgs): Promise<HomeData> {
  const slug = featured;
  const read = readerOf(asked, slug, "it");
  const [{ museum, messages }, works, { stops }] = await Promise.all([
    museumIn(asked, slug, "it"),
    read("list"),
    read("tour"),
  ]);
  const [stop] = stops;
  const id = stop ? (await read(`artwork-description/${stop.slug}`)).work.id : works[0]!.id;
  return { museum, messages, works: works.slice(0, 6), sample: await read(`artwork/${id}`) };
}

function lessonRoute(slug: string): RouteObject {
  return {
    path: `/formazione/${slug}`,
    ...(slug === "descrivere" && { loader: loading(worksToDescribe) }),
    ...screen(
      "src/site/training/LessonPage.tsx",
      () => import("../site/training/LessonPage.tsx"),
      "LessonPage",
    ),
  };
}

/** The first works of the featured museum, which a lesson has people describe. */
async function worksToDescribe(asked: LoaderFunctionArgs): Promise<ShownWork[]> {
  const read = readerOf(asked, featured, "it");
  const works = (await read("list")).slice(0, 6);
  return Promise.all(works.map(({ id }) => read(`artwork/${id}`)));
}

async function museumIn(asked: LoaderFunctionArgs, slug: string, language: Language) {
  const [facts, messages] = await Promise.all([
    readerOf(asked, slug, language)("museum"),
    messagesIn[language](),
  ]);
  return { museum: { slug, ...museums[slug]!, ...facts }, messages };
}

/** Reads files that every catalogue has, and fails where one is missing. */
function readerOf({ context }: LoaderFunctionArgs, museum: string, language: Language) {
  return async <Name extends keyof Catalogue>(name: Name): Promise<Catalogue[Name]> => {
    const data = await context.get(reading)(museum, language, name);
    if (data === undefined) throw new Error(`${museum} has no ${name}`);
    return data;
  };
}

function visitorRoutes(slug: string): RouteObject {
  function languageIn({ url }: Request) {
    return languageOfAddress(new URL(url), preferredLanguage.read(), museums[slug]!);
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
        const read = context.get(reading);
        return (await read(slug, languageIn(request), `${page}/${asked}`)) ?? null;
      }),
    };
  }

  return {
    path: `/${slug}`,
    ...screen(
      "src/visitor/VisitorShell.tsx",
      () => import("../visitor/VisitorShell.tsx"),
      "VisitorShell",
    ),
    loader: loading(async (asked): Promise<Visit> => {
      const language = languageIn(asked.request);
      return { language, ...(await museumIn(asked, slug, language)) };
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
          const read = readerOf(asked, slug, language);
          const [published, tour] = await Promise.all([read("tour"), tourMessagesIn[language]()]);
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
        loader: loading((asked) => readerOf(asked, slug, languageIn(asked.request))("list")),
        ...screen(
          "src/visitor/artworks/ListScreen.tsx",
          () => import("../visitor/artworks/ListScreen.tsx"),
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
          "src/visitor/artworks/ArtworkScreen.tsx",
          () => import("../visitor/artworks/ArtworkScreen.tsx"),
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

/** A loader that fails into the error page if its data has not come within `PATIENCE`. */
function loading<Data>(load: (asked: LoaderFunctionArgs) => Promise<Data>) {
  return (asked: LoaderFunctionArgs) => arrivesWithin(PATIENCE, load(asked));
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
    lazy: async () => ({ Component: (await arrivesWithin(PATIENCE, load()))[name] }),
    handle: { ...told, source },
  };
}
