import { kinds, techniques } from "../../content/schema/schema.ts";
import { at, type WorkDocument } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { it } from "../../content/publishing/phrases/it.ts";
import { ChoiceField } from "../parts/fields/ChoiceField.tsx";
import { TextField } from "../parts/fields/TextField.tsx";
import { rememberOriginal, wordsEdits } from "../words/wordsEdits.ts";
import { MakersForm } from "./MakersForm.tsx";
import { NumberField } from "./NumberField.tsx";
import { ReadField } from "./ReadField.tsx";

const kindsInItalian: Record<(typeof kinds)[number], string> = {
  painting: "dipinto",
  sculpture: "scultura",
  object: "oggetto",
  room: "sala",
  building: "edificio",
};

const OWN = "own";

type FactsFormProps = { slug: string; work: WorkDocument };

/** The form for the facts of a work; all but the title and the number are optional. */
export function FactsForm({ slug, work }: FactsFormProps) {
  const draft = useDraft();
  const [own] = useMuseum().languages;
  const words = useDocument(at.words(own, slug));
  const title = work.title || untitled(work);
  const inventoryOf = useInventoryTwice(slug, work);

  function change(what: string, changed: Partial<WorkDocument>) {
    const path = at.work(slug);
    const seen =
      changed.title === undefined ? [] : rememberOriginal(draft.read, slug, "title", work.title);
    draft.edit(`${title}, ${what}`, [[path, { ...work, ...changed }], ...seen], `${path}#${what}`);
  }
  const text = (key: "room" | "inventory" | "note", what: string) => ({
    value: work[key] ?? "",
    onText: (written: string) => change(what, { [key]: written }),
  });

  return (
    <section className="studio-card" aria-labelledby="facts">
      <h2 id="facts">I dati dell’opera</h2>
      <div className="work-pair">
        <TextField
          label="Titolo"
          hint="Come lo scrive il museo, nella sua lingua."
          value={work.title}
          onText={(written) => change("titolo", { title: written })}
          lang={own}
          problem={work.title.trim() ? undefined : `Senza titolo si chiamerà «${untitled(work)}».`}
        />
        <NumberField slug={slug} work={work} />
      </div>
      <MakersForm work={work} onMakers={(makers) => change("autore", { makers })} />
      <div className="work-pair">
        <ChoiceField
          label="Che cos’è"
          value={work.kind ?? "painting"}
          choices={kinds.map((kind) => [kind, kindsInItalian[kind]])}
          onChoice={(kind) => change("che cos’è", { kind })}
        />
        <ReadField
          slug={slug}
          work={work}
          field="date"
          label="Data"
          hint="Per esempio: 1613 · 1613-1615 · verso il 1525 · prima del 1612 · XVII secolo · I secolo a.C."
        />
      </div>
      <div className="work-pair">
        <div className="field">
          <ChoiceField
            label="Tecnica o materiale"
            hint="Quelle dell’elenco, Varco le traduce da sé in ogni lingua."
            value={work.technique ?? OWN}
            choices={[
              [OWN, "un’altra, da scrivere"],
              ...techniques.map((each) => [each, it.techniques[each]] as const),
            ]}
            onChoice={(technique) => {
              const { technique: _, ...others } = work;
              const changed = technique === OWN ? others : { ...work, technique };
              draft.edit(`${title}, tecnica`, [[at.work(slug), changed]]);
            }}
          />
          {work.technique !== undefined && words?.technique && (
            <p className="work-read">
              Prima, o nella scheda importata, c’era scritto: «
              <span lang={own}>{words.technique}</span>». Resta qui come appunto: chi visita legge
              la tecnica scelta nell’elenco, in ogni lingua.
            </p>
          )}
          {work.technique === undefined && (
            <TextField
              label="Quale tecnica o materiale"
              value={words?.technique ?? ""}
              onText={(written) =>
                draft.edit(
                  `${title}, tecnica`,
                  wordsEdits(draft.read, { slug, language: own }, "technique", written),
                  `${at.words(own, slug)}#technique`,
                )
              }
              lang={own}
            />
          )}
        </div>
        <ReadField
          slug={slug}
          work={work}
          field="size"
          label="Misure"
          hint="Senza cornice. Per esempio: 127,5 × 188,5 cm · altezza 243 cm · diametro 62 cm"
        />
      </div>
      <div className="work-pair">
        <TextField
          label="Numero d’inventario"
          {...text("inventory", "inventario")}
          problem={
            inventoryOf &&
            `È anche il numero di «${inventoryOf}»: finché è doppio, per quest’opera non viene pubblicato.`
          }
        />
        <TextField
          label="Sala"
          hint="Come la chiamano i cartelli del museo."
          {...text("room", "sala")}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={work.isTactile ?? false}
          onChange={({ currentTarget: { checked } }) => {
            const { isTactile: _, ...others } = work;
            const changed = checked ? { ...work, isTactile: true } : others;
            draft.edit(`${title}, modello tattile`, [[at.work(slug), changed]]);
          }}
        />
        Il museo ha un modello tattile di quest’opera
      </label>
      <TextField
        label="Appunti"
        hint="Per chi lavora alla scheda. Chi visita non li vede."
        isLong
        {...text("note", "appunti")}
      />
    </section>
  );
}

/** The title of another work with the same inventory number. */
function useInventoryTwice(slug: string, { inventory }: WorkDocument) {
  const draft = useDraft();
  const { works } = useMuseum();
  const number = inventory?.trim();
  if (!number) return undefined;
  const first = works.find((each) => draft.read(at.work(each))?.inventory?.trim() === number);
  const other = first && first !== slug ? draft.read(at.work(first)) : undefined;
  return other && (other.title || untitled(other));
}
