import { Marked } from "../../../ui/text/Marked.tsx";
import type { MarkedText } from "../../../i18n/markedText.ts";

/** What a page rests on. */
export function Sources({ sources }: { sources: readonly MarkedText[] }) {
  return (
    <section className="sources">
      <h2>Fonti</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <Marked text={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}
