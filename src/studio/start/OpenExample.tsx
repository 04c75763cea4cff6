import { useState } from "react";
import { useNavigate } from "react-router";
import { announce } from "../../ui/announce.ts";
import { sizeInItalian } from "../italian/sizeInItalian.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { studioData } from "../studioData.ts";
import { importDraft, type ImportRefusal } from "./importDraft.ts";
import { OpeningRefused } from "./OpeningRefused.tsx";

type Opening = { phase: "waiting" } | { phase: "opening" } | { phase: "unreached" } | ImportRefusal;

/** A complete museum to try; it is fetched only on demand. */
export function OpenExample() {
  const { example } = studioData();
  const navigate = useNavigate();
  const [opening, setOpening] = useState<Opening>({ phase: "waiting" });

  if (!example) return null;

  async function open(url: string) {
    setOpening({ phase: "opening" });
    announce("Scarico l’esempio");
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(String(answer.status));
      const result = await importDraft(await answer.blob());
      if (result.phase === "refused") setOpening(result);
      else await navigate(`/${result.id}/opere`);
    } catch {
      setOpening({ phase: "unreached" });
      announce("L’esempio non è arrivato. Controlla la rete e riprova.");
    }
  }

  return (
    <section className="studio-card" aria-labelledby="open-example">
      <h2 id="open-example">Un esempio da guardare</h2>
      <p>
        La {example.name} com’è su Varco, in cinque lingue: esplora, cambia, prova. È una copia
        tutta tua ({sizeInItalian(example.bytes)}).
      </p>
      <div>
        <Button look="plain" onTap={() => opening.phase !== "opening" && void open(example.url)}>
          {opening.phase === "opening" ? "Scarico…" : `Guarda la ${example.name}`}
        </Button>
      </div>
      {opening.phase === "unreached" && (
        <p className="studio-notice">L’esempio non è arrivato. Controlla la rete e riprova.</p>
      )}
      {opening.phase === "refused" && <OpeningRefused refusal={opening} />}
    </section>
  );
}
