import { useEffect, useState } from "react";
import { microphone, type Microphone } from "../../../platform/sound/microphone.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx";
import type { BoothSettings } from "./boothSettings.ts";
import { RoomCheck } from "./RoomCheck.tsx";

type MicrophonePanelProps = {
  /** The microphone that is on. */
  opened: Microphone | undefined;
  isIdle: boolean;
  settings: BoothSettings;
  /** `isReopened`: the microphone has to be opened anew for it. */
  onSettings: (changed: Partial<BoothSettings>, isReopened: boolean) => void;
  onSwitch: () => void;
};

/** Which microphone, what is done to its sound, and how it sounds in this room. */
export function MicrophonePanel({
  opened,
  isIdle,
  settings,
  onSettings,
  onSwitch,
}: MicrophonePanelProps) {
  const all = useMicrophones(opened?.name);
  return (
    <section className="studio-card" aria-labelledby="microfono">
      <h2 id="microfono">Il microfono</h2>
      <p className="field-hint">
        Va bene anche uno economico, da collegare alla presa USB: a un palmo dalla bocca, in una
        stanza piccola e silenziosa, con le cuffie.
      </p>
      {all.length > 1 && (
        <ChoiceField
          label="Quale microfono"
          value={settings.microphone ?? opened?.id ?? all[0]!.id}
          choices={all.map(({ id, name }, index) => [id, name || `Microfono ${index + 1}`])}
          onChoice={(id) => onSettings({ microphone: id }, true)}
        />
      )}
      {all.length === 1 && opened && <p>{opened.name || "Il microfono del computer"}</p>}
      <div className="studio-row">
        <Button look="plain" icon="microphone" onTap={onSwitch}>
          {opened ? "Spegni il microfono" : "Accendi il microfono"}
        </Button>
      </div>
      <RoomCheck opened={opened} isIdle={isIdle} />
      <label className="check">
        <input
          type="checkbox"
          checked={settings.playsBack}
          onChange={({ currentTarget }) => onSettings({ playsBack: currentTarget.checked }, false)}
        />
        Riascolta ogni frase appena letta
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.beeps}
          onChange={({ currentTarget }) => onSettings({ beeps: currentTarget.checked }, false)}
        />
        Un segnale prima di registrare: si legge quando è finito
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.isCleaned}
          onChange={({ currentTarget }) => onSettings({ isCleaned: currentTarget.checked }, true)}
        />
        Lascia che il computer tolga eco e rumore
      </label>
      <p className="studio-soft">
        Meglio di no: è fatto per le telefonate, mangia i respiri e la fine delle parole, e alza e
        abbassa la voce da sé. Serve solo dove non c’è una stanza tranquilla.
      </p>
    </section>
  );
}

/** The microphones of this device; their names are known once one was allowed. */
function useMicrophones(name: string | undefined) {
  const [all, setAll] = useState<Awaited<ReturnType<typeof microphone.all>>>([]);
  useEffect(() => {
    const unmount = new AbortController();
    const list = async () => {
      const found = await microphone.all().catch(() => []);
      if (!unmount.signal.aborted) setAll(found);
    };
    void list();
    microphone.watchAll(() => void list(), unmount.signal);
    return () => unmount.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once a microphone has a name, all have
  }, [name]);
  return all;
}
