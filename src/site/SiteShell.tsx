import { useEffect } from "react";
import { Outlet } from "react-router";
import { enhanceSite } from "./enhanceSite.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteNav } from "./SiteNav.tsx";
import "./SiteShell.css";

export function SiteShell() {
  // While developing; the built pages come with a script of their own and without React.
  useEffect(() => enhanceSite(() => import("./models/modelViewer.ts")), []);

  return (
    <>
      <SiteNav />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
