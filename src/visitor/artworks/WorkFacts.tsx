import type { Dating, Work } from "../../content/museum.ts";
import type { Messages } from "../../i18n/en.ts";
import { numberIn } from "../../i18n/numbers.ts";
import { useVisit } from "../visit.ts";

export function WorkFacts({ work }: { work: Work }) {
  const { language, words } = useVisit();
  const { artwork } = words;
  const measures = artwork.measures(
    numberIn(language, work.size.height),
    numberIn(language, work.size.width),
  );
  return (
    <section aria-labelledby="work-facts">
      <h2 id="work-facts">{artwork.facts}</h2>
      <dl className="work-facts">
        <Fact name={artwork.date} value={dateIn(artwork.dates, work.date)} />
        <Fact name={artwork.technique} value={artwork.techniques[work.technique]} />
        <Fact name={artwork.size} value={measures} />
        <Fact name={artwork.inventory} value={work.inventory} />
        {work.room && <Fact name={artwork.room} value={work.room} />}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function dateIn(words: Messages["artwork"]["dates"], date: Dating) {
  if ("before" in date) return words.before(date.before);
  if (typeof date.about === "number") return words.about(date.about);
  return words.between(...date.about);
}
