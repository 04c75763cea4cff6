// First, because it declares the order of the CSS layers.
import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createHashRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { visits } from "../platform/storage/visits.ts";
import { lastPress } from "../platform/browser/lastPress.ts";
import { showGuide } from "../catalogue/guide.ts";
import { desk } from "../studio/desk/desk.ts";
import { openDraft } from "../studio/draft/drafts.ts";
import { at } from "../studio/draft/documents/documents.ts";
import type { Draft } from "../studio/draft/draft.ts";
import { answerFromDraft } from "../studio/preview/answerFromDraft.ts";
import { NoDraftToShow } from "../studio/preview/NoDraftToShow.tsx";
import { Announcer } from "../ui/Announcer.tsx";
import { showFocus } from "../ui/page/showFocus.ts";

/** In milliseconds: whoever types is not kept waiting, so the preview follows after a pause. */
const PAUSE = 250;
/** In milliseconds: it follows so soon at the latest, however fast somebody types. */
const LATEST = 1_000;

const root = createRoot(document.getElementById("root")!);
const draft = await draftToShow();
if (draft) await show(draft);
else root.render(<NoDraftToShow />);

/** Beside the text the draft is the one that is open there, else one that follows what is stored. */
async function draftToShow(): Promise<Draft | undefined> {
  const id = new URLSearchParams(location.search).get("bozza") ?? "";
  const { OPEN_DRAFT: open } = parent as unknown as typeof globalThis;
  if (open?.id === id) return open;
  const { signal } = new AbortController();
  return openDraft(id, signal, () => desk("tidy", id)).catch(() => undefined);
}

async function show(shown: Draft) {
  const museum = shown.read(at.museum)!;
  const { address, name, languages } = museum;
  const guide = { base: "", address: "", museum: { slug: address, name, languages } };
  showGuide(guide);
  const renew = answerFromDraft(shown);
  visits.start();
  lastPress.watch();
  const { routesOf } = await import("./routes.tsx");
  if (!location.hash.startsWith(`#/${address}`))
    history.replaceState(null, "", `#/${address}?lang=${languages[0]}`);
  const router = createHashRouter([{ HydrateFallback: () => null, children: routesOf(guide) }]);
  root.render(
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
      <Announcer />
    </StrictMode>,
  );
  document.documentElement.dataset["enhanced"] = "";
  showFocus();

  let waiting: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const stop = shown.watch(undefined, () => {
    since ??= performance.now();
    clearTimeout(waiting);
    waiting = setTimeout(follow, Math.min(PAUSE, since + LATEST - performance.now()));
  });
  // The draft of the page around this one outlives it, and would keep it in memory.
  addEventListener("pagehide", ({ persisted }) => persisted || stop());

  function follow() {
    since = undefined;
    // Screens keep the list of works for as long as the page is open.
    if (shown.read(at.museum) !== museum) return location.reload();
    renew();
    void router.revalidate();
  }
}
