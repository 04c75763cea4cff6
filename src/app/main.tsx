// First, for the order of the layers.
import "../ui/base.css";
import { StrictMode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Announcer } from "../ui/Announcer.tsx";
import { reportWebVitals } from "./reportWebVitals.ts";
import { routes } from "./routes.tsx";

const page = document.documentElement;
const root = document.getElementById("root")!;
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

const isPrerendered = page.dataset["prerendered"] !== undefined;
const isForeign = page.dataset["foreign"] !== undefined;

if (isPrerendered && !isForeign && !router.state.errors) {
  hydrateRoot(root, <App />);
} else {
  document.head.querySelectorAll("[data-page]").forEach((element) => element.remove());
  createRoot(root).render(<App />);
}

reportWebVitals();

function App() {
  useLayoutEffect(() => {
    delete page.dataset["foreign"];
  }, []);
  return (
    <StrictMode>
      <RouterProvider router={router} />
      <Announcer />
    </StrictMode>
  );
}
