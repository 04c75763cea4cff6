import { Brand } from "../../ui/brand/Brand.tsx";
import "./StudioShell.css";

/** The bar of a screen that is of no draft: it leads to all of them. */
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
