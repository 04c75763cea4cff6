import { factsInWords } from "../../content/publishing/factsInWords.ts";
import { at, type WorkDocument } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { dateFrom } from "./facts/dateFrom.ts";
import { dateText } from "./facts/dateText.ts";
import { sizeFrom } from "./facts/sizeFrom.ts";
import { sizeText } from "./facts/sizeText.ts";
import { TextField } from "../parts/fields/TextField.tsx";
import { useState } from "react";

type ReadFieldProps = {
  slug: string;
  work: WorkDocument;
  field: "date" | "size";
  label: string;
  hint: string;
};

const names = { date: "data", size: "misure" };

const inDoubt =
  "Lo studio non riesce a leggerlo con certezza: resta scritto qui, ma chi visita non lo vede.";
const advice = {
  date: "Prova a scriverlo come negli esempi, con l’anno per intero e senza il mese in cifre.",
  size: "Prova a scriverlo come negli esempi, con l’unità: cm, mm o m.",
};

/** A field for a date or a size in free text; under it stands how the text was understood. */
export function ReadField({ slug, work, field, label, hint }: ReadFieldProps) {
  const draft = useDraft();
  const { languages } = useMuseum();
  /** The text while it is typed; once the field is left it shows the studio’s own wording. */
  const [written, setWritten] = useState<string>();
  const { date, size } = work;
  const known = field === "date" ? date && dateText(date) : size && sizeText(size);
  const unread = work.unread?.[field];

  function change(text: string) {
    setWritten(text);
    const { [field]: _, unread: others, ...rest } = work;
    const value = field === "date" ? dateFrom(text) : sizeFrom(text);
    const { [field]: __, ...unreadElse } = others ?? {};
    const stillUnread = value || !text.trim() ? unreadElse : { ...unreadElse, [field]: text };
    const changed = {
      ...rest,
      ...(value && { [field]: value }),
      ...(Object.keys(stillUnread).length > 0 && { unread: stillUnread }),
    };
    const path = at.work(slug);
    const title = work.title || untitled(work);
    draft.edit(`${title}, ${names[field]}`, [[path, changed]], `${path}#${field}`);
  }

  const title = factsInWords(
    { slug, id: work.id, title: work.title, ...(date && { date }), ...(size && { size }) },
    undefined,
    languages[0],
  );
  const said = title[field];
  return (
    <div className="field">
      <TextField
        label={label}
        hint={hint}
        value={written ?? unread ?? known ?? ""}
        onText={change}
        onBlur={() => setWritten(undefined)}
        problem={unread && `${inDoubt} ${advice[field]}`}
      />
      {said && (
        <p className="work-read">
          Si leggerà: <span lang={languages[0]}>{said}</span>
        </p>
      )}
    </div>
  );
}
