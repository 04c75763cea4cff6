import type { ComponentType } from "react";
import { Navigate, redirect, type LoaderFunctionArgs, type RouteObject } from "react-router";
import { DraftShell } from "./shell/DraftShell.tsx";
import type { Draft } from "./draft/draft.ts";
import { openDraft } from "./draft/drafts.ts";
import { desk } from "./desk/desk.ts";
import { StartScreen } from "./start/StartScreen.tsx";

/** The draft that is shown, and others that have unsaved entries. */
const openDrafts = new Map<string, { draft: Draft; closing: AbortController }>();

/** Every address of the studio. The code of a screen is fetched when it is opened. */
export const studioRoutes: RouteObject[] = [
  { index: true, Component: StartScreen },
  {
    path: ":draft",
    Component: DraftShell,
    loader: draftOf,
    // The draft stays open from screen to screen.
    shouldRevalidate: ({ currentParams, nextParams }) =>
      currentParams["draft"] !== nextParams["draft"],
    children: [
      { index: true, loader: ({ params }) => redirect(`/${params["draft"]}/opere`) },
      at("museo", () => import("./museum/MuseumScreen.tsx"), "MuseumScreen"),
      at("opere", () => import("./works/WorksScreen.tsx"), "WorksScreen"),
      at("opere/importa", () => import("./works/sheets/ImportScreen.tsx"), "ImportScreen"),
      at("opere/:slug", () => import("./works/WorkScreen.tsx"), "WorkScreen"),
      at("opere/:slug/modello", () => import("./models/ModelScreen.tsx"), "ModelScreen"),
      at(
        "opere/:slug/:language",
        () => import("./shell/WordsBesidePreview.tsx"),
        "WordsBesidePreview",
      ),
      at("percorso", () => import("./tour/TourScreen.tsx"), "TourScreen"),
      at("percorso/:language", () => import("./tour/TourWordsScreen.tsx"), "TourWordsScreen"),
      at("voci", () => import("./voices/VoicesScreen.tsx"), "VoicesScreen"),
      at("voci/:language/:clip", () => import("./booth/BoothScreen.tsx"), "BoothScreen"),
      at(
        "voci/:language/:clip/importa",
        () => import("./booth/importing/ImportRecording.tsx"),
        "ImportRecording",
      ),
      at("stato", () => import("./coverage/CoverageScreen.tsx"), "CoverageScreen"),
      at("traduttori", () => import("./translator/TranslatorScreen.tsx"), "TranslatorScreen"),
      at("etichette", () => import("./labels/LabelsScreen.tsx"), "LabelsScreen"),
      at("anteprima", () => import("./preview/PreviewScreen.tsx"), "PreviewScreen"),
      at("pubblica", () => import("./publish/PublishScreen.tsx"), "PublishScreen"),
      // The screen’s address of before, which somebody may have kept.
      { path: "consegna", element: <Navigate to="../pubblica" replace /> },
      at("cronologia", () => import("./history/HistoryScreen.tsx"), "HistoryScreen"),
    ],
  },
];

function at<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

async function draftOf({ params }: LoaderFunctionArgs): Promise<Draft | null | "blocked"> {
  const id = params["draft"] ?? "";
  for (const [other, { draft, closing }] of openDrafts) {
    const state = draft.state();
    const isRemoved = state.phase === "failed" && state.problem === "removed";
    if (!isRemoved && (other === id || state.phase !== "saved")) continue;
    closing.abort();
    openDrafts.delete(other);
  }
  const known = openDrafts.get(id);
  if (known) return known.draft;
  const closing = new AbortController();
  try {
    const draft = await openDraft(id, closing.signal, () => desk("tidy", id));
    if (draft) openDrafts.set(id, { draft, closing });
    return draft ?? null;
  } catch {
    return "blocked";
  }
}
