import { useRef, useState } from "react";
import type { Language } from "../../i18n/languages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { VoiceRow } from "./VoiceRow.tsx";
import type { Voice } from "./voicesIn.ts";

/** How many are shown at first, and how many more with each press. */
const SHOWN = 50;

/** A list of scripts that can be read aloud. */
export function VoiceList({ voices, language }: { voices: readonly Voice[]; language: Language }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(SHOWN);
  const others = voices.length - shown;
  return (
    <>
      <ul ref={list} role="list" className="voices-list">
        {voices.slice(0, shown).map((voice) => (
          <VoiceRow key={voice.clip} voice={voice} language={language} />
        ))}
      </ul>
      {others > 0 && (
        <div>
          <Button
            look="plain"
            onClick={() => {
              setShown(shown + SHOWN);
              // The focus goes to the first of the new ones.
              setTimeout(() => list.current?.children[shown]?.querySelector("a")?.focus());
            }}
          >
            {others === 1
              ? "Mostra l’ultima"
              : `Mostra altre ${Math.min(SHOWN, others)} di ${voices.length}`}
          </Button>
        </div>
      )}
    </>
  );
}
