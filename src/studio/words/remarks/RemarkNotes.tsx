import type { Remark } from "../../../content/proofreading/remark.ts";
import { remarkInItalian } from "../../../content/proofreading/remarkInItalian.ts";
import type { Language } from "../../../i18n/languages.ts";
import { Icon } from "../../../ui/brand/Icon.tsx";
import "./RemarkNotes.css";

/** What there is to remark on one text: what, and on request why and how else. */
export function RemarkNotes({
  id,
  remarks,
  language,
}: {
  id: string;
  remarks: readonly Remark[];
  language: Language;
}) {
  if (remarks.length === 0) return null;
  return (
    <ul role="list" className="remarks">
      {remarks.map((remark, index) => {
        const { title, reason, example } = remarkInItalian(remark, language);
        // An example is in the language of the text where the rule is about that language.
        const isItalian = remarkInItalian(remark, "it").example?.not === example?.not;
        const lang = isItalian ? undefined : language;
        return (
          <li key={`${remark.rule}-${title}`}>
            <details className="remark">
              <summary>
                <Icon name="light" />
                <span id={`${id}-${index}`}>{title}</span>
              </summary>
              <div className="remark-reason">
                <p>{reason}</p>
                {example && (
                  <dl>
                    <dt>Invece di</dt>
                    <dd lang={lang}>{example.not}</dd>
                    <dt>meglio</dt>
                    <dd lang={lang}>{example.but}</dd>
                  </dl>
                )}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** For `aria-describedby`: a screen reader says the remarks on coming back to the field. */
export function remarkIds(id: string, remarks: readonly Remark[]): string | undefined {
  return remarks.map((_, index) => `${id}-${index}`).join(" ") || undefined;
}

/** “2 osservazioni”. */
export function remarkCount(count: number): string {
  return count === 1 ? "1 osservazione" : `${count} osservazioni`;
}
