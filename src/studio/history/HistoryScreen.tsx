import { useEffect, useState } from "react";
import { draftsDatabase } from "../../platform/drafts/draftsDatabase.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { revertEntries, entryInWords, type Entry } from "../draft/journal/journal.ts";
import { useDraft, useEveryChange, useWatched } from "../draft/useDraft.ts";
import { dayInItalian, whenInItalian } from "../italian/whenInItalian.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import "./HistoryScreen.css";

/** In entries. */
const PAGE = 200;

/** The journal of the draft, the newest entry first; the draft can go back to before any of them. */
export function HistoryScreen() {
  const draft = useDraft();
  useEveryChange();
  const { phase } = useWatched(draft, undefined, draft.state);
  /** `undefined` during a save: the entries are read once it is done. */
  const version = phase === "saving" ? undefined : draft.version();
  const [most, setMost] = useState(PAGE);
  const [entries, setEntries] = useState<readonly Entry[]>();
  useEffect(() => {
    if (version === undefined) return;
    let isOver = false;
    void draftsDatabase
      .lastEntries<Entry>(draft.id, most)
      .catch((): Entry[] => [])
      .then((found) => isOver || setEntries(withUnsaved(found, draft.unsaved())));
    return () => {
      isOver = true;
    };
  }, [draft, version, most]);

  function goBack(number: number) {
    const entry = entries![number]!;
    const changes = revertEntries(entries!.slice(0, number + 1).toReversed());
    const label = `Ritorno a prima di: ${entry.label}, ${whenInItalian(entry.at)}`;
    draft.edit(
      label,
      changes.map(({ path, after }) => [path, after]),
    );
    announce(`${label}. Puoi annullare.`);
  }

  const days = byDay(entries ?? []);
  return (
    <StudioScreen
      title="Cronologia"
      lead="Le modifiche degli ultimi trenta giorni (in una guida molto grande anche meno), la più recente in alto. Anche tornare indietro è una modifica: si può annullare."
    >
      {entries?.length === 0 && <p>Ancora nessuna modifica.</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="studio-card" aria-label={day}>
          <h2 className="history-day">{day}</h2>
          <ol role="list" className="history-list">
            {ofDay.map((entry) => (
              <li key={entry.seq}>
                <span className="history-time">
                  {new Date(entry.until).toLocaleTimeString("it", {
                    hour: "2-digit",
                    minute: "2-digit",
                  })}
                </span>
                <span className="history-label">{entryInWords(entry)}</span>
                <Button
                  look="quiet"
                  aria-label={`Torna a prima di: ${entry.label}, ${whenInItalian(entry.until)}`}
                  onTap={() => goBack(entries!.indexOf(entry))}
                >
                  Torna a prima
                </Button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {entries && entries.length >= most && (
        <div>
          <Button look="plain" onClick={() => setMost(most + PAGE)}>
            Mostra le modifiche più vecchie
          </Button>
        </div>
      )}
    </StudioScreen>
  );
}

/** The entries, the newest first, with those that could not be saved. */
function withUnsaved(stored: readonly Entry[], unsaved: readonly Entry[]) {
  const isKnown = new Set(unsaved.map(({ seq }) => seq));
  return [...unsaved.toReversed(), ...stored.filter(({ seq }) => !isKnown.has(seq))];
}

function byDay(entries: readonly Entry[]) {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayInItalian(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
