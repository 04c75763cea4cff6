import { useEffect, useLayoutEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import type { Guide } from "../../catalogue/guide.ts";
import { errorMessages } from "../../i18n/inAllLanguages/errorMessages.ts";
import { defaultLanguage, isLanguage } from "../../i18n/languages.ts";
import { browserLanguage } from "../../platform/browser/browserLanguage.ts";
import { network } from "../../platform/offline/network.ts";
import { preferredLanguage } from "../../platform/storage/preferredLanguage.ts";
import { REPLACED, UNREACHED } from "../../platform/offline/readCatalogue.ts";
import { Archway } from "../../ui/brand/Archway.tsx";
import { Brand } from "../../ui/brand/Brand.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { dropPrerenderedHead } from "../start/prerenderedHead.ts";
import { useArrival } from "../navigation/useArrival.ts";
import "./ErrorScreen.css";

/** The router's own words for an unknown address or a crash, and under them a way on. */
export function ErrorScreen({ guide: { base, address, site, museum } }: { guide: Guide }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  useArrival(error);
  useLayoutEffect(dropPrerenderedHead, []);
  const kind = error instanceof Error && error.name;
  useEffect(() => {
    if (kind === REPLACED) void renewApp();
  }, [kind]);

  const asked = new URLSearchParams(search).get("lang");
  const language = isLanguage(asked)
    ? asked
    : (preferredLanguage.read() ?? browserLanguage() ?? defaultLanguage);
  const messages = errorMessages[language];
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const isOffline = () => kind === UNREACHED || network.isOffline();
  const sentence = notFound ? messages.notFound : isOffline() ? messages.offline : messages.broken;

  return (
    <div className="error-screen">
      <PageHead
        title={`${sentence} · Varco`}
        description={sentence}
        language={language}
        siteAddress={address}
        indexed={false}
      />
      <header>
        {/* The app itself may be broken, so these links have the browser load a page. */}
        <a href={`${site ?? base}/`} aria-label={messages.home}>
          <Brand />
        </a>
      </header>
      <main id="main">
        <div className="error-picture">
          <Archway />
        </div>
        <h1 lang="en">Unexpected Application Error!</h1>
        <p lang="en" className="error-what">
          {whatHappened(error)}
        </p>
        <p>{sentence}</p>
        <ul role="list">
          {!notFound && (
            <li>
              <a href={base + pathname + search}>{messages.tryAgain}</a>
            </li>
          )}
          {site !== undefined && (
            <li>
              <a href={`${site}/`}>{messages.home}</a>
            </li>
          )}
          <li>
            {museum ? (
              <a
                href={`${base}/${museum.slug}${museum.languages.includes(language) ? `?lang=${language}` : ""}`}
              >
                {messages.visit(museum.name)}
              </a>
            ) : (
              <a href={`${base}/musei`} hrefLang="it">
                {messages.museums}
              </a>
            )}
          </li>
        </ul>
      </main>
    </div>
  );
}

/** The service worker would answer with the old version again, so the next one is fetched. */
async function renewApp() {
  try {
    const { appUpdate } = await import("../../platform/serviceWorkers/appUpdate.ts");
    await appUpdate.renew();
  } catch {
    // The next version cannot be had now: the links of this page still lead on.
  }
}

function whatHappened(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
