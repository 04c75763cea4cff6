import { useEffect, useRef } from "react";
import { Outlet, useHref, useLoaderData, useMatches } from "react-router";
import { languageUnasked } from "../../catalogue/museumLanguages.ts";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { PendingBar } from "../../ui/page/PendingBar.tsx";
import { SkipLink } from "../../ui/page/SkipLink.tsx";
import { AboutLinks } from "./AboutLinks.tsx";
import { BackLink } from "./BackLink.tsx";
import { EndVisit } from "./EndVisit.tsx";
import { LanguageDialog } from "../language/LanguageDialog.tsx";
import { LanguageOffer } from "../language/LanguageOffer.tsx";
import { LanguageSwitch } from "../language/LanguageSwitch.tsx";
import type { Visit, VisitorHandle } from "./visit.ts";
import { LentDevice } from "./LentDevice.tsx";
import "./VisitorShell.css";

export function VisitorShell() {
  const visit = useLoaderData<Visit>();
  const handle = useMatches().at(-1)?.handle as VisitorHandle | undefined;
  const languages = useRef<HTMLDialogElement>(null);
  // The first screen is itself the choice of a language, and has nothing to skip or go back to.
  const isFirst = handle?.back === undefined;
  // The first screen and those that lead back to it: links out interrupt no tour, no captions.
  const isBeginning = !handle?.back;

  const { museum, language } = visit;
  const folder = language === languageUnasked(museum) ? "" : `/${language}`;
  const manifest = useHref(`${folder}/${museum.slug}.webmanifest`);
  useEffect(() => {
    // A phone that installs the app takes its shortcuts' names from it. The preview has none.
    document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
  }, [manifest]);

  return (
    <>
      <PendingBar label={visit.messages.loading} />
      {!isFirst && <LanguageOffer visit={visit} />}
      <header className="visitor-bar bar">
        {!isFirst && <SkipLink>{visit.messages.skipToContent}</SkipLink>}
        {handle?.back !== undefined && (
          <BackLink
            visit={visit}
            screen={handle.back}
            to={handle.backTo && visit.messages[handle.backTo].title}
          />
        )}
        <p className="visitor-museum" lang={visit.museum.languages[0]}>
          {visit.museum.name}
        </p>
        {!isFirst && <LanguageSwitch visit={visit} onClick={() => openDialog(languages.current)} />}
      </header>
      <main id="main" tabIndex={-1} className="visitor-main" data-fills={handle?.fills}>
        <Outlet context={visit} />
      </main>
      <footer className={isBeginning ? "visitor-foot" : "visitor-foot needs-script"}>
        {!isFirst && <EndVisit visit={visit} />}
        {isBeginning && <AboutLinks visit={visit} />}
      </footer>
      {!isFirst && <LanguageDialog ref={languages} visit={visit} />}
      <LentDevice visit={visit} />
    </>
  );
}
