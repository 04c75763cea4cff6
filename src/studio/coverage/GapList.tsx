import { Link } from "react-router";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import type { Gap } from "./counting/gap.ts";

/** What is missing, each with a link to where one begins. */
export function GapList({ gaps }: { gaps: readonly Gap[] }) {
  const { id } = useDraft();
  const [own] = useMuseum().languages;
  return (
    <ol role="list" className="coverage-gaps">
      {gaps.map(({ text, to, begin }) => (
        <li key={`${to} ${text}`}>
          {/* The link is the whole sentence: several links “apri Fontana” could not be told apart. */}
          <Link to={`/${id}/${to}`}>
            {text}: {begin.says}
            {begin.title && (
              <>
                {" "}
                <span lang={own}>{begin.title}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
