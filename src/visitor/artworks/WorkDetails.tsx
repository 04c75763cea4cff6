import type { Dating, Work } from "../../content/museum.ts";
import type { Messages } from "../../i18n/en.ts";
import { numberIn } from "../../i18n/numbers.ts";
import { useVisit } from "../visit.ts";

export function WorkDetails({ work }: { work: Work }) {
  const { language, messages } = useVisit();
  const { artwork } = messages;
  const measures = artwork.measures(
    numberIn(language, work.size.height),
    numberIn(language, work.size.width),
  );
  return (
    <section aria-labelledby="work-details">
      <h2 id="work-details">{artwork.facts}</h2>
      <dl className="work-details">
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

function dateIn(dates: Messages["artwork"]["dates"], date: Dating) {
  if ("before" in date) return dates.before(date.before);
  if (typeof date.about === "number") return dates.about(date.about);
  return dates.between(...date.about);
}
