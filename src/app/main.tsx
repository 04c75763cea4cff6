// First, because it declares the order of the CSS layers.
import "../ui/base.css";
import { startTransition, StrictMode, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { pageGuide } from "../catalogue/guide.ts";
import { visits } from "../platform/storage/visits.ts";
import { lastPress } from "../platform/browser/lastPress.ts";
import { preferredLanguage } from "../platform/storage/preferredLanguage.ts";
import { announce } from "../ui/announce.ts";
import { Announcer } from "../ui/Announcer.tsx";
import { focusOn } from "../ui/page/focusOn.ts";
import { showFocus } from "../ui/page/showFocus.ts";
import { storedTitle, updateEntryLanguage } from "./navigation/entry.ts";
import { dropPrerenderedHead } from "./start/prerenderedHead.ts";
import { reportWebVitals } from "./reportWebVitals.ts";
import { findVisit, routesOf } from "./routes.tsx";

visits.start();
lastPress.watch();

const page = document.documentElement;
const root = document.getElementById("root")!;
// React listens for clicks on `root`, and Firefox has screen readers call everything in an element
// that listens “clickable”: the window listens instead.
root.addEventListener = window.addEventListener.bind(window);

// A slow phone would not answer a tap during one long task, so the rest is another task.
await new Promise((nextTask) => setTimeout(nextTask));
// The router reads the address when it hears of this too, so it has to be right by then.
addEventListener("popstate", renew);
if (!pageGuide().museum) await (await import("./start/findGuide.ts")).findGuide(location.pathname);
const guide = pageGuide();
const router = createBrowserRouter(routesOf(guide), { basename: guide.base || "/" });
// A page out of the back/forward cache stands as it was left, and nothing else tells the router.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && renew())
    void router.navigate(location.pathname.slice(guide.base.length) + location.search, {
      replace: true,
      preventScrollReset: true,
    });
});

// Rendering before the screen and its words are there would not match what was prerendered.
await new Promise<void>((initialized) => {
  if (router.state.initialized) return initialized();
  const unsubscribe = router.subscribe((state) => {
    if (!state.initialized) return;
    unsubscribe();
    initialized();
  });
});

const isAsPrerendered =
  page.dataset["prerendered"] === "visitor" &&
  page.dataset["foreign"] === undefined &&
  !router.state.errors &&
  findVisit(router.state.loaderData)?.language === page.lang;
const focusWasInside = root.contains(document.activeElement);
const announcedTitle = page.dataset["replaced"] === undefined ? document.title : storedTitle();

if (isAsPrerendered) {
  // A slow phone would not answer a tap while React hydrates at once, so it does so in small steps.
  startTransition(() => void hydrateRoot(root, <App />));
} else {
  dropPrerenderedHead();
  // Firefox tells a screen reader the language that an element had when it appeared, so it is set
  // before anything is rendered.
  root.lang = page.lang;
  createRoot(root).render(<App />);
}

showFocus();
reportWebVitals();

function renew() {
  return updateEntryLanguage(preferredLanguage.read());
}

/** Has the app kept on the device. The code for it is fetched only now, so the page comes first. */
async function keepApp(slug: string) {
  try {
    const { appUpdate } = await import("../platform/serviceWorkers/appUpdate.ts");
    await appUpdate.watch(slug);
  } catch (error) {
    // Storage is blocked, or the network has gone: the app works for as long as it is open.
    console.info("The app cannot be kept on this device.", error);
  }
}

function whenIdle(act: () => void) {
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}

function App() {
  useLayoutEffect(() => {
    delete page.dataset["foreign"];
  }, []);

  useEffect(() => {
    page.dataset["enhanced"] = "";
    const museum = findVisit(router.state.loaderData)?.museum.slug;
    if (museum && import.meta.env.PROD) whenIdle(() => void keepApp(museum));
    // The browser announced the title of the page that this one has replaced.
    if (document.title !== announcedTitle) announce(document.title);
    if (!isAsPrerendered && focusWasInside) focusOn(document.querySelector("h1"));
  }, []);

  return (
    <StrictMode>
      {/* With transitions, screens on a slow phone learn late that a navigation has begun: the
          scanner then opened what a code led to, and the language just chosen was lost. */}
      <RouterProvider router={router} useTransitions={false} />
      <Announcer />
    </StrictMode>
  );
}
