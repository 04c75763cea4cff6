// First, because it declares the order of the CSS layers.
import "../ui/base.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createHashRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { registerStudioWorker } from "../platform/serviceWorkers/registerStudioWorker.ts";
import { studioRoutes } from "../studio/routes.tsx";
import { StudioError } from "../studio/shell/StudioError.tsx";
import { Announcer } from "../ui/Announcer.tsx";
import { showFocus } from "../ui/page/showFocus.ts";
import { Root } from "./Root.tsx";

// A slow computer would not answer a key during one long task: the modules are one, and what is
// shown comes in small steps.
setTimeout(open);

function open() {
  // The studio is one page on every host: the address of a screen stands behind the #.
  const router = createHashRouter([
    {
      Component: Root,
      ErrorBoundary: StudioError,
      HydrateFallback: () => <p className="studio-loading">Apro lo studio…</p>,
      children: studioRoutes,
    },
  ]);
  const root = createRoot(document.getElementById("root")!);
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} useTransitions={false} />
        <Announcer />
      </StrictMode>,
    ),
  );
  showFocus();
  registerStudioWorker();
}
