import { Outlet, useLoaderData, useMatches } from "react-router";
import { PendingBar } from "../ui/PendingBar.tsx";
import { SkipLink } from "../ui/SkipLink.tsx";
import { BackLink } from "./BackLink.tsx";
import { EndVisit } from "./EndVisit.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import type { Visit, VisitorHandle } from "./visit.ts";
import "./VisitorShell.css";

export function VisitorShell() {
  const visit = useLoaderData<Visit>();
  const handle = useMatches().at(-1)?.handle as VisitorHandle | undefined;
  return (
    <>
      <SkipLink>{visit.words.skipToContent}</SkipLink>
      <PendingBar label={visit.words.loading} />
      <header className="visitor-bar bar">
        {handle?.back !== undefined && (
          <BackLink
            visit={visit}
            screen={handle.back}
            to={handle.backTo && visit.words[handle.backTo].title}
            byHistory={handle.byHistory ?? false}
          />
        )}
        <p className="visitor-museum" lang="it">
          {visit.museum.name}
        </p>
        <LanguageSwitch visit={visit} />
      </header>
      <main id="main" tabIndex={-1} className="visitor-main" data-fills={handle?.fills}>
        <Outlet context={visit} />
      </main>
      {handle?.back !== undefined && (
        <footer className="visitor-foot needs-script">
          <EndVisit visit={visit} />
        </footer>
      )}
    </>
  );
}
