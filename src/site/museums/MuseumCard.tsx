import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
import { Icon } from "../../ui/brand/Icon.tsx";
import { languagesInWords, offersInItalian } from "./offersInItalian.ts";

/** A museum with what it has for whom; the whole card leads into its guide. */
export function MuseumCard({ museum }: { museum: MuseumSummary }) {
  const { slug, name, languages, works } = museum;
  const [own] = languages;
  return (
    <li className="museum">
      <div>
        <h3>
          <a href={`/${slug}`} {...(own !== "it" && { lang: own })}>
            {name}
            <Icon name="next" />
          </a>
        </h3>
        <p className="museum-facts">
          {works === 1 ? "Un’opera" : `${works} opere`}, in {languagesInWords(languages)}
        </p>
      </div>
      <dl className="museum-offers">
        {offersInItalian(museum).map(({ who, what }) => (
          <div key={who}>
            <dt>{who}</dt>
            {what.map((each) => (
              <dd key={each}>{each}</dd>
            ))}
          </div>
        ))}
      </dl>
    </li>
  );
}
