import { useState } from "react";
import { useNavigate } from "react-router";
import { languages, type Language } from "../../i18n/languages.ts";
import { requestPersistence } from "../../platform/browser/studioPage.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { createStoredDraft } from "../draft/drafts.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { ChoiceField } from "../parts/fields/ChoiceField.tsx";
import { LanguageChecks } from "../parts/fields/LanguageChecks.tsx";
import { TextField } from "../parts/fields/TextField.tsx";
import { newMuseum } from "./newMuseum.ts";

const inOrder = languages.toSorted((one, other) =>
  languagesInItalian[one].localeCompare(languagesInItalian[other], "it"),
);

export function NewMuseumForm() {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [own, setOwn] = useState<Language>("it");
  const [others, setOthers] = useState<readonly Language[]>(["en"]);
  const [problem, setProblem] = useState<string>();

  async function create() {
    if (!name.trim()) {
      setProblem("Scrivi il nome del museo: potrai cambiarlo quando vuoi.");
      document.getElementById("new-museum-name")?.querySelector("input")?.focus();
      return;
    }
    const spoken = inOrder.filter((code) => code !== own && others.includes(code));
    try {
      const id = await createStoredDraft(newMuseum(name, [own, ...spoken]));
      void requestPersistence();
      await navigate(`/${id}/opere`);
    } catch {
      setProblem(
        "Non c’è posto per una nuova bozza su questo dispositivo. Libera spazio e riprova.",
      );
    }
  }

  return (
    <form
      className="studio-card"
      aria-labelledby="new-museum"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2 id="new-museum">Un museo nuovo</h2>
      <div id="new-museum-name">
        <TextField
          label="Come si chiama il museo?"
          value={name}
          onText={(text) => {
            setName(text);
            setProblem(undefined);
          }}
          autoComplete="organization"
          problem={problem}
        />
      </div>
      <ChoiceField
        label="In quale lingua scrivete?"
        hint="È l’originale da cui si traduce."
        value={own}
        choices={inOrder.map((code) => [code, languagesInItalian[code]])}
        onChoice={setOwn}
      />
      <LanguageChecks
        legend="In quali altre lingue accogliete chi visita?"
        offered={inOrder.filter((code) => code !== own)}
        chosen={others}
        onChange={setOthers}
      />
      <div>
        <Button type="submit">Comincia</Button>
      </div>
    </form>
  );
}
