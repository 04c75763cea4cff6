import type { ReactNode } from "react";
import "./StudioScreen.css";

type StudioScreenProps = {
  title: string;
  /** Where the heading is not in Italian. */
  titleLanguage?: string | undefined;
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
  lead,
  actions,
  isWide = false,
  children,
}: StudioScreenProps) {
  return (
    <div className="studio-screen" data-wide={isWide}>
      <title>{`${title} · Studio · Varco`}</title>
      <header className="studio-head">
        <h1 lang={titleLanguage}>{title}</h1>
        {actions && <div className="studio-actions">{actions}</div>}
        {lead && <p className="studio-lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
