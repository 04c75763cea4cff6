import { useId, type ReactNode } from "react";
import "./StudioScreen.css";

type StudioScreenProps = {
  title: string;
  /** The language of the heading, if it is not Italian. */
  titleLanguage?: string | undefined;
  /** Tells screens with one heading apart in the title; screen readers then also say the lead. */
  about?: string;
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** As wide as the window. */
  isWide?: boolean;
  children: ReactNode;
};

/** A screen of the studio: title of the page, heading and content. */
export function StudioScreen({
  title,
  titleLanguage,
  about,
  lead,
  actions,
  isWide = false,
  children,
}: StudioScreenProps) {
  const id = useId();
  return (
    <div className="studio-screen" data-wide={isWide}>
      <title>{`${about ? `${title}, ${about}` : title} · Studio · Varco`}</title>
      <header className="studio-head">
        <h1 lang={titleLanguage} aria-describedby={about && id}>
          {title}
        </h1>
        {actions && <div className="studio-actions">{actions}</div>}
        {lead && (
          <p id={id} className="studio-lead">
            {lead}
          </p>
        )}
      </header>
      {children}
    </div>
  );
}
