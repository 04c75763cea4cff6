import { languages, type Language } from "../../i18n/languages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { announce } from "../../ui/announce.ts";
import { at, type MuseumDocument } from "../draft/documents/documents.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { keepFocus } from "../parts/keepFocus.ts";
import { LanguageChecks } from "../parts/fields/LanguageChecks.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { TextField } from "../parts/fields/TextField.tsx";
import { addressOfMuseum } from "../start/newMuseum.ts";

/** The form for the museum itself: name, address, languages and the names that its guides say. */
export function MuseumScreen() {
  const draft = useDraft();
  const museum = useMuseum();
  const change = (label: string, facts: Partial<MuseumDocument>, field?: string) =>
    draft.edit(label, [[at.museum, { ...museum, ...facts }]], field);
  return (
    <StudioScreen title="Il museo">
      <section className="studio-card" aria-labelledby="name">
        <h2 id="name">Nome, città e indirizzo</h2>
        <TextField
          label="Nome del museo"
          value={museum.name}
          onText={(name) => change("Nome del museo", { name }, "museum#name")}
          lang={museum.languages[0]}
        />
        <TextField
          label="Città"
          hint="In italiano, per esempio Roma. Nella pagina con tutti i musei, chi visita cerca per città."
          value={museum.town ?? ""}
          onText={(town) => change("Città del museo", { town }, "museum#town")}
        />
        <p className="studio-soft">
          Nell’indirizzo delle pagine il museo si chiama <code>/{museum.address}</code>.
        </p>
        {addressOfMuseum(museum.name) !== museum.address && (
          <div>
            <Button
              look="plain"
              onClick={() => {
                const address = addressOfMuseum(museum.name);
                change("Indirizzo del museo", { address });
                announce(`Ora l’indirizzo è /${address}`);
                keepFocus();
              }}
            >
              {`Cambia l’indirizzo in /${addressOfMuseum(museum.name)}`}
            </Button>
            <p className="studio-soft">
              Attenzione: le etichette già stampate portano al vecchio indirizzo e andrebbero
              rifatte.
            </p>
          </div>
        )}
      </section>
      <LanguagesForm
        museum={museum}
        onLanguages={(label, spoken) => change(label, { languages: spoken })}
      />
      {museum.languages.map((language) => (
        <NamesForm key={language} language={language} />
      ))}
      <section className="studio-card" aria-labelledby="notes">
        <h2 id="notes">Appunti</h2>
        <TextField
          label="Appunti per chi lavora alla guida"
          hint="Chi visita non li vede."
          isLong
          value={museum.note ?? ""}
          onText={(note) => change("Museo, appunti", { note }, "museum#note")}
        />
      </section>
    </StudioScreen>
  );
}

type LanguagesFormProps = {
  museum: MuseumDocument;
  onLanguages: (label: string, languages: MuseumDocument["languages"]) => void;
};

function LanguagesForm({ museum: { languages: spoken }, onLanguages }: LanguagesFormProps) {
  const [own, ...others] = spoken;
  return (
    <section className="studio-card" aria-labelledby="languages">
      <h2 id="languages">Lingue</h2>
      <p>
        L’originale è in <strong>{languagesInItalian[own]}</strong>. Una lingua che togli non perde
        i suoi testi: tornano se la rimetti.
      </p>
      <LanguageChecks
        legend="La guida si traduce in"
        offered={languages.filter((code) => code !== own)}
        chosen={others}
        onChange={(next, code) => {
          const isAdded = next.includes(code);
          const label = `Lingua ${isAdded ? "aggiunta" : "tolta"}: ${languagesInItalian[code]}`;
          onLanguages(label, [own, ...next]);
          announce(label);
        }}
      />
    </section>
  );
}

function NamesForm({ language }: { language: Language }) {
  const draft = useDraft();
  const path = at.names(language);
  const names = useDocument(path)?.names ?? [];
  return (
    <section className="studio-card" aria-labelledby={`names-${language}`}>
      <h2
        id={`names-${language}`}
      >{`Nomi che la guida dice, in ${languagesInItalian[language]}`}</h2>
      <TextField
        label={`Nomi in ${languagesInItalian[language]}, uno per riga`}
        hint="Persone, luoghi e cose del museo: i sottotitoli li scriveranno così. Niente parole comuni."
        isLong
        hasLines
        value={names.join("\n")}
        onText={(text) =>
          draft.edit(
            `Nomi in ${languagesInItalian[language]}`,
            [[path, { names: text.split("\n") }]],
            path,
          )
        }
        lang={language}
      />
    </section>
  );
}
