import type { Work } from "../../../catalogue/catalogue.ts";
import { useVisit } from "../../shell/visit.ts";

export function WorkDetails({ work }: { work: Work }) {
  const { artwork } = useVisit().messages;
  const facts = (["date", "technique", "size", "inventory", "room"] as const).filter(
    (fact) => work[fact],
  );
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="work-details">
      <h2 id="work-details">{artwork.facts}</h2>
      <dl className="work-details">
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{artwork[fact]}</dt>
            <dd>{work[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
