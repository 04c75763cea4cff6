import type { Visit } from "./visit.ts";
import "./AboutLinks.css";

/** Leads out of the visit, to the statement and the policy of the site, which is in Italian. */
export function AboutLinks({ visit }: { visit: Visit }) {
  const { title, where, accessibility, privacy } = visit.messages.about;
  return (
    <nav className="about-links" aria-label={title}>
      <p>{where}</p>
      <ul role="list">
        {(
          [
            ["/accessibilita", accessibility],
            ["/privacy", privacy],
          ] as const
        ).map(([address, name]) => (
          <li key={address}>
            {/* The pages of the site come without the app, so the browser loads them. */}
            <a href={address} hrefLang="it">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
