import { memo } from "react";
import { Link } from "react-router";
import type { Language } from "../../i18n/languages.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import type { WorkCoverage } from "./counting/coverageOf.ts";
import type { allFormats } from "./counting/formats.ts";
import { placeOf } from "./counting/placeOf.ts";
import { stateInItalian } from "./stateInItalian.ts";
import { StateMark } from "./StateMark.tsx";

type CoverageRowProps = {
  /** The address of the draft. */
  base: string;
  coverage: WorkCoverage;
  /** Those that are columns of the table. */
  formats: typeof allFormats;
  language: Language;
  /** The museum’s own language, in which the title is. */
  own: Language;
};

/** How far one work is in one language; each cell leads to where it is mended. */
export const CoverageRow = memo(function CoverageRow({
  base,
  coverage: { slug, work, in: inLanguages },
  formats,
  language,
  own,
}: CoverageRowProps) {
  const cells = inLanguages[language]!;
  const title = <span lang={own}>{work.title.trim() || untitled(work)}</span>;
  return (
    <tr>
      <th scope="row">
        <span className="coverage-title">
          <span className="coverage-number">{work.id}</span> {title}
        </span>
      </th>
      {formats.map((format) => {
        const { state, says, note } = cells[format.key];
        const where = format.isForAll ? "" : ` in ${languagesInItalian[language]}`;
        return (
          <td key={format.key} data-state={state}>
            <Link to={`${base}/${placeOf({ format, cells, slug, language, own })}`}>
              <StateMark state={state} />
              <span>
                <span className="visually-hidden">
                  {title}, {format.name}
                  {where}:{" "}
                </span>
                <span className="coverage-says">{says ?? stateInItalian[state]}</span>
                {note && <span className="coverage-note"> {note}</span>}
              </span>
            </Link>
          </td>
        );
      })}
    </tr>
  );
});
