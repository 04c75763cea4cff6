import { Icon } from "../../../ui/brand/Icon.tsx";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { keepFocus } from "../../parts/keepFocus.ts";
import { marksIn, withoutMark } from "./marks.ts";
import "./MarkTool.css";

/** The foreign words of a text, each with a button that takes its mark away. */
export function MarkChips({
  text,
  of,
  onText,
}: {
  text: string;
  /** Which text it is, for a screen reader. */
  of: string;
  onText: (text: string) => void;
}) {
  const marks = marksIn(text);
  if (marks.length === 0) return null;
  return (
    <ul role="list" className="mark-chips" aria-label={`Parole straniere: ${of}`}>
      {marks.map((mark) => (
        <li key={mark.start}>
          <button
            type="button"
            className="mark-chip"
            aria-label={`Togli il segno di lingua: ${mark.words}, ${languagesInItalian[mark.language]}, ${of}`}
            onClick={() => {
              onText(withoutMark(text, mark));
              keepFocus();
            }}
          >
            <span lang={mark.language}>{mark.words}</span>
            <span>· {languagesInItalian[mark.language]}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
