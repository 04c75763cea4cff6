import { factsInWords } from "../../content/publishing/factsInWords.ts";
import { mostMakers } from "../../content/schema/limits.ts";
import { hands } from "../../content/schema/schema.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { WorkDocument } from "../draft/documents/documents.ts";
import { useMuseum } from "../draft/useDraft.ts";
import { ChoiceField } from "../parts/fields/ChoiceField.tsx";
import { keepFocus } from "../parts/keepFocus.ts";
import { TextField } from "../parts/fields/TextField.tsx";

type Makers = NonNullable<WorkDocument["makers"]>;

const handsInItalian: Record<(typeof hands)[number] | "own", string> = {
  own: "di sua mano",
  attributed: "attribuito a",
  workshopOf: "bottega di",
  withWorkshop: "con la sua bottega",
  withAssistants: "con i suoi aiuti",
  workshop: "attribuito a … e bottega",
  school: "scuola di",
  circle: "cerchia o ambito di",
  follower: "seguace di",
  manner: "maniera di",
  after: "copia da",
};

/** The makers of a work; an empty list where nobody is known. */
export function MakersForm({
  work: { makers },
  onMakers,
}: {
  work: WorkDocument;
  onMakers: (makers: Makers) => void;
}) {
  const [own] = useMuseum().languages;
  const named = makers?.filter(({ name }) => name.trim()) ?? [];
  const read =
    named.some(({ hand }) => hand) &&
    factsInWords({ slug: "", id: 1, title: "", makers: named }, undefined, own).artist;
  const rows: Makers = makers && makers.length > 0 ? makers : [{ name: "" }];
  return (
    <fieldset className="field start-languages">
      <legend>Autore</legend>
      {rows.map((maker, number) => (
        // oxlint-disable-next-line react/no-array-index-key -- a maker has nothing but its place
        <div key={number} className="work-maker">
          <TextField
            label={rows.length > 1 ? `Nome dell’autore ${number + 1}` : "Nome"}
            hint={number === 0 ? "Se non si conosce, lascia vuoto." : undefined}
            value={maker.name}
            onText={(name) => onMakers(rows.with(number, { ...maker, name }))}
          />
          <ChoiceField
            label={rows.length > 1 ? `Mano dell’autore ${number + 1}` : "Mano"}
            value={maker.hand ?? "own"}
            choices={(["own", ...hands] as const).map((hand) => [hand, handsInItalian[hand]])}
            onChoice={(hand) =>
              onMakers(rows.with(number, { name: maker.name, ...(hand !== "own" && { hand }) }))
            }
          />
          {rows.length > 1 && (
            <Button
              look="quiet"
              icon="close"
              aria-label={`Togli ${maker.name || `l’autore ${number + 1}`}`}
              onClick={() => {
                onMakers(rows.toSpliced(number, 1));
                announce("Autore tolto");
                keepFocus();
              }}
            />
          )}
        </div>
      ))}
      {read && (
        <p className="work-read">
          Si leggerà: <span lang={own}>{read}</span>
        </p>
      )}
      {rows.length < mostMakers && rows.at(-1)!.name.trim() !== "" && (
        <Button
          look="quiet"
          icon="plus"
          onClick={({ currentTarget }) => {
            const all = currentTarget.parentElement;
            onMakers([...rows, { name: "" }]);
            // The new field is rendered after this handler, and this button may be gone by then.
            setTimeout(() => {
              all?.querySelector<HTMLElement>(".work-maker:last-of-type input")?.focus();
            });
          }}
        >
          Aggiungi un altro autore
        </Button>
      )}
    </fieldset>
  );
}
