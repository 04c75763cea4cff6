import { useState } from "react";
import { workNumbers } from "../../content/schema/limits.ts";
import { at, type WorkDocument } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { TextField } from "../parts/fields/TextField.tsx";

/**
 * The number on the label. One that is out of range or taken is not stored, and the field says why.
 */
export function NumberField({ slug, work }: { slug: string; work: WorkDocument }) {
  const draft = useDraft();
  const { works } = useMuseum();
  const [refused, setRefused] = useState<{ text: string; problem: string }>();

  function change(text: string) {
    const problem = problemOf(text);
    setRefused(problem ? { text, problem } : undefined);
    if (problem) return;
    const path = at.work(slug);
    const title = work.title || untitled(work);
    draft.edit(`${title}, numero`, [[path, { ...work, id: Number(text) }]], `${path}#id`);
  }

  function problemOf(text: string): string | undefined {
    const number = Number(text);
    const isShort = text.trim().length <= String(workNumbers.last).length;
    if (!/^\s*\d+\s*$/.test(text) || !isShort || number < workNumbers.first)
      return `Il numero va da ${workNumbers.first} a ${workNumbers.last}. Per ora l’opera tiene il numero ${work.id}.`;
    const other = works.find((each) => each !== slug && draft.read(at.work(each))?.id === number);
    const taken = other && draft.read(at.work(other));
    return (
      taken &&
      `Il numero ${number} è già di «${taken.title || untitled(taken)}». Per ora l’opera tiene il numero ${work.id}.`
    );
  }

  return (
    <TextField
      label="Numero sull’etichetta"
      hint="Chi visita lo scrive per aprire l’opera."
      value={refused?.text ?? String(work.id)}
      onText={change}
      inputMode="numeric"
      problem={refused?.problem}
      onBlur={() => setRefused(undefined)}
    />
  );
}
