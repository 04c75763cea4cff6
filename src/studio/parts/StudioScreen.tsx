import { useId, type ReactNode } from "react";
import "./StudioScreen.css";

type StudioScreenProps = {
  title: string;
  /** Where the heading is not in Italian. */
  titleLanguage?: string | undefined;
  /** Which of several screens with this heading it is, for the title; the lead is said with it. */
  about?: string;
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** As wide as the window. */
  isWide?: boolean;
  children: ReactNode;
};

/** The title and the heading of a screen of the studio. */
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
