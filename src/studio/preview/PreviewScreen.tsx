import { useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { Icon } from "../../ui/brand/Icon.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDraft, useEveryChange, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { ChoiceField } from "../parts/fields/ChoiceField.tsx";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { PreviewFrame, previewAddress } from "./PreviewFrame.tsx";

const screens = [
  ["", "La prima pagina"],
  ["disability", "Come visiti?"],
  ["list", "L’elenco delle opere"],
  ["blind-user", "Il percorso guidato"],
  ["deaf-user", "Lo scanner"],
  ["transcription", "I sottotitoli"],
] as const;

/** The draft as visitors will see it, shown by the code of the published app. */
export function PreviewScreen() {
  const draft = useDraft();
  const museum = useMuseum();
  useEveryChange();
  const [language, setLanguage] = useState<Language>(museum.languages[0]);
  const [screen, setScreen] = useState("");
  const shown = `/${museum.address}${screen && `/${screen}`}?lang=${language}`;
  return (
    <StudioScreen
      title="Anteprima"
      lead="La guida come la avrà chi visita, con le stesse pagine. Ogni modifica si vede subito, anche se la apri in un’altra finestra."
      isWide
    >
      <div className="preview-desk">
        <div className="studio-card">
          <ChoiceField
            label="Lingua"
            value={language}
            choices={museum.languages.map((code) => [code, languagesInItalian[code]])}
            onChoice={setLanguage}
          />
          <div className="preview-places" role="group" aria-label="Pagina da mostrare">
            {screens.map(([to, name]) => (
              <Button
                key={to}
                look="plain"
                aria-pressed={screen === to}
                onClick={() => setScreen(to)}
              >
                {name}
              </Button>
            ))}
          </div>
          {museum.works.length > 0 && (
            <ChoiceField
              label="Un’opera"
              value={screen.startsWith("artwork/") ? screen : ""}
              choices={[
                ["", "Scegli…"],
                ...museum.works.map((slug) => {
                  const work = draft.read(at.work(slug))!;
                  return [
                    `artwork/${work.id}`,
                    `${work.id} · ${work.title || untitled(work)}`,
                  ] as const;
                }),
              ]}
              onChoice={setScreen}
            />
          )}
          <p>
            <a
              className="button"
              data-look="primary"
              href={previewAddress(draft.id, shown)}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="enlarge" />
              Tutta la visita, a schermo intero
              <span className="visually-hidden"> (si apre in un’altra finestra)</span>
            </a>
          </p>
          <p className="studio-soft">
            Nell’anteprima la fotocamera e il microfono funzionano come per chi visita. Scaricare la
            visita per usarla senza rete si può solo quando la guida è pubblicata.
          </p>
        </div>
        <PreviewFrame screen={shown} title="La guida su un telefono" />
      </div>
    </StudioScreen>
  );
}
