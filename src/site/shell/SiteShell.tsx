import type { ReactNode } from "react";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteNav } from "./SiteNav.tsx";
import "./SiteShell.css";

/** What stands around every page of the site. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteNav />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
