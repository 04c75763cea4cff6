import { at, type WorkDocument } from "../draft/documents/documents.ts";
import { storeFile } from "../draft/drafts.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { useFileUrl } from "../draft/useFileUrl.ts";
import { TextField } from "../parts/fields/TextField.tsx";
import { wordsEdits } from "../words/wordsEdits.ts";
import { PictureInput } from "./PictureInput.tsx";
import { useId, useState } from "react";

/** The picture of a work, with its alternative text and its credit. */
export function WorkPictureForm({ slug, work }: { slug: string; work: WorkDocument }) {
  const draft = useDraft();
  const museum = useMuseum();
  const [own] = museum.languages;
  const words = useDocument(at.words(own, slug));
  const { picture } = work;
  const file = picture && `pictures/${picture.file}`;
  const url = useFileUrl(file);
  const title = work.title || untitled(work);
  const [problem, setProblem] = useState<string>();
  const alt = useId();

  async function take({ bytes, extension }: { bytes: Uint8Array; extension: string }) {
    setProblem(undefined);
    try {
      const kept = await storeFile(draft, bytes);
      const name = `${slug}.${extension}`;
      const credit = picture?.kind === "photograph" ? picture.credit : museum.name;
      const before = draft.read(at.work(slug)) ?? work;
      draft.edit(`${title}, fotografia`, [
        ...(file && file !== `pictures/${name}` ? [[at.file(file), undefined] as const] : []),
        [at.file(`pictures/${name}`), kept],
        [at.work(slug), { ...before, picture: { kind: "photograph", file: name, credit } }],
      ]);
      // The field is rendered only once there is a picture.
      setTimeout(() => document.getElementById(alt)?.querySelector("textarea")?.focus());
    } catch {
      setProblem(
        "Su questo dispositivo non c’è posto per la fotografia. Libera spazio, poi riprova.",
      );
    }
  }

  function remove() {
    const { picture: _, ...without } = work;
    draft.edit(`${title}, fotografia tolta`, [
      ...(file ? [[at.file(file), undefined] as const] : []),
      [at.work(slug), without],
    ]);
  }

  return (
    <section className="studio-card" aria-labelledby="picture">
      <h2 id="picture">L’immagine</h2>
      <PictureInput
        label="Fotografia dell’opera"
        {...(url && { picture: { url, alt: words?.alt ?? "" } })}
        onPicture={(photo) => void take(photo)}
        {...(picture && { onRemove: remove })}
      />
      {problem && <p className="studio-notice">{problem}</p>}
      {picture && (
        <>
          <div id={alt}>
            <TextField
              label="Alternativa testuale: che cosa mostra"
              hint={
                picture.kind === "illustration"
                  ? "Una o due frasi. È un’illustrazione: comincia con «Illustrazione, non il dipinto: …» o «Illustrazione, non l’opera: …»."
                  : "Una o due frasi per chi non la vede: chi o che cosa c’è, dove, com’è fatto. Niente «foto di»."
              }
              isLong
              value={words?.alt ?? ""}
              onText={(text) =>
                draft.edit(
                  `${title}, alternativa testuale`,
                  wordsEdits(draft.read, { slug, language: own }, "alt", text),
                  `${at.words(own, slug)}#alt`,
                )
              }
              lang={own}
            />
          </div>
          {picture.kind === "photograph" && (
            <TextField
              label="Di chi è la fotografia"
              hint="Chi l’ha scattata e chi permette di mostrarla. Si legge sotto l’immagine, dopo «Fotografia:»."
              value={picture.credit}
              onText={(credit) => {
                const path = at.work(slug);
                draft.edit(
                  `${title}, crediti della fotografia`,
                  [[path, { ...work, picture: { ...picture, credit } }]],
                  `${path}#credit`,
                );
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
