import { Outlet } from "react-router";
import { PendingBar } from "../ui/PendingBar.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteNav } from "./SiteNav.tsx";
import "./SiteShell.css";

export function SiteShell() {
  return (
    <>
      <SkipLink>Vai al contenuto</SkipLink>
      <PendingBar label="Caricamento" />
      <SiteNav />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
