// First, for the order of the layers.
import "../ui/base.css";
import { startTransition, StrictMode, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { kept } from "../platform/kept.ts";
import { lastPress } from "../platform/lastPress.ts";
import { announce, Announcer } from "../ui/Announcer.tsx";
import { showFocus } from "../ui/showFocus.ts";
import { focusOn } from "./focusOn.ts";
import { keptTitle } from "./keptTitle.ts";
import { dropPrerenderedHead } from "./prerenderedHead.ts";
import { reportWebVitals } from "./reportWebVitals.ts";
import { routes } from "./routes.tsx";
import { visitIn } from "./visitIn.ts";

kept.start();
lastPress.watch();

const page = document.documentElement;
const root = document.getElementById("root")!;
// React listens for clicks there, and Firefox calls all that is in it clickable.
root.addEventListener = window.addEventListener.bind(window);

// A slow phone answers to a tap in between.
await new Promise((nextTask) => setTimeout(nextTask));
const router = createBrowserRouter(routes);

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
  visitIn(router.state.loaderData)?.language === page.lang;
const focusWasInside = root.contains(document.activeElement);
const announcedTitle = page.dataset["replaced"] === undefined ? document.title : keptTitle();

if (isAsPrerendered) {
  // In small steps, or a slow phone would not answer to a tap meanwhile.
  startTransition(() => void hydrateRoot(root, <App />));
} else {
  dropPrerenderedHead();
  // Nothing is there yet that a screen reader could take for another language's.
  root.lang = page.lang;
  createRoot(root).render(<App />);
}

showFocus();
reportWebVitals();

/** What is kept for later must not be in the way of the page itself. */
async function keepApp(slug: string) {
  try {
    const { newVersion } = await import("../platform/newVersion.ts");
    await newVersion.watch(slug);
  } catch (error) {
    // Storage is blocked, or the network has gone: the app works for as long as it is open.
    console.info("The app cannot be kept on this device.", error);
  }
}

function whenIdle(act: () => void) {
  // Safari does not know it.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}

function App() {
  useLayoutEffect(() => {
    delete page.dataset["foreign"];
  }, []);

  useEffect(() => {
    page.dataset["enhanced"] = "";
    const museum = visitIn(router.state.loaderData)?.museum.slug;
    if (museum && import.meta.env.PROD) whenIdle(() => void keepApp(museum));
    // The browser announced a page that stands there no more.
    if (document.title !== announcedTitle) announce(document.title);
    if (!isAsPrerendered && focusWasInside) focusOn(document.querySelector("h1"));
  }, []);

  return (
    <StrictMode>
      {/* As a transition, the news of a page on its way comes late on a slow phone: the scanner
          then set out for another page, over the language that was chosen. */}
      <RouterProvider router={router} useTransitions={false} />
      <Announcer />
    </StrictMode>
  );
}
