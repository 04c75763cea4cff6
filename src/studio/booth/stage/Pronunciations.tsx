import type { pronunciationsIn } from "../../../content/speaking/pronunciations.ts";
import type { Language } from "../../../i18n/languages.ts";
import { asIfSpelt, asIn } from "../boothInItalian.ts";

/** How the foreign names of a sentence are said; a screen reader reads it as its description. */
export function Pronunciations({
  id,
  names,
  language,
}: {
  id: string;
  names: ReturnType<typeof pronunciationsIn>;
  language: Language;
}) {
  if (names.length === 0) return null;
  // A screen reader cannot read phonetic letters.
  const described = names.flatMap(({ words, how }) => {
    if ("as" in how) return [`${words}: ${asIn(how.as)}.`];
    return "like" in how ? [`${words}: ${asIfSpelt} ${how.like}.`] : [];
  });
  return (
    <>
      <p id={id} hidden>
        {described.join(" ")}
      </p>
      <dl className="booth-names" aria-hidden="true">
        {names.map(({ words, how }) => (
          <div key={words}>
            <dt lang={"as" in how ? how.as : language}>{words}</dt>
            <dd>
              {"as" in how && asIn(how.as)}
              {"ipa" in how && <span className="booth-ipa">{`/${how.ipa}/`}</span>}
              {"like" in how && (
                <>
                  {asIfSpelt} <span lang={language}>{how.like}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
