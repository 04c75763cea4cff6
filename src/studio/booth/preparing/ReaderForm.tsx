import type { Language } from "../../../i18n/languages.ts";
import { dayOf } from "../../../lib/dayOf.ts";
import type { Reader } from "../../draft/documents/boothDocument.ts";
import { at, boothAt } from "../../draft/documents/documents.ts";
import { useDocument, useDraft } from "../../draft/useDraft.ts";
import { announce } from "../../../ui/announce.ts";
import { TextField } from "../../parts/fields/TextField.tsx";

/** Who reads, and whether their voice may be published: without that it stays in the draft. */
export function ReaderForm({
  language,
  clip,
  label,
}: {
  language: Language;
  clip: string;
  label: string;
}) {
  const draft = useDraft();
  const path = at.booth(language, clip);
  const booth = useDocument(path);
  const reader: Reader | undefined = booth?.reader ?? lastReader(draft.documents, language);
  const change = (changed: Reader, field?: string) =>
    draft.edit(`${label}, chi legge`, [[path, { ...draft.read(path), reader: changed }]], field);
  const isNamed = Boolean(reader?.name.trim());
  const isAllowed = reader?.allowed !== undefined && booth?.reader !== undefined;
  return (
    <section className="studio-card" aria-labelledby="chi-legge">
      <h2 id="chi-legge">Chi legge</h2>
      <TextField
        label="Nome e cognome"
        hint="La guida lo dice accanto alla registrazione, con il mese e l’anno."
        value={reader?.name ?? ""}
        onText={(name) => change({ ...reader, name }, `${path}#name`)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isAllowed}
          // Not `disabled`: a screen reader has to reach it to say what it waits for.
          aria-disabled={!isNamed}
          aria-describedby="permesso"
          onChange={({ currentTarget }) => {
            if (!isNamed) return announce(nameFirst);
            const { allowed: _, ...others } = reader ?? { name: "" };
            change(currentTarget.checked ? { ...others, allowed: dayOf(new Date()) } : others);
          }}
        />
        <span>
          {reader?.name.trim() || "Chi legge"} permette al museo di pubblicare la sua voce nella
          guida
        </span>
      </label>
      <p id="permesso" className="studio-soft">
        {!isNamed && `${nameFirst} `}
        {isAllowed
          ? `Permesso dato il ${day.format(new Date(`${reader?.allowed}T12:00`))}. Conservate anche una dichiarazione firmata.`
          : "Senza permesso le riprese restano in questa bozza, e i visitatori ascoltano la voce sintetica."}
      </p>
    </section>
  );
}

const nameFirst = "Prima scrivi il nome e il cognome di chi legge.";

const day = new Intl.DateTimeFormat("it", { dateStyle: "long" });

/** The name of who read last in this language; the permission is asked for each recording. */
function lastReader(documents: ReadonlyMap<string, unknown>, language: Language) {
  const booths = [...documents].flatMap(([path, document]) =>
    boothAt(path)?.language === language ? [document as { reader?: Reader }] : [],
  );
  const name = booths.findLast(({ reader }) => reader?.name)?.reader?.name;
  return name ? { name } : undefined;
}
