import type { Visit } from "./visit.ts";
import "./AboutLinks.css";

/** Leads out of the visit, to the statement and the policy of the site, which is in Italian. */
export function AboutLinks({ visit: { museum, messages } }: { visit: Visit }) {
  const { title, where, accessibility, privacy } = messages.about;
  // A guide that was published by itself may not know where anybody has these pages.
  if (museum.site === undefined) return null;
  return (
    <nav className="about-links" aria-label={title}>
      <p>{where}</p>
      <ul role="list">
        {(
          [
            ["accessibilita", accessibility],
            ["privacy", privacy],
          ] as const
        ).map(([page, name]) => (
          <li key={page}>
            {/* The pages of the site come without the app, so the browser loads them. */}
            <a href={`${museum.site}/${page}`} hrefLang="it">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
