import { Brand } from "../../ui/brand/Brand.tsx";
import "./StudioShell.css";

/** The bar of a screen without a draft: it links to the list of drafts. */
export function BarToDrafts() {
  return (
    <header className="studio-bar bar">
      <div className="studio-top">
        <a href="#/" className="studio-brand" aria-label="Varco studio, tutte le bozze">
          <Brand />
        </a>
      </div>
    </header>
  );
}
